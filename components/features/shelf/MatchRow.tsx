import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { emblemOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Key } from '@/components/ui/key';
import { Row } from '@/components/ui/row';
import type { GameId } from '@/engine';
import { GAME_IDS } from '@/engine';
import type { Entry } from '@/engine/saves/library';
import { agoWords, crewWords, scoreWords, turnWords } from './status-words';

interface MatchRowProps {
  readonly entry: Entry;
  readonly now: number;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** A match on the table: which game, whose turn, the score, when, who plays. */
export function MatchRow({ entry, now, onOpen, onDelete }: MatchRowProps) {
  const t = useWords();
  const known = GAME_IDS.find((id) => id === entry.game) as GameId | undefined;
  const title = known ? t(`app:games.${known}.title`) : entry.game;
  const crew = crewWords(entry);
  const note = `${turnWords(entry, t)}. ${scoreWords(entry)}, ${agoWords(entry.updatedAt, now, t)}\n${crew}`;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
      <View style={{ flex: 1 }}>
        <Row
          title={title}
          sub={note}
          left={<Emblem emblem={emblemOf(entry.seats, entry.turn[0] ?? 0)} size={32} />}
          onPress={onOpen}
          testID={`match-${entry.id}`}
        />
      </View>
      <Key
        glyph="x"
        label={`${t('app:shelf.delete')}. ${title}: ${crew}`}
        onPress={onDelete}
        testID={`delete-${entry.id}`}
      />
    </View>
  );
}
