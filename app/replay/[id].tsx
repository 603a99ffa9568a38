import { useLocalSearchParams } from 'expo-router';
import { ReplayScreen } from '@/components/features/replay/ReplayScreen';

/** Of a match: the way back leads to it, not to the shelf. */
export { CrashScreen as ErrorBoundary } from '@/components/kit/trouble/CrashScreen';

export default function Replay() {
  const { id, at, event } = useLocalSearchParams<{ id: string; at?: string; event?: string }>();
  const moment = event === undefined ? null : Number(event);
  return <ReplayScreen key={`${id}/${at}/${event}`} id={id} from={Number(at ?? 0)} moment={moment} />;
}
