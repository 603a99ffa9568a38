import { useLocalSearchParams } from 'expo-router';
import { PlayScreen } from '@/components/table/play/PlayScreen';

export default function Play() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <PlayScreen key={id} id={id} />;
}
