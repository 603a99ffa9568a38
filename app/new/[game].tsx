import { useLocalSearchParams } from 'expo-router';
import { FirstMatchScreen } from '@/components/features/setup/FirstMatchScreen';
import { SetupScreen } from '@/components/features/setup/SetupScreen';
import type { GameId } from '@/engine';

export default function NewMatch() {
  const { game, first } = useLocalSearchParams<{ game: string; first?: string }>();
  return first === '1' ? <FirstMatchScreen game={game as GameId} /> : <SetupScreen key={game} id={game} />;
}
