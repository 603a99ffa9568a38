import { goBack } from '@/components/ui/go-back';
import { router } from 'expo-router';
import { useState } from 'react';
import { useRemoval } from '@/components/features/shelf/removal';
import { useWords } from '@/components/i18n/words';
import { Empty } from '@/components/ui/empty';
import { Header } from '@/components/ui/header';
import { ListScreen } from '@/components/ui/list-screen';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { HistoryRow } from './HistoryRow';
import { useTidying } from '@/components/features/shelf/tidy';
import { usePast } from './use-past';

type Which = 'finished' | 'running';

/** Every match on this device, finished and running: look at the result, watch it again, delete it. */
export function HistoryScreen({ which: first }: { readonly which: Which }) {
  const t = useWords();
  const { finished, running, now, refresh, more, reading, closed } = usePast();
  const [which, setWhich] = useState<Which>(first);
  useTidying();
  const isFinished = which === 'finished';
  const back = () => goBack();
  const remove = useRemoval(refresh);
  return (
    <ListScreen
      testID="history"
      head={<Header title={t('stats:history')} back={{ label: t('app:common.back'), onPress: back }} />}
      before={
        <>
          <Segmented
            label={t('stats:history')}
            value={which}
            onChange={setWhich}
            choices={[
              { value: 'finished', label: t('stats:finished'), testID: 'history-finished' },
              { value: 'running', label: t('stats:running'), testID: 'history-running' },
            ]}
          />
          {closed && isFinished ? (
            <Text tone="bad" testID="archive-closed" style={{ paddingTop: 8 }}>
              {t('saves:archive-closed')}
            </Text>
          ) : null}
        </>
      }
      items={isFinished ? finished : running}
      keyOf={({ id }) => id}
      row={(entry) => <HistoryRow entry={entry} now={now} onDelete={() => remove(entry.id)} />}
      onEnd={isFinished ? more : undefined}
      empty={
        // Nobody is told that there is nothing before all was looked at.
        isFinished && (reading || closed) ? null : (
          <Empty
            text={t(isFinished ? 'stats:historyEmpty' : 'stats:historyNoRunning')}
            testID="history-empty"
            way={{ label: t('app:shelf.newMatch'), onPress: () => router.dismissTo('/'), testID: 'history-begin' }}
          />
        )
      }
    />
  );
}
