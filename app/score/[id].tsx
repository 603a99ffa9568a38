import { useLocalSearchParams } from 'expo-router';
import { ScoreScreen } from '@/components/features/score/ScoreScreen';

/** Of a match: the way back leads to it, not to the shelf. */
export { CrashScreen as ErrorBoundary } from '@/components/kit/trouble/CrashScreen';

export default function Score() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <ScoreScreen key={id} id={id} />;
}
