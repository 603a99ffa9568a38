import { useLocalSearchParams } from 'expo-router';
import { ReplayScreen } from '@/components/replay/ReplayScreen';

export default function Replay() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <ReplayScreen key={id} id={id} />;
}
