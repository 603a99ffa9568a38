import { useLocalSearchParams } from 'expo-router';
import { LearnScreen } from '@/components/tutorial/LearnScreen';

/** Of a match: the way back leads to it, not to the shelf. */
export { CrashScreen as ErrorBoundary } from '@/components/trouble/CrashScreen';

export default function Learn() {
  const { game } = useLocalSearchParams<{ game: string }>();
  return <LearnScreen key={game} game={game} />;
}
