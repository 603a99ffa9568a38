import { moduleOf } from '@/components/games/registry';
import { Tracker } from '@/components/games/Tracker';
import { router } from 'expo-router';
import type { ReactNode } from 'react';
import { LATER, type LaterSubject } from '@/components/i18n/later';
import { useLaterWords } from '@/components/i18n/later-words';
import { useWords } from '@/components/i18n/words';
import { TroubleScreen } from '@/components/kit/trouble/TroubleScreen';
import { WordsTrouble } from '@/components/kit/trouble/WordsTrouble';
import { Header } from '@/components/ui/header';
import { Screen } from '@/components/ui/screen';
import { InGame } from '@/components/ui/theme/context';

export function TrackerScreen({ id }: { readonly id: string }) {
  const t = useWords();
  const module = moduleOf(id);
  if (!module?.tracker) {
    return <TroubleScreen testID="no-game" text={t('app:trouble.noGame')} onShelf={() => router.dismissTo('/')} />;
  }
  const own = `companion-${id}`;
  const tracker = <Tracker id={module.id} />;
  return (
    <InGame game={module.id}>
      {Object.hasOwn(LATER, own) ? <Worded subject={own as LaterSubject}>{tracker}</Worded> : tracker}
    </InGame>
  );
}

function Worded({ subject, children }: { readonly subject: LaterSubject; readonly children: ReactNode }) {
  const t = useWords();
  const { state } = useLaterWords(subject);
  if (state === 'here') return children;
  const back = { label: t('app:common.back'), onPress: () => router.dismissTo('/companion') };
  return (
    <Screen testID="companion-to-come" head={<Header title={t('app:tabs.companion')} back={back} />}>
      <WordsTrouble subject={subject} />
    </Screen>
  );
}
