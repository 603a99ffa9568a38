import { useLocalSearchParams } from 'expo-router';
import { PackScreen } from '@/components/features/packs/PackScreen';

export default function Pack() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <PackScreen key={id} id={id} />;
}
