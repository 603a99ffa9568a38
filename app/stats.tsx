import { useLocalSearchParams } from 'expo-router';
import { StatsScreen } from '@/components/features/stats/StatsScreen';

export default function Stats() {
  const { who } = useLocalSearchParams<{ who?: string }>();
  return <StatsScreen key={who} who={who ?? null} />;
}
