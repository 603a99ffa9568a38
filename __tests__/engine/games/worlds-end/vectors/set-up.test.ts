import { defaultOptions } from '@/engine/core/options';
import { Luck } from '@/engine/core/luck';
import { worldsEnd } from '@/engine/games/worlds-end';
import { OPTIONS, type WorldsEndOptions } from '@/engine/games/worlds-end/options';
import type { WorldsEndState } from '@/engine/games/worlds-end/state';
import { wordsOf } from '@/__tests__/fixtures/worlds-end/same-words';

/** Sections 3, 10.1, E-31: how a match begins. */

function dealt(seats: number, options: Partial<WorldsEndOptions> = {}, lot?: number): WorldsEndState {
  const luck = Luck.fromSeed('set-up');
  if (lot !== undefined) luck.setup.below = () => lot;
  const given = { ...defaultOptions(OPTIONS), heroes: 'random', ...options } as unknown as WorldsEndOptions;
  if (lot !== undefined) luck.setup.shuffle = (items) => items;
  return worldsEnd.start(given, seats, luck);
}

const answers = (s: WorldsEndState) => {
  const seat = worldsEnd.pending(s)[0]?.seat ?? 0;
  return worldsEnd.legal(s, seat).map(wordsOf);
};

test('T01 (3.4, 3.5, 3.7) four players', () => {
  const s = dealt(4);
  expect(s.order.map((seat) => s.gold[seat])).toEqual([500, 600, 700, 800]);
  expect([s.bought, s.calypso, s.armada, s.limit]).toEqual([[0, 0, 0, 0], [5, 5, 5, 5], 0, 9]);
});

test('T02 (3.10, 3.12) two players: west, then east; the mark is 5', () => {
  const s = dealt(2);
  expect(answers(s).map((words) => words.slice(17))).toEqual([
    'bahamas',
    'cuba',
    'jamaica',
    'lesser-antilles',
    'tortuga',
  ]);
  const seat = s.order[0] as number;
  worldsEnd.advance(s, seat, worldsEnd.legal(s, seat)[0] as never, Luck.fromSeed('x'));
  expect(answers(s).map((words) => words.slice(17))).toEqual([
    'borneo',
    'java',
    'moluccas',
    'philippines',
    'singapore',
  ]);
  expect(s.limit).toBe(5);
});

test('3.12, E-5 the marks by number of players, and those of a short game', () => {
  expect([2, 3, 4].map((seats) => dealt(seats).limit)).toEqual([5, 7, 9]);
  expect([2, 3, 4].map((seats) => dealt(seats, { shortGame: true }).limit)).toEqual([4, 5, 7]);
});

test('T12 (4.2.2) the first own turn begins without dice', () => {
  const s = dealt(3);
  expect([s.dice, worldsEnd.pending(s)[0]?.kind, s.phase]).toEqual([[], 'ACTIONS', 'actions']);
});

test('T119 (evenStart) 500 and 800 for two; three as ever', () => {
  const gold = (seats: number) => {
    const s = dealt(seats, { evenStart: true });
    return s.order.map((seat) => s.gold[seat]);
  };
  expect([gold(2), gold(3)]).toEqual([
    [500, 800],
    [500, 600, 700],
  ]);
});

test('T120 (E-1) the lot names seat 2: the others follow clockwise', () => {
  const s = dealt(4, {}, 2);
  expect([s.order, s.order.map((seat) => s.gold[seat])]).toEqual([
    [2, 3, 0, 1],
    [500, 600, 700, 800],
  ]);
});

test('E-1 seat 0 begins as seated; a lot for every place is some order of the seats', () => {
  expect(dealt(4, { turnOrder: 'seated' }).order).toEqual([0, 1, 2, 3]);
  expect([...dealt(4, { turnOrder: 'lot' }).order].sort()).toEqual([0, 1, 2, 3]);
});

test('E-3 while heroes are chosen nothing is drawn', () => {
  const luck = Luck.fromSeed('heroes');
  const before = luck.state();
  const s = worldsEnd.start(defaultOptions(OPTIONS) as unknown as WorldsEndOptions, 4, luck);
  expect([luck.state(), s.order, worldsEnd.pending(s)[0]?.kind]).toEqual([before, [], 'CHOOSE_HERO']);
});

test('3.9, fairStart the flagships lie on small maps', () => {
  const ocean = Array.from({ length: 30 }, (_, i) => {
    const given = { ...defaultOptions(OPTIONS), heroes: 'random', fairStart: true } as unknown as WorldsEndOptions;
    return worldsEnd.start(given, 4, Luck.fromSeed(i)).flagship.some((sea) => sea >= 10);
  });
  expect(ocean).not.toContain(true);
});
