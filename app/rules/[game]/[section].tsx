import { useLocalSearchParams } from 'expo-router';
import { RulesScreen } from '@/components/features/rules/RulesScreen';

export default function RulesSection() {
  const { game, section, find } = useLocalSearchParams<{ game: string; section: string; find?: string }>();
  return <RulesScreen game={game} section={section} find={find ?? ''} />;
}
