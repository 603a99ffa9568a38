import { useLocalSearchParams } from 'expo-router';
import { ScoreScreen } from '@/components/table/score/ScoreScreen';

/** Of a match: the way back leads to it, not to the shelf. */
export { CrashScreen as ErrorBoundary } from '@/components/trouble/CrashScreen';

export default function Score() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <ScoreScreen key={id} id={id} />;
}
