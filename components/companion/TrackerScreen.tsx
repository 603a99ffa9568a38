import { router } from 'expo-router';
import { useWords } from '@/components/i18n/words';
import { TroubleScreen } from '@/components/trouble/TroubleScreen';
import { InGame } from '@/components/ui/theme/context';
import { isTracked, TRACKERS } from './trackers';

export function TrackerScreen({ id }: { readonly id: string }) {
  const t = useWords();
  if (!isTracked(id)) {
    return <TroubleScreen testID="no-game" text={t('app:trouble.noGame')} onShelf={() => router.dismissTo('/')} />;
  }
  const Tracker = TRACKERS[id];
  return (
    <InGame game={id}>
      <Tracker />
    </InGame>
  );
}
