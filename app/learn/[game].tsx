import { useLocalSearchParams } from 'expo-router';
import { LearnScreen } from '@/components/features/tutorial/LearnScreen';

/** Of a match: the way back leads to it, not to the shelf. */
export { CrashScreen as ErrorBoundary } from '@/components/kit/trouble/CrashScreen';

export default function Learn() {
  const { game } = useLocalSearchParams<{ game: string }>();
  return <LearnScreen key={game} game={game} />;
}
