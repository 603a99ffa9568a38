import { Board, type Name } from '@/__tests__/fixtures/sea-of-clouds/board';

/** Why something is not possible: `check` gives the reason as a code. */
const at: Readonly<Record<string, () => Board>> = {
  'a look': () => new Board({ shares: [['rum-dark'], ['rum-dark'], []] }).turn('A'),
  'a second look': () => new Board({ shares: [['rum-dark'], ['rum-dark'], []] }).turn('A').does('A', 'leave 1'),
  'a Beer': () =>
    new Board({ A: { crew: ['pir-cook'] }, shares: [['obj-beer'], [], []] }).turn('A').does('A', 'take 1'),
  'an order': () => new Board({ shares: [['obj-gold-sack', 'obj-beer'], [], []] }).turn('A').does('A', 'take 1'),
  'a crew': () =>
    new Board({
      round: 5,
      A: { crew: ['pir-lookout', 'pir-lookout', 'pir-cook'] },
      shares: [['rum-dark'], [], []],
    }).boards(),
  'two fights': () =>
    new Board({
      seats: 4,
      round: 4,
      A: { crew: ['pir-smuggler'] },
      B: { rum: ['rum-dark'] },
      D: { rum: ['rum-dark'] },
    }).boards(),
};

const refused: readonly (readonly [table: string, name: Name, action: string, code: string])[] = [
  ['a look', 'B', 'take 1', 'not-your-turn'],
  ['a look', 'A', 'take 2', 'share-in-order'],
  ['a look', 'A', 'peek yes', 'other-question'],
  ['a second look', 'A', 'take 1', 'share-in-order'],
  ['a Beer', 'A', 'discard pir-cook-2', 'card-elsewhere'],
  ['a Beer', 'A', 'discard pir-captain-1', 'card-elsewhere'],
  ['an order', 'A', 'place rum-dark-1', 'card-elsewhere'],
  ['a crew', 'A', 'apply pir-gunner-1', 'pirate-applied'],
  ['two fights', 'A', 'fight 2', 'not-beaten'],
];

test.each(refused)('at %s, %s: %s is refused as %s', (table, name, action, code) => {
  expect((at[table] as () => Board)().refusal(name, action)).toBe(code);
});

test('4.7.12 a pirate that has been applied is not asked for again', () => {
  const board = (at['a crew'] as () => Board)().does('A', 'apply pir-lookout-1, pick 1 0');
  // One Lookout is left, which comes last by itself.
  expect([board.asked(), board.told('applied').map(({ card }) => card)]).toEqual([
    'A pickLootCard',
    ['pir-lookout-1', 'pir-cook-1', 'pir-lookout-2'],
  ]);
});

test('nothing is possible when the match is over', () => {
  const board = new Board({});
  board.ends();
  expect([board.asked(), board.options('A'), board.refusal('A', 'take 1')]).toEqual(['', '', 'match-over']);
});
