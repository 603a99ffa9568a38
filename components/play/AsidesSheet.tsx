import { useState } from 'react';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { reasonWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import type { GameFace } from '@/components/kit/face';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Button } from '@/components/ui/button';
import { Choices } from '@/components/ui/choices';
import { Emblem } from '@/components/ui/emblem';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { Action } from '@/engine';
import type { Table } from '@/components/kit/match/table-state';
import type { MatchStore } from './match-store';
import { ASIDE } from './table-picture';

interface AsidesSheetProps {
  readonly store: MatchStore;
  readonly table: Table;
  readonly face: GameFace;
  /** The people at the screen are shown, to say who it is. */
  readonly asking: boolean;
  readonly onClose: () => void;
}

/** What may be done though nobody asks: who does it, where several share the screen, then what. Nothing happens at the first touch. */
export function AsidesSheet({ store, table, face, asking, onClose }: AsidesSheetProps) {
  const t = useWords();
  const { aside, asides, view } = table;
  const { seats, game } = store.match;
  const [chosen, choose] = useState<Action | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const close = () => {
    choose(null);
    setRefusal(null);
    onClose();
    store.stepBack();
  };
  const idOf = (action: Action) => game.describe(action);
  const asked = aside && {
    view,
    seats,
    decision: { seat: aside.seat, kind: ASIDE },
    legal: aside.actions,
    why: (one: Action) => store.why(one),
  };
  const standing = asked?.legal.find((action) => face.present.stands(action, asked));
  const meant = chosen ?? standing ?? null;
  const words = (action: Action) => (asked ? face.present.words(action, asked, t) : '');
  const act = (action: Action) => {
    const error = store.actAside(action);
    if (error) return setRefusal(reasonWords(error, face.id, seats, t));
    choose(null);
    onClose();
  };
  return (
    <Sheet
      open={asking || aside !== null}
      title={aside ? t('app:asides.of', { name: nameOf(seats, aside.seat) }) : t('app:asides.title')}
      closeLabel={t('app:common.close')}
      onClose={close}
      testID="asides"
      foot={
        chosen && aside ? (
          <Button kind="danger" label={words(chosen)} onPress={() => act(chosen)} testID="aside-confirm" />
        ) : undefined
      }
    >
      <Text tone="text2">{t(aside ? 'app:asides.note' : 'app:asides.who')}</Text>
      {refusal ? (
        <Text tone="bad" accessibilityLiveRegion="assertive">
          {refusal}
        </Text>
      ) : null}
      {aside && asked && face.Asides ? (
        <face.Asides ask={asked} chosen={chosen} onChoose={choose} />
      ) : aside ? (
        <Choices label={t('app:asides.title')}>
          {aside.actions.map((action) => (
            <Row
              key={idOf(action)}
              title={words(action)}
              {...(action === standing && { sub: t('app:asides.standing'), right: <Stands /> })}
              radio
              chosen={meant !== null && idOf(meant) === idOf(action)}
              onPress={() => choose(action === standing ? null : action)}
              testID={`aside-${idOf(action).replace(/ /g, '-')}`}
            />
          ))}
        </Choices>
      ) : (
        asides.map((seat) => (
          <Row
            key={seat}
            title={nameOf(seats, seat)}
            left={<Emblem emblem={emblemOf(seats, seat)} size={32} />}
            onPress={() => {
              onClose();
              store.stepAside(seat);
            }}
            testID={`aside-of-${seat}`}
          />
        ))
      )}
    </Sheet>
  );
}

function Stands() {
  return (
    <View testID="stands">
      <Glyph name="check" color={useTheme().good} />
    </View>
  );
}
