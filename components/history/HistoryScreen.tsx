import { router, useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { library } from '@/components/saves/vault';
import { useRemoval } from '@/components/shelf/removal';
import { agoWords, scoreWords, turnWords } from '@/components/shelf/status-words';
import { gameWords } from '@/components/stats/game-words';
import { emblemOf, nameOf } from '@/components/table/seats';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { useGo } from '@/components/ui/go';
import { Header } from '@/components/ui/header';
import { Key } from '@/components/ui/key';
import { Row } from '@/components/ui/row';
import { Screen } from '@/components/ui/screen';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import type { Entry } from '@/engine/saves/library';

const SHOWN = 30;

const look = () => ({ entries: library.list().entries, now: Date.now() });

/** Every match on this device, finished and running: look at the result, watch it again, delete it. */
export function HistoryScreen() {
  const t = useWords();
  const [{ entries, now }, setSeen] = useState(look);
  const [which, setWhich] = useState<'finished' | 'running'>('finished');
  const [shown, setShown] = useState(SHOWN);
  useFocusEffect(useCallback(() => setSeen(look()), []));
  const list = entries.filter(({ finished }) => finished === (which === 'finished'));
  const back = () => (router.canGoBack() ? router.back() : router.dismissTo('/'));
  const remove = useRemoval(() => setSeen(look()));
  return (
    <Screen
      testID="history"
      width={760}
      head={<Header title={t('stats:history')} back={{ label: t('app:common.back'), onPress: back }} />}
    >
      <Segmented
        label={t('stats:history')}
        value={which}
        onChange={setWhich}
        choices={[
          { value: 'finished', label: t('stats:finished'), testID: 'history-finished' },
          { value: 'running', label: t('stats:running'), testID: 'history-running' },
        ]}
      />
      {list.length === 0 ? (
        <Text tone="text2" align="center" style={{ marginTop: 24 }} testID="history-empty">
          {t(which === 'finished' ? 'stats:historyEmpty' : 'stats:historyNoRunning')}
        </Text>
      ) : null}
      {list.slice(0, shown).map((entry) => (
        <HistoryRow key={entry.id} entry={entry} now={now} onDelete={() => remove(entry.id)} />
      ))}
      {list.length > shown ? (
        <Button label={t('app:common.more')} onPress={() => setShown(shown + SHOWN)} testID="history-more" />
      ) : null}
    </Screen>
  );
}

interface HistoryRowProps {
  readonly entry: Entry;
  readonly now: number;
  readonly onDelete: () => void;
}

function HistoryRow({ entry, now, onDelete }: HistoryRowProps) {
  const t = useWords();
  const go = useGo();
  const { id, game, seats, scores, finished, updatedAt, turn } = entry;
  const first = finished ? Math.max(0, scores.indexOf(Math.max(...scores))) : (turn[0] ?? 0);
  const names = seats.map((_, seat) => nameOf(seats, seat)).join(', ');
  const state = finished ? '' : `${turnWords(entry, t)}. `;
  const params = { id };
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
      <View style={{ flex: 1 }}>
        <Row
          title={gameWords(game, t)}
          sub={`${state}${names}.\n${scoreWords(entry)}, ${agoWords(updatedAt, now, t)}`}
          left={<Emblem emblem={emblemOf(seats, first)} size={32} />}
          onPress={() => go({ pathname: finished ? '/score/[id]' : '/play/[id]', params })}
          testID={`past-${id}`}
        />
      </View>
      <Key
        glyph="skip"
        label={t('replay:open')}
        onPress={() => go({ pathname: '/replay/[id]', params })}
        testID={`replay-${id}`}
      />
      <Key glyph="x" label={t('app:shelf.delete')} onPress={onDelete} testID={`delete-${id}`} />
    </View>
  );
}
