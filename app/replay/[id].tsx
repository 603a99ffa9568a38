import { useLocalSearchParams } from 'expo-router';
import { ReplayScreen } from '@/components/replay/ReplayScreen';

export default function Replay() {
  const { id, at } = useLocalSearchParams<{ id: string; at?: string }>();
  return <ReplayScreen key={`${id}/${at}`} id={id} from={Number(at ?? 0)} />;
}
