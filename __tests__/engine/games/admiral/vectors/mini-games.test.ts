import { Board } from '@/__tests__/fixtures/admiral/board';
import { directionOf, strengthOf, COURSES, STRENGTHS } from '@/engine/games/admiral/data/compass';
import { throwForOrder } from '@/engine/games/admiral/rules/order';
import { Luck } from '@/engine/core/luck';

/** Section 10: wind, mini-games, set-up. */

test.each([
  ['T1', 19, 'fresh', 'W'],
  ['T85', 7, 'fresh', 'E'],
  ['T88', 23, 'storm', 'NW'],
])('%s sector %i is %s to the %s', (_, sector, strength, course) => {
  expect([STRENGTHS[strengthOf(sector)], COURSES[directionOf(sector)]]).toEqual([strength, course]);
});

test('T67 (3.2.8) fresh N, a brig on F2 has three moves of three squares, and must make one', () => {
  const board = new Board({
    options: { scenario: 'mini-1' },
    wind: 'fresh N',
    ships: { 'brig-1': 'F2' },
    homes: ['A1', 'L14'],
  });
  expect(board.legal()).toEqual(['move brig-1 E 3', 'move brig-1 NW 3', 'move brig-1 W 3']);
});

test('T19 (3.2.12) a move that ends in the port of L14 wins; one that passes through it does not', () => {
  for (const [move, end] of [
    ['move brig-1 NE 3', 'K13'],
    ['move brig-1 N 4', null],
  ] as const) {
    const from = end ? 'H10' : 'K8';
    const board = new Board({
      options: { scenario: 'mini-1' },
      wind: 'fresh NE',
      ships: { 'brig-1': from, 'brig-2': 'B7' },
      homes: ['A1', 'L14'],
    });
    board.say(move);
    expect([board.s.result, board.s.winners]).toEqual(end ? ['arrived', [0]] : ['', []]);
  }
});

test('3.3 calm: one square by oars, no minimum; T25 a frigate stands still', () => {
  const board = new Board({
    options: { scenario: 'mini-3' },
    wind: 'calm N',
    ships: { 'brig-1': 'F11', 'frigate-1': 'C10' },
    homes: ['A1', 'L14'],
  });
  expect(board.legal('move')).toEqual(['E', 'N', 'S', 'W'].map((course) => `move brig-1 ${course} 1`));
});

test('T106 (E-31) a brig that sinks on a reef: the other has won', () => {
  const board = new Board({
    options: { scenario: 'mini-2' },
    wind: 'storm N',
    ships: { 'brig-1': 'B2', 'brig-2': 'F2' },
    damage: { 'brig-2': 1 },
    homes: ['A1', 'L14'],
    active: 1,
  });
  board.say('drift brig-2');
  expect([board.at('brig-2'), board.s.result, board.s.winners]).toEqual([null, 'last-player', [0]]);
});

test('3.4 the frigate of a player who is out is removed', () => {
  const board = new Board({
    seats: 3,
    options: { scenario: 'mini-3' },
    wind: 'storm N',
    ships: { 'brig-1': 'B2', 'brig-2': 'F2', 'frigate-2': 'J5', 'brig-3': 'B13' },
    damage: { 'brig-2': 1 },
    homes: ['A1', 'L14', 'A14'],
    active: 1,
  });
  board.say('drift frigate-2', 'drift brig-2');
  expect([board.at('frigate-2'), board.s.out, board.s.active, board.s.result]).toEqual([null, [0, 5, 0], 2, '']);
});

test.each([
  ['T104 (E-28)', [5, 3, 5, 3, 2, 6, 4, 1], [2, 0, 1, 3]],
  ['3.1.9', [1, 2, 3, 4], [3, 2, 1, 0]],
])('%s dice %j make the order %j', (_, dice, order) => {
  const luck = Luck.fromSeed('order');
  const left = dice.slice();
  luck.setup.die = () => left.shift() as number;
  expect([throwForOrder([0, 1, 2, 3], luck.setup), left]).toEqual([order, []]);
});

test('T64 (4.4.3) the right to spin passes over who is out', () => {
  const board = new Board({
    seats: 4,
    options: { scenario: 'mini-3' },
    wind: 'storm N',
    ships: { 'brig-1': 'B2', 'brig-2': 'F2', 'brig-3': 'B13', 'brig-4': 'K2' },
    damage: { 'brig-2': 1 },
    homes: ['A1', 'L14', 'A14', 'L1'],
    round: 1,
  });
  board.say('end', 'end', 'end', 'end');
  expect([board.s.round, board.kind, board.seat]).toEqual([2, 'SpinVane', 2]);
});
