import { useLocalSearchParams } from 'expo-router';
import { ChartRoomScreen } from '@/components/features/charts/ChartRoomScreen';

/** A chart is being made: the way back from a failure leads to the shelf, and the draft is kept. */
export { CrashScreen as ErrorBoundary } from '@/components/kit/trouble/CrashScreen';

export default function Chart() {
  const { game, id } = useLocalSearchParams<{ game: string; id: string }>();
  return <ChartRoomScreen key={`${game} ${id}`} id={game} chart={id} />;
}
