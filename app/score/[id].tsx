import { useLocalSearchParams } from 'expo-router';
import { ScoreScreen } from '@/components/table/score/ScoreScreen';

export default function Score() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <ScoreScreen key={id} id={id} />;
}
