import { ordersOf } from '@/engine/companion/seven-seas/consequences';
import { fleetOf, pointsOf, priceAt, saleAt } from '@/engine/companion/seven-seas/fleet';
import type { Counts } from '@/engine/games/seven-seas/data/goods';
import { portId, priceIn } from '@/engine/games/seven-seas/data/ports';
import { withFigures, type Things } from '@/engine/games/seven-seas/figures';
import { at, book } from './at-the-table';

test('3.3 everybody starts with seven ships, seven chests and three cards; the end is draw 21, 18 or 15', () => {
  for (const [players, draw] of [
    [2, 21],
    [3, 18],
    [4, 15],
  ] as const) {
    const now = book(players);
    expect(at(now, 0)).toMatchObject({ owned: 7, chests: 7, cards: 3, yy: 0, goods: [0, 0, 0] });
    expect(now.sheet.deck - 4).toBe(draw);
  }
});

test.each([
  ['4.12.1 nine chests need no guard', 'set 0 chests 9', [], { guards: 0, toNextGuard: 1, free: 7 }],
  ['4.12.1 ten chests need one', 'set 0 chests 10', [], { guards: 1, toNextGuard: 10, free: 6 }],
  ['4.12.5 fewer ships than guards: all are guards', 'set 0 chests 95', [], { guards: 7, guardsNeeded: 9, free: 0 }],
  ['2.10 a good needs a ship', 'set 0 rum 3', [], { loaded: 3, free: 4, excess: 0 }],
  ['4.14.5 a double hold carries two', 'set 0 rum 4', ['set 0 hold 1'], { loaded: 3, free: 4, capacity: 8 }],
  ['4.8.9 exactly what is too much is discarded', 'set 0 rum 9', [], { loaded: 7, free: 0, excess: 2 }],
  ['4.12.4 a guard unloads a good', 'set 0 rum 7', ['set 0 chests 20'], { guards: 2, avail: 5, excess: 2 }],
])('%s', (_, first, more, wanted) => {
  expect(fleetOf(at(book(3, first, ...more), 0))).toMatchObject(wanted);
});

/** What the figures do not ask for. */
const UNKNOWN = {
  seat: 0,
  marks: 2,
  corsair: [],
  unsink: 0,
  table: [],
  hasChosen: false,
  character: null,
  cards: 0,
};

test('2.10, 4.11.2 the same figures as the game itself', () => {
  const wrong: string[] = [];
  for (let i = 0; i < 400; i++) {
    const player = {
      ...at(book(3), 0),
      chests: (i * 7) % 97,
      owned: i % 11,
      hold: i % 4,
      yy: i % 13,
      talismans: i % 5,
    };
    const goods: Counts = [i % 4, (i >> 2) % 5, (i >> 4) % 4];
    const port = i % 7;
    // 4.11.2, once more by hand.
    const sale = goods.reduce((sum, count, good) => sum + count * (count < 3 ? 1 : priceIn(port, good, 3)), 0);
    const things: Things = {
      ...UNKNOWN,
      chests: player.chests,
      owned: player.owned,
      hold: player.hold,
      yy: player.yy,
      talismans: player.talismans,
      goods: { fruit: goods[0], coffee: goods[1], rum: goods[2] },
    };
    const engine = withFigures(things, { phase: 'over', port, startPortRum: 3 });
    const fleet = fleetOf({ ...player, goods });
    const same =
      engine.guards === fleet.guards &&
      engine.avail === fleet.avail &&
      engine.supply === fleet.supply &&
      engine.capacity === fleet.capacity &&
      Math.max(0, engine.free) === fleet.free &&
      sale === saleAt(port, goods) &&
      engine.score === pointsOf({ ...player, marks: { ...player.marks, other: 2 } });
    if (!same) wrong.push(`${i} ${portId(port)}`);
  }
  expect(wrong).toEqual([]);
  expect(priceAt(6, 2)).toBe(3);
});

test('11.4.1, 11.4.7 what the hands have to do stays until it is done', () => {
  const now = book(2, 'set 1 chests 41');
  expect(ordersOf(at(now, 1))).toEqual([
    { kind: 'send-guard', count: 4 },
    { kind: 'token', count: 40 },
  ]);
  expect(ordersOf(at(book(2, 'set 1 chests 41', 'posted 1'), 1))).toEqual([]);
  expect(ordersOf(at(book(2, 'set 1 chests 41', 'posted 1', 'set 1 chests 39'), 1))).toEqual([
    { kind: 'guard-home', count: 1 },
    { kind: 'token', count: 0 },
  ]);
});

test('11.4.1 the log names who sends a guard', () => {
  const step = book(2, 'set 0 chests 20').steps.at(-1);
  expect(step?.facts).toEqual([
    { type: 'tapped', tap: { type: 'set', seat: 0, field: 'chests', value: 20 } },
    { type: 'moved', seat: 0, what: 'chests', by: 13 },
    { type: 'guards', seat: 0, by: 2 },
  ]);
});
