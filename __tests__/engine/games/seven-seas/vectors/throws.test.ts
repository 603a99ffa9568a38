import fc from 'fast-check';
import { Stream } from '@/engine/core/luck';
import { fight } from '@/engine/games/seven-seas/rules/battle';
import { allDice, dieId, gather, lid } from '@/engine/games/seven-seas/rules/lid';
import { firstSquareOf, millimetres } from '@/engine/games/seven-seas/rules/ruler';
import { sample, type Numbers } from '@/engine/games/seven-seas/rules/sampler';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import { sevenSeas } from '@/engine/games/seven-seas';
import { POS_MAX, POS_MIN, SEP_MIN } from '@/engine/games/seven-seas/throw/dice';
import { Board } from '@/__tests__/fixtures/seven-seas/board';
import { anyGesture } from '@/__tests__/fixtures/seven-seas/throws';

/** The generator of TV-41 to TV-43. */
function generator(start: number): Numbers {
  let x = start;
  return { next: () => (x = (Math.imul(1664525, x) + 1013904223) >>> 0) };
}

type Flick = { gx: number; gy: number; power: number } | null;

/** Seat 0 throws. */
function thrown(ships: readonly number[], red: number, numbers: Numbers, flick: Flick, rim = true): number {
  gather(0, ships.length, ships, red);
  return sample(lid, numbers, flick, rim);
}

const table = (): string[] => allDice().map(({ id, face, x, y, angle }) => `${id} ${face} ${x} ${y} ${angle}`);

/** The battle of what lies in the lid, as its duels. */
function duels(ships: readonly number[]): string[] {
  const told: SevenSeasEvent[] = [];
  const { s, luck } = new Board({ seats: 2 });
  fight({ s, luck, emit: (event) => void told.push(event) }, 0, ships);
  return told.flatMap((e) => (e.type === 'duel' ? [`${e.pirate} ${e.caravan} ${e.mm} ${e.sunk.join('+')}`] : []));
}

test('the test generator', () => {
  expect(generator(7).next()).toBe(1025555898);
});

test('TV-41 golden throw, no gesture', () => {
  expect(thrown([3, 3], 2, generator(7), null)).toBe(-1);
  expect(table()).toEqual([
    'p0.1 2 732 1744 218',
    'p0.2 6 994 2616 333',
    'p0.3 4 105 2373 95',
    'p1.1 6 148 2072 212',
    'p1.2 1 1697 810 126',
    'p1.3 6 166 1682 112',
    'c.1 3 953 866 184',
    'c.2 1 1841 1454 256',
  ]);
  expect(duels([3, 3])).toEqual(['p1.2 c.2 66 p1.2+c.2', 'p0.1 c.1 91 p0.1', 'p1.3 c.1 113 c.1']);
});

test('TV-42 golden throw with gesture', () => {
  expect(thrown([3, 3], 2, generator(7), { gx: 500, gy: -250, power: 600 })).toBe(-1);
  expect(table()).toEqual([
    'p0.1 2 2572 766 212',
    'p0.2 6 1558 369 126',
    'p0.3 4 1277 567 112',
    'p1.1 6 2403 987 184',
    'p1.2 1 1414 1241 256',
    'p1.3 6 1877 1922 111',
    'c.1 3 653 1540 56',
    'c.2 1 2232 1938 314',
  ]);
  expect(duels([3, 3])).toEqual(['p1.3 c.2 36 c.2', 'p1.2 c.1 82 p1.2', 'p0.3 c.1 116 c.1']);
});

test('TV-43 golden spill', () => {
  const flick = { gx: 0, gy: 900, power: 1000 };
  expect(dieId(thrown([1, 1], 1, generator(9), flick))).toBe('p1.1');
  expect(thrown([1, 1], 1, generator(1), flick)).toBe(-1);
  expect(allDice().map(({ face, x, y }) => [face, x, y])).toEqual([
    [2, 1635, 2636],
    [3, 2115, 1905],
    [4, 752, 1559],
  ]);
  // 8.2 rimSpill off: the step draws nothing.
  expect(thrown([1, 1], 1, generator(9), flick, false)).toBe(-1);
});

/** Any gesture of 4.17.1; the sampler has no use for its spin. */
const anyFlick = fc.option(anyGesture);

