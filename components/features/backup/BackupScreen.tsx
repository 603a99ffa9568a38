import { goBack } from '@/components/ui/go-back';
import { useWords } from '@/components/i18n/words';
import { Header } from '@/components/ui/header';
import { Screen } from '@/components/ui/screen';
import { BringIn } from './BringIn';
import { TakeAlong } from './TakeAlong';

/** Everything out of this device as one text, and texts into it: whole backups or single matches. */
export function BackupScreen() {
  const t = useWords();
  const back = () => goBack();
  return (
    <Screen
      testID="backup"
      head={<Header title={t('backup:title')} back={{ label: t('app:common.back'), onPress: back }} />}
    >
      <TakeAlong />
      <BringIn />
    </Screen>
  );
}
