import { people } from '@/__tests__/engine/core/table';
import { regatta } from '@/__tests__/fixtures/regatta-game';
import type { Game, Outcome } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { RuleError } from '@/engine/core/rule-error';
import { countsText, defaultsFor, nearestCount, refuseTable, winningSides, worthOf } from '@/engine/core/seats';

const game = regatta as Game;
const usual = defaultsFor(game, people(3));

const ended = (change: Partial<Outcome>): Outcome => ({
  places: [
    [0, 2],
    [1, 3],
  ],
  winners: [0, 2],
  sides: [
    [0, 2],
    [1, 3],
  ],
  scores: [3, 2, 1, 0],
  parts: [[], [], [], []],
  reason: 'rounds',
  ...change,
});

const worth = (outcome: Outcome): number[] => {
  const into: number[] = [];
  worthOf(outcome, into);
  return into;
};

test('seat counts are one text in every language, and the nearest one is taken', () => {
  expect([[2, 3, 4], [1, 2, 3, 4, 6], [2], [2, 4]].map(countsText)).toEqual(['2–4', '1–4, 6', '2', '2, 4']);
  expect([nearestCount([1, 2], 3), nearestCount([4, 6], 3), nearestCount([2, 4], 3)]).toEqual([2, 4, 2]);
});

test('a table is refused for which the options make no game, before it is dealt and when it is dealt', () => {
  for (const [options, count, wanted] of [
    [usual, 5, '1–4, 6'],
    [{ ...usual, teams: true }, 3, '4, 6'],
    [{ ...usual, chart: 'narrows' }, 3, '1, 2'.replace(', ', '–')],
  ] as const) {
    const refused = refuseTable(game, options, count);
    expect([refused?.code, refused?.params]).toEqual(['seats', { count, counts: wanted }]);
    expect(() => Match.start({ game, options, seats: people(count), seed: 1 })).toThrow(RuleError);
    expect(refuseTable(game, options, Number(wanted[0]))).toBeNull();
  }
});

test('what is usual depends on who sits there', () => {
  const bots = [...people(1), { kind: 'bot' as const, name: 'Finn' }];
  expect([defaultsFor(game, people(2)), defaultsFor(game, bots)]).toMatchObject([{ pilot: false }, { pilot: true }]);
  expect(Match.start({ game, options: {}, seats: bots, seed: 1 }).options).toMatchObject({ pilot: true });
  expect(Match.start({ game, options: { pilot: false }, seats: bots, seed: 1 }).options).toMatchObject({
    pilot: false,
  });
});

test('a win counts for all of a side, is shared among sides, and is nothing where nobody won', () => {
  expect(worth(ended({}))).toEqual([1, 0, 1, 0]);
  expect(worth(ended({ winners: [0, 1, 2, 3] }))).toEqual([0.5, 0.5, 0.5, 0.5]);
  expect(worth(ended({ winners: [] }))).toEqual([0, 0, 0, 0]);
  expect(worth(ended({ scores: [3], winners: [], sides: [[0]], worth: [0.3] }))).toEqual([0.3]);
  expect([winningSides(ended({})), winningSides(ended({ winners: [] }))]).toEqual([[[0, 2]], []]);
});

test('a document that is too long is refused before it is read', () => {
  const options = { chart: `${' '.repeat(200)}{}` };
  expect(() => Match.start({ game, options, seats: people(2), seed: 1 })).toThrow('document-long');
});
