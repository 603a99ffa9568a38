import { useLocalSearchParams } from 'expo-router';
import { TrackerScreen } from '@/components/features/companion/TrackerScreen';

export default function Tracker() {
  const { game } = useLocalSearchParams<{ game: string }>();
  return <TrackerScreen key={game} id={game} />;
}
