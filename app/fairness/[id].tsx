import { useLocalSearchParams } from 'expo-router';
import { FairnessScreen } from '@/components/features/fairness/FairnessScreen';

export default function Fairness() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <FairnessScreen key={id} id={id} />;
}
