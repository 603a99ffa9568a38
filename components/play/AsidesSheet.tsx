import { useState } from 'react';
import { reasonWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import type { GameFace } from '@/components/kit/face';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import type { Action } from '@/engine';
import type { Table } from '@/components/kit/match/table-state';
import type { MatchStore } from './match-store';

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
  const words = (action: Action) => face.asideWords?.(action, view, seats, t) ?? game.describe(action);
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
      {aside
        ? aside.actions.map((action) => {
            const id = game.describe(action);
            return (
              <Row
                key={id}
                title={words(action)}
                radio
                chosen={chosen !== null && game.describe(chosen) === id}
                onPress={() => choose(action)}
                testID={`aside-${id.replace(/ /g, '-')}`}
              />
            );
          })
        : asides.map((seat) => (
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
          ))}
    </Sheet>
  );
}
