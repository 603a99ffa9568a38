import { useLocalSearchParams } from 'expo-router';
import { HistoryScreen } from '@/components/features/history/HistoryScreen';

export default function History() {
  const { which } = useLocalSearchParams<{ which?: string }>();
  return <HistoryScreen which={which === 'running' ? 'running' : 'finished'} />;
}
