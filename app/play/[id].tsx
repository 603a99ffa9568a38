import { useLocalSearchParams } from 'expo-router';
import { PlayScreen } from '@/components/play/PlayScreen';

/** Of a match: the way back leads to it, not to the shelf. */
export { CrashScreen as ErrorBoundary } from '@/components/kit/trouble/CrashScreen';

export default function Play() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <PlayScreen key={id} id={id} />;
}
