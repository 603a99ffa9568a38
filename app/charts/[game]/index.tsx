import { useLocalSearchParams } from 'expo-router';
import { ChartRoomScreen } from '@/components/features/charts/ChartRoomScreen';

export default function Charts() {
  const { game } = useLocalSearchParams<{ game: string }>();
  return <ChartRoomScreen key={game} id={game} />;
}
