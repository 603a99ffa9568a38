import { useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Segmented } from '@/components/ui/segmented';
import { resultOf } from '@/engine/companion/dead-mans-draw/result';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { SeatTabs } from '@/components/kit/companion/SeatTabs';
import { BySuit } from './BySuit';
import type { Filling, PageProps } from './pages';
import { PlayerBank } from './PlayerBank';
import { ScoreGrid } from './ScoreGrid';
import { StackSheet, type StackAt } from './StackSheet';
import { TieQuestion } from './TieQuestion';
import { Verdict } from './Verdict';

interface ScorePageProps extends PageProps {
  readonly filling: Filling;
  readonly onFilling: (filling: Filling) => void;
  readonly suit: number;
  readonly onSuit: (suit: number) => void;
  readonly wide: boolean;
}

const FILLINGS = { suit: 'bySuit', player: 'byPlayer', all: 'all' } as const;

/** 11.1: the score sheet. Suit by suit as it is read out, player by player, or the whole grid at once. */
export function ScorePage({ sheet, tap, filling, onFilling, suit, onSuit, wide }: ScorePageProps) {
  const t = useWords();
  const [seat, setSeat] = useState(0);
  const [stack, setStack] = useState<StackAt | null>(null);
  const result = resultOf(sheet);
  // Half-read banks tie by chance: the question waits for the last suit, and below, so that no key moves under the finger.
  const reading = filling === 'suit' && suit < SUITS.length - 1;
  const fillings = wide ? (['all', 'suit', 'player'] as const) : (['suit', 'player'] as const);
  return (
    <View style={{ gap: 8 }}>
      {filling === 'all' ? null : (
        <SeatTabs
          label={t('companion:players')}
          seats={sheet.players.map(({ name, emblem }, at) => ({
            emblem,
            label: t('companion:score.points', { name, count: result.totals[at] ?? 0 }),
            value: result.totals[at] ?? 0,
            out: result.drowned.includes(at),
          }))}
          chosen={filling === 'player' ? seat : null}
          onChoose={(at) => {
            setSeat(at);
            onFilling('player');
          }}
        />
      )}
      <Verdict sheet={sheet} tap={tap} result={result} />
      <Segmented<Filling>
        label={t('companion:score.mode')}
        value={filling}
        onChange={onFilling}
        choices={fillings.map((value) => ({
          value,
          label: t(`companion:score.${FILLINGS[value]}`),
          testID: `fill-${value}`,
        }))}
      />
      {filling === 'suit' ? (
        <BySuit sheet={sheet} tap={tap} suit={SUITS[suit] ?? 'anchor'} onSuit={(one) => onSuit(SUITS.indexOf(one))} />
      ) : null}
      {filling === 'player' ? (
        <PlayerBank
          sheet={sheet}
          tap={tap}
          seat={seat}
          result={result}
          onHold={(one) => setStack({ seat, suit: one })}
        />
      ) : null}
      {filling === 'all' ? <ScoreGrid sheet={sheet} tap={tap} result={result} onHold={setStack} /> : null}
      {reading ? null : <TieQuestion sheet={sheet} tap={tap} result={result} />}
      {stack ? <StackSheet sheet={sheet} tap={tap} at={stack} onClose={() => setStack(null)} /> : null}
    </View>
  );
}
