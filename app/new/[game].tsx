import { useLocalSearchParams } from 'expo-router';
import { SetupScreen } from '@/components/features/setup/SetupScreen';

export default function NewMatch() {
  const { game } = useLocalSearchParams<{ game: string }>();
  return <SetupScreen key={game} id={game} />;
}
