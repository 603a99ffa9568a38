import { router } from 'expo-router';
import { useWords } from '@/components/i18n/words';
import { TroubleScreen } from './TroubleScreen';

/** An address that leads nowhere. */
export function LostScreen() {
  const t = useWords();
  return <TroubleScreen testID="no-page" text={t('app:trouble.noPage')} onShelf={() => router.dismissTo('/')} />;
}
