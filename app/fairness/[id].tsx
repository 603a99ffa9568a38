import { useLocalSearchParams } from 'expo-router';
import { FairnessScreen } from '@/components/fairness/FairnessScreen';

export default function Fairness() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <FairnessScreen key={id} id={id} />;
}
