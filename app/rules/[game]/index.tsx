import { useLocalSearchParams } from 'expo-router';
import { RulesScreen } from '@/components/features/rules/RulesScreen';

export default function Rules() {
  const { game, find } = useLocalSearchParams<{ game: string; find?: string }>();
  return <RulesScreen game={game} section={null} find={find ?? ''} />;
}
