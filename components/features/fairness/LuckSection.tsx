import { hasWords, say, useWords } from '@/components/i18n/words';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Text } from '@/components/ui/text';
import type { SeatSetup } from '@/engine';
import { fairnessOf } from '@/engine/stats/draws';
import type { Luck } from '@/engine/stats/game-stats';
import { BarsKey, mostOf } from './Bars';
import { DeckPanel } from './DeckPanel';
import { DicePanel } from './DicePanel';
import { LuckPanel } from './LuckPanel';

interface LuckSectionProps<L extends Luck = Luck> {
  readonly game: string;
  readonly luck: L;
  readonly seats: readonly SeatSetup[];
  readonly luckName: (id: string) => string;
}

type Of<K extends Luck['kind']> = LuckSectionProps<Extract<Luck, { kind: K }>>;

/** One way in which luck fell, by seat and for the table; the game says what counted, as `luck.<kind>`. */
export function LuckSection({ luck, ...rest }: LuckSectionProps) {
  if (luck.kind === 'dice') return <Dice luck={luck} {...rest} />;
  if (luck.kind === 'deck') return <Deck luck={luck} {...rest} />;
  return <Draws luck={luck} {...rest} />;
}

function Dice({ game, luck, seats, luckName }: Of<'dice'>) {
  const t = useWords();
  return (
    <>
      <Text role="section">{t('stats:fairness.dice')}</Text>
      <Text tone="text2">{say(t, `${game}:luck.dice.note`)}</Text>
      {luck.seats.map((faces, seat) => (
        <DicePanel
          key={seat}
          name={nameOf(seats, seat)}
          emblem={emblemOf(seats, seat)}
          faces={faces}
          good={`${game}:luck.dice.good`}
          testID={`dice-${seat}`}
        />
      ))}
      {luck.others.map(({ id, faces, plain }, i) => (
        <DicePanel
          key={id}
          name={luckName(id)}
          emblem={null}
          faces={faces}
          {...(plain ? {} : { good: `${game}:luck.dice.good` })}
          testID={`dice-${luck.seats.length + i}`}
        />
      ))}
      <DicePanel name={t('stats:fairness.table')} emblem={null} faces={luck.all} testID="dice-table" />
    </>
  );
}

function Deck({ game, luck, luckName }: Of<'deck'>) {
  const t = useWords();
  const { count, types } = luck;
  const cards = types.reduce((sum, { happened }) => sum + happened, 0);
  const [title, sum] =
    count === undefined
      ? [t('stats:fairness.deck'), t('stats:fairness.fromDeck', { cards })]
      : [say(t, `${game}:luck.deck.title`), say(t, `${game}:luck.deck.count`, { count })];
  return (
    <>
      <Text role="section">{title}</Text>
      <Text tone="text2">{say(t, `${game}:luck.deck.note`)}</Text>
      <DeckPanel name={sum} types={types} typeName={luckName} />
    </>
  );
}

function Draws({ game, luck: { draws }, seats }: Of<'draws'>) {
  const t = useWords();
  const method = `${game}:luck.draws.method`;
  const most = mostOf([fairnessOf(draws)]);
  return (
    <>
      <Text role="section">{t('stats:fairness.draws')}</Text>
      <Text tone="text2">{say(t, `${game}:luck.draws.note`)}</Text>
      <BarsKey />
      {seats.map((_, seat) => (
        <LuckPanel
          key={seat}
          name={nameOf(seats, seat)}
          emblem={emblemOf(seats, seat)}
          draws={draws.filter((draw) => draw.seat === seat)}
          most={most}
          testID={`luck-${seat}`}
        />
      ))}
      {seats.length > 1 ? (
        <LuckPanel name={t('stats:fairness.table')} emblem={null} draws={draws} most={most} testID="luck-table" />
      ) : null}
      {hasWords(method) ? (
        <Text role="note" tone="text3">
          {say(t, method)}
        </Text>
      ) : null}
    </>
  );
}
