import { Board, type Name } from '@/__tests__/fixtures/seven-seas/board';

/** Why something is not possible: `check` gives the reason as a code. */
const at: Readonly<Record<string, () => Board>> = {
  'a choice': () => new Board({ A: { table: ['merchant'] } }),
  'a Shipwright': () => new Board({ A: { chests: 2, owned: 5 } }).choose('shipwright', 'islander', 'islander'),
  'a full Shipwright': () =>
    new Board({ A: { chests: 9, owned: 9, yy: 2 } }).choose('shipwright', 'islander', 'islander'),
  'a Captain': () => new Board({ A: { cards: ['cv-spain-2'] } }).choose('captain', 'islander', 'islander'),
  'a Merchant': () => new Board({ A: { goods: { rum: 2 } } }).choose('merchant', 'cartographer', 'cartographer'),
  'a Governor': () => new Board({ B: { corsair: ['spain'] } }).choose('governor', 'islander', 'islander'),
};

const refused: readonly (readonly [table: string, name: Name, action: string, code: string])[] = [
  ['a choice', 'A', 'select merchant', 'character-on-table'],
  ['a choice', 'A', 'throw', 'other-question'],
  ['a Shipwright', 'A', 'buy 3', 'too-few-chests'],
  ['a Shipwright', 'B', 'decline', 'not-your-turn'],
  ['a full Shipwright', 'A', 'buy 2', 'ships-in-supply'],
  ['a full Shipwright', 'A', 'unsinkable', 'ritual-not-possible'],
  ['a Shipwright', 'A', 'draw', 'not-possible'],
  ['a Captain', 'A', 'raid cv-spain-3', 'card-not-in-hand'],
  ['a Captain', 'A', 'end', 'not-possible'],
  ['a Merchant', 'A', 'sell rum 3', 'goods-count'],
  ['a Merchant', 'A', 'sell fruit 1', 'goods-count'],
  ['a Governor', 'A', 'join spain', 'token-taken'],
];

test.each(refused)('at %s, %s: %s is refused as %s', (table, name, action, code) => {
  expect((at[table] as () => Board)().refusal(name, action)).toBe(code);
});

test('4.7.4 a send beyond the free ships', () => {
  const board = new Board({ A: { cards: ['cv-spain-2'], owned: 3 } }).choose('captain', 'islander', 'islander');
  expect(board.does('A', 'raid cv-spain-2').refusal('A', 'send 4')).toBe('free-ships');
});

test('nothing is possible when the match is over', () => {
  const board = new Board({ seats: 2 });
  board.s.phase = 'over';
  expect([board.asked(), board.options('A'), board.refusal('A', 'decline')]).toEqual(['', '', 'match-over']);
});
