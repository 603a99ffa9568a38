import { router, useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { useWords } from '@/components/i18n/words';
import { library } from '@/components/saves/vault';
import { useRemoval } from '@/components/features/shelf/removal';
import { Empty } from '@/components/ui/empty';
import { Header } from '@/components/ui/header';
import { ListScreen } from '@/components/ui/list-screen';
import { Segmented } from '@/components/ui/segmented';
import { HistoryRow } from './HistoryRow';

const look = () => ({ entries: library.list().entries, now: Date.now() });

type Which = 'finished' | 'running';

/** Every match on this device, finished and running: look at the result, watch it again, delete it. */
export function HistoryScreen({ which: first }: { readonly which: Which }) {
  const t = useWords();
  const [{ entries, now }, setSeen] = useState(look);
  const [which, setWhich] = useState<Which>(first);
  useFocusEffect(useCallback(() => setSeen(look()), []));
  const list = entries.filter(({ finished }) => finished === (which === 'finished'));
  const back = () => (router.canGoBack() ? router.back() : router.dismissTo('/'));
  const remove = useRemoval(() => setSeen(look()));
  return (
    <ListScreen
      testID="history"
      head={<Header title={t('stats:history')} back={{ label: t('app:common.back'), onPress: back }} />}
      before={
        <Segmented
          label={t('stats:history')}
          value={which}
          onChange={setWhich}
          choices={[
            { value: 'finished', label: t('stats:finished'), testID: 'history-finished' },
            { value: 'running', label: t('stats:running'), testID: 'history-running' },
          ]}
        />
      }
      items={list}
      keyOf={({ id }) => id}
      row={(entry) => <HistoryRow entry={entry} now={now} onDelete={() => remove(entry.id)} />}
      empty={
        <Empty
          text={t(which === 'finished' ? 'stats:historyEmpty' : 'stats:historyNoRunning')}
          testID="history-empty"
          way={{ label: t('app:shelf.newMatch'), onPress: () => router.dismissTo('/'), testID: 'history-begin' }}
        />
      }
    />
  );
}