test('TV-44 any throw: inside, apart, faces 1 to 6, the same again, and owners change no place', () => {
  const places = (): number[][] => allDice().map(({ x, y }) => [x, y]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 44 }), fc.string(), anyFlick, (count, seed, flick) => {
      const luck = (): Stream => Stream.seeded(seed, 'throw');
      const mine = Math.min(count, 40);
      thrown([mine, 0], count - mine, luck(), flick, false);
      const first = places();
      const faces = allDice().map((die) => die.face);
      const inside = first.flat().every((at) => at >= POS_MIN && at <= POS_MAX);
      const apart = first.every(([x = 0, y = 0], i) =>
        first.slice(i + 1).every(([p = 0, q = 0]) => (x - p) * (x - p) + (y - q) * (y - q) >= SEP_MIN * SEP_MIN),
      );
      thrown([mine - (mine >> 1), mine >> 1], count - mine, luck(), flick, false);
      const again = JSON.stringify(places()) === JSON.stringify(first);
      return inside && apart && again && faces.every((face) => face >= 1 && face <= 6);
    }),
  );
});

test('4.17.4 faces depend on the luck alone, whatever the hand does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 44 }), fc.string(), anyFlick, (count, seed, flick) => {
      const faces = (given: Flick): string => {
        thrown([Math.min(count, 40), 0], Math.max(0, count - 40), Stream.seeded(seed, 'throw'), given, false);
        return allDice()
          .map((die) => die.face)
          .join();
      };
      return faces(flick) === faces(null);
    }),
  );
});

test('2.7 the Ruler rounds to the nearest whole millimetre', () => {
  expect([43681, 42025, 42024, 24, 25].map(millimetres)).toEqual([21, 21, 20, 0, 1]);
  // The definition: the largest m with (10m - 5)² ≤ d2.
  fc.assert(
    fc.property(fc.integer({ min: 25, max: 13_520_000 }), (d2) => {
      const m = millimetres(d2);
      return firstSquareOf(m) <= d2 && d2 < firstSquareOf(m + 1);
    }),
  );
});

test('4.17.2 a throw moves the luck of the match by the same three draws, whatever the hand does', () => {
  const after = (text: string): string => {
    const board = new Board({ A: { cards: ['cv-spain-1'] } }).choose('captain', 'merchant', 'merchant');
    board.does('A', 'raid cv-spain-1, send 2').does('B', 'send 1').does('C', 'send 1').does('A', text);
    return JSON.stringify(board.luck.state().dice);
  };
  expect(after('throw 300 -200 700 0')).toBe(after('throw'));
});

test('4.17.6 a spilled throw moves only the counter; after two in a row the power is cut', () => {
  const spillsOf = (draws: number): number => {
    const board = new Board({ A: { cards: ['cv-spain-4'] } }).choose('captain', 'merchant', 'merchant');
    board.does('A', 'raid cv-spain-4, send 7').does('B', 'send 7').does('C', 'send 7');
    for (let i = 0; i < draws; i++) board.luck.dice.next();
    let spills = 0;
    for (; board.asked() === 'A THROW'; spills++) {
      board.does('A', 'throw 0 0 1000 0');
      if (board.told('thrown').at(-1)?.spill === null) break;
      expect([board.told('thrown').at(-1)?.dice, board.s.owned]).toEqual([[], [7, 7, 7]]);
    }
    expect(board.s.throws).toBe(spills + 1);
    return spills;
  };
  const counts = new Set(Array.from({ length: 40 }, (_, draws) => spillsOf(draws)));
  expect([...counts].sort()).toEqual([0, 1, 2]);
});

test('4.17.1 a gesture outside the limits is refused, never rescaled', () => {
  const board = new Board({ A: { cards: ['cv-spain-1'] } }).choose('captain', 'merchant', 'merchant');
  board.does('A', 'raid cv-spain-1, send 2').does('B', 'send 1').does('C', 'send 1');
  expect(board.options('A')).toBe('throw');
  const wrong = ['throw 900 900 10 0', 'throw 0 0 1001 0', 'throw 0 0 10', 'throw 0.5 0 10 0', 'throw 00 0 10 0'];
  expect(wrong.map((text) => sevenSeas.parse(text))).toEqual(wrong.map(() => null));
  const given = { type: 'THROW', gesture: { gx: 900, gy: 900, power: 10, spin: 0 } } as const;
  expect(sevenSeas.check(board.s, 0, given)?.code).toBe('unknown-action');
  expect(board.refusal('A', 'throw -600 800 1000 -1000')).toBeNull();
});
