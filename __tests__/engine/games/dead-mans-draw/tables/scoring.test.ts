import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import type { Trait } from '@/engine/games/dead-mans-draw/data/traits';
import type { Variant } from '@/engine/games/dead-mans-draw/data/variants';
import { nameOf, type Name } from '../../../../fixtures/dead-mans-draw/notation';
import { positionOf, stateOf } from '../../../../fixtures/dead-mans-draw/table';
import { Reference } from '../../../../fixtures/dead-mans-draw/reference';

interface Row {
  readonly name: string;
  readonly banks: readonly string[];
  readonly wins: string;
  readonly scores: readonly number[];
  readonly reason?: string;
  readonly variant?: Variant;
  readonly scaled?: true;
  readonly traits?: Partial<Record<Name, readonly Trait[]>>;
}

/** The result if the match ended with these banks: on the engine, and by the reference. */
function result(row: Row): { wins: string; scores: readonly number[]; reason: string; parts: number[]; first: string } {
  const position = positionOf({
    seats: row.banks.length,
    banks: Object.fromEntries(row.banks.map((bank, seat) => [nameOf(seat), bank])),
    options: { variant: row.variant ?? 'none', thresholds: row.scaled ? 'scaled' : 'official' },
    ...(row.traits && { traits: row.traits }),
  });
  const outcome = deadMansDraw.outcome({ ...stateOf(position), phase: 'over' });
  if (!outcome) throw new Error('a finished match has a result');
  const second = Reference.from({ ...position, chance: () => [] });
  second.table.over = true;
  expect(second.winners()).toEqual(outcome.winners);
  return {
    wins: outcome.winners.map(nameOf).join(' '),
    scores: outcome.scores,
    reason: outcome.reason,
    parts: outcome.parts.map((parts) => parts.reduce((sum, part) => sum + part.value, 0)),
    first: (outcome.places[0] ?? []).map(nameOf).join(' '),
  };
}

const SEVENS = 'An7 Hk7 Cn7 Ky7 Ch7 Mp7 Or7 Sw7 Kr7';
const SIXES = 'An6 Hk6 Cn6 Ky6 Ch6 Mp6 Or6 Sw6 Kr6';
const AHOD = 'all-hands-on-deck';
const WAVES = 'beneath-the-waves';
const PILE = 'pile-o-treasure';

const rows: readonly Row[] = [
  {
    name: '7.1 the top cards of all stacks',
    banks: ['An7 An2 Hk3', 'Me9'],
    wins: 'A',
    scores: [10, 9],
    reason: 'score',
  },
  { name: '2.2 the best bank: 72', banks: [`${SEVENS} Me9`, ''], wins: 'A', scores: [72, 0] },
  {
    name: '2.2, 7.2 the best bank with Golden Scales: 77',
    banks: [`${SEVENS} Me9`, ''],
    traits: { A: ['golden-scales'] },
    wins: 'A',
    scores: [77, 0],
  },
  {
    name: '7.2 Golden Scales without a mermaid: nothing',
    banks: ['An7', 'Hk6'],
    traits: { B: ['golden-scales'] },
    wins: 'A',
    scores: [7, 6],
  },
  {
    name: '7.2 Golden Scales: once, for the mermaid that scores',
    banks: ['An7', 'Me4 Me5'],
    traits: { B: ['golden-scales'] },
    wins: 'B',
    scores: [7, 10],
  },
  { name: '7.4 most points win, however few cards', banks: ['An7', 'Hk6 Hk5 Hk4'], wins: 'A', scores: [7, 6] },
  {
    name: '7.5 a tie: most cards in the bank',
    banks: ['An7', 'Hk7 Hk2', 'Cn7'],
    wins: 'B',
    scores: [7, 7, 7],
    reason: 'more-cards',
  },
  {
    name: '7.5 a tie among two of three: a third with more cards and fewer points does not matter',
    banks: ['An7 An2', 'Hk7', 'Cn6 Cn5 Cn4 Cn3'],
    wins: 'A',
    scores: [7, 7, 6],
    reason: 'more-cards',
  },
  {
    name: '7.6 still tied: all of them',
    banks: ['An7', 'Hk7', 'Cn7'],
    wins: 'A B C',
    scores: [7, 7, 7],
    reason: 'shared',
  },
  { name: '7.7 nobody has anything', banks: ['', ''], wins: 'A B', scores: [0, 0], reason: 'shared' },
  {
    name: '8.3 All Hands on Deck: −50 for an empty bank',
    variant: AHOD,
    banks: ['', 'An2'],
    wins: 'B',
    scores: [-50, -43],
  },
  {
    name: '8.3 All Hands on Deck: key and chest count separately',
    variant: AHOD,
    banks: ['An2 Hk2 Cn2 Ky2 Mp2 Or2 Sw2 Kr2 Me4', 'An3 Hk3 Cn3 Ky3 Ch3 Mp3 Or3 Sw3 Kr3 Me5'],
    wins: 'B',
    scores: [15, 32],
  },
  {
    name: '7.3 All Hands on Deck after Golden Scales',
    variant: AHOD,
    traits: { A: ['golden-scales'] },
    banks: ['Me9', ''],
    wins: 'A',
    scores: [-31, -50],
  },
  { name: "8.3 Pile o' Treasure: all cards", variant: PILE, banks: ['An7 An2 Hk3', 'Me9'], wins: 'A', scores: [12, 9] },
  {
    name: "R14 Pile o' Treasure: Golden Scales for each mermaid",
    variant: PILE,
    traits: { B: ['golden-scales'] },
    banks: ['An7 An6 Hk7', 'Me4 Me5'],
    wins: 'A',
    scores: [20, 19],
  },
  {
    name: '8.3 Beneath the Waves: 60 is out, 59 is in',
    variant: WAVES,
    banks: [`${SIXES} Me6`, `Ky7 Or5`],
    wins: 'B',
    scores: [60, 12],
  },
  {
    name: '8.3 Beneath the Waves: exactly 59 wins',
    variant: WAVES,
    banks: [`${SIXES} Me5`, 'Ky7 Or5'],
    wins: 'A',
    scores: [59, 12],
  },
  {
    name: 'R26 Beneath the Waves: Golden Scales may put the owner out',
    variant: WAVES,
    traits: { A: ['golden-scales'] },
    banks: [`${SIXES} Me5`, 'Ky7 Or5'],
    wins: 'B',
    scores: [64, 12],
  },
  {
    name: '7.5, 8.3 Beneath the Waves: a tie below the limit goes by cards',
    variant: WAVES,
    banks: [`${SEVENS} Me9`, 'An6 An2', 'Hk6'],
    wins: 'B',
    scores: [72, 6, 6],
    reason: 'more-cards',
  },
  {
    name: '7.5, 8.3 Beneath the Waves: nobody below, a tie of the lowest goes by cards',
    variant: WAVES,
    banks: [SEVENS, `${SIXES} Me9 An5`],
    wins: 'B',
    scores: [63, 63],
    reason: 'more-cards',
  },
  { name: '8.3 no other variant limits the score', banks: [SEVENS, `${SIXES} Me5`], wins: 'A', scores: [63, 59] },
];

