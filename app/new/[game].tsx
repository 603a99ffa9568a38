import { useLocalSearchParams } from 'expo-router';
import { SetupScreen } from '@/components/setup/SetupScreen';

export default function NewMatch() {
  const { game } = useLocalSearchParams<{ game: string }>();
  return <SetupScreen key={game} id={game} />;
}
