import { useLocalSearchParams } from 'expo-router';
import { LearnScreen } from '@/components/tutorial/LearnScreen';

export default function Learn() {
  const { game } = useLocalSearchParams<{ game: string }>();
  return <LearnScreen key={game} game={game} />;
}