test.each(rows.map((row) => [row.name, row] as const))('%s', (_, row) => {
  const { wins, scores, reason, parts, first } = result(row);
  expect({ wins, scores, parts, first }).toEqual({
    wins: row.wins,
    scores: row.scores,
    parts: row.scores,
    first: row.wins,
  });
  expect(reason).toBe(row.reason ?? 'score');
});

/** Nine suits and a mermaid that make just this score, and one point less. */
const LIMITS: readonly (readonly [number, number, string, string])[] = [
  [2, 60, `${SIXES} Me6`, `${SIXES} Me5`],
  [3, 50, 'An7 Hk7 Cn7 Ky7 Ch7 Mp7 Or4 Me4', 'An7 Hk7 Cn7 Ky7 Ch7 Mp7 Or3 Me4'],
  [4, 45, 'An7 Hk7 Cn7 Ky7 Ch7 Mp7 Or3', 'An7 Hk7 Cn7 Ky7 Ch7 Mp7 Or2'],
  [5, 50, 'An7 Hk7 Cn7 Ky7 Ch7 Mp7 Or4 Me4', 'An7 Hk7 Cn7 Ky7 Ch7 Mp7 Or3 Me4'],
  [6, 50, 'An7 Hk7 Cn7 Ky7 Ch7 Mp7 Or4 Me4', 'An7 Hk7 Cn7 Ky7 Ch7 Mp7 Or3 Me4'],
  [7, 45, 'An7 Hk7 Cn7 Ky7 Ch7 Mp7 Or3', 'An7 Hk7 Cn7 Ky7 Ch7 Mp7 Or2'],
  [8, 40, 'An7 Hk7 Cn7 Ky7 Ch7 Mp5', 'An7 Hk7 Cn7 Ky7 Ch7 Mp4'],
];

test.each(LIMITS)('8.5.1 scaled Beneath the Waves, %d players: %d points are too many', (seats, limit, out, inside) => {
  const rest = Array.from({ length: seats - 1 }, (_, i) => (i === 0 ? 'Sw7' : ''));
  const scores = (score: number): number[] => [score, 7, ...rest.slice(1).map(() => 0)];
  const common = { name: '', variant: WAVES, scaled: true, wins: '', scores: [] } as const;
  expect(result({ ...common, banks: [out, ...rest] })).toMatchObject({ wins: 'B', scores: scores(limit) });
  expect(result({ ...common, banks: [inside, ...rest] })).toMatchObject({ wins: 'A', scores: scores(limit - 1) });
});
