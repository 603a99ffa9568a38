import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { agoWords, scoreWords, turnWords } from '@/components/features/shelf/status-words';
import { gameWords } from '@/components/features/stats/game-words';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { nobodyWords } from '@/components/kit/people/sides';
import { Emblem } from '@/components/ui/emblem';
import { useGo } from '@/components/ui/go';
import { Key } from '@/components/ui/key';
import { Row } from '@/components/ui/row';
import type { Entry } from '@/engine/saves/library';

interface HistoryRowProps {
  readonly entry: Entry;
  readonly now: number;
  readonly onDelete: () => void;
}

/** A match of this device: to its table or its score, to its replay, and out of the way. */
export function HistoryRow({ entry, now, onDelete }: HistoryRowProps) {
  const t = useWords();
  const go = useGo();
  const { id, game, seats, scores, finished, nobodyWon, updatedAt, turn } = entry;
  const first = finished ? Math.max(0, scores.indexOf(Math.max(...scores))) : (turn[0] ?? 0);
  const names = seats.map((_, seat) => nameOf(seats, seat)).join(', ');
  const state = finished ? (nobodyWon ? `${nobodyWords(seats, t)}. ` : '') : `${turnWords(entry, t)}. `;
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
