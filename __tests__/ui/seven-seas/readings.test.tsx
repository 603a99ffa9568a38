import { edgeOf } from '@/components/games/seven-seas/scene/floor';
import { readingPlaces, tapeWay, tieReadings } from '@/components/games/seven-seas/scene/readings';
import { SIZE } from '@/components/ui/theme/tokens';
import { Luck } from '@/engine/core/luck';

const FLOOR = { x: 22, y: 124, side: 346 };
const EDGE = edgeOf(FLOOR);
const PILL = { wide: 49, high: 21 };
const tape = (from: { x: number; y: number }, to: { x: number; y: number }) => ({
  from,
  long: Math.hypot(to.x - from.x, to.y - from.y),
  angle: Math.atan2(to.y - from.y, to.x - from.x),
});
const apart = (one: { x: number; y: number }, other: { x: number; y: number }, wide: number, high: number) =>
  Math.abs(one.x - other.x) >= wide || Math.abs(one.y - other.y) >= high;

test('a reading on a long tape stands in its middle', () => {
  const dice = [
    { x: 60, y: 200 },
    { x: 220, y: 200 },
  ] as const;
  const middle = { x: 140, y: 200 };
  expect(readingPlaces([tape(...dice)], PILL, dice, FLOOR)).toEqual([{ at: middle, of: middle }]);
});

test('readings of short tapes hide neither dice nor each other', () => {
  const [blue, red, gold] = [
    { x: 83, y: 273 },
    { x: 127, y: 256 },
    { x: 174, y: 264 },
  ];
  const dice = [blue, red, gold];
  const [one, other] = readingPlaces([tape(blue, red), tape(red, gold)], PILL, dice, FLOOR);
  if (!one || !other) throw new Error('a tape without a reading');
  for (const { at } of [one, other])
    for (const die of dice) expect(apart(at, die, (PILL.wide + EDGE) / 2, (PILL.high + EDGE) / 2)).toBe(true);
  expect(apart(one.at, other.at, PILL.wide, PILL.high)).toBe(true);
});

test('a reading at the wall stays on the floor', () => {
  const dice = [
    { x: 30, y: 132 },
    { x: 30, y: 176 },
  ] as const;
  const [place] = readingPlaces([tape(...dice)], PILL, dice, FLOOR);
  expect(place?.at.x).toBeGreaterThanOrEqual(FLOOR.x + PILL.wide / 2);
  expect(place?.at.y).toBeGreaterThanOrEqual(FLOOR.y + PILL.high / 2);
});

test('4.7.17 d: of up to six pairs in a heap each reading has a finger to itself, on the floor', () => {
  const luck = Luck.fromSeed('readings').bots;
  for (const side of [250, 346, 600]) {
    const floor = { ...FLOOR, side };
    for (let deal = 0; deal < 60; deal++) {
      const count = 2 + (deal % 5);
      const spot = () => ({
        x: floor.x + 20 + luck.below(Math.floor(side / 3)),
        y: floor.y + 20 + luck.below(Math.floor(side / 3)),
      });
      const dice = Array.from({ length: count + 1 }, spot);
      const [red = spot()] = dice;
      const ways = dice.slice(1).map((die) => tapeWay(die, red, edgeOf(floor)));
      const places = readingPlaces(ways, PILL, dice, floor).map(({ at }) => at);
      places.forEach((one, i) => {
        for (const other of places.slice(i + 1)) expect(apart(one, other, PILL.wide, SIZE.touch)).toBe(true);
        expect(one.x - PILL.wide / 2).toBeGreaterThanOrEqual(floor.x);
        expect(one.y + SIZE.touch / 2).toBeLessThanOrEqual(floor.y + side);
      });
    }
  }
});

test('the reading of a pair belongs to the tape between its dice', () => {
  const die = (id: string, owner: number, x: number, y: number) => ({ id, owner, face: 3, x, y, angle: 0 });
  const dice = [die('p0.1', 0, 400, 1400), die('c.1', -1, 1400, 1400), die('p1.1', 1, 2400, 1400)];
  const ties = [
    { pirate: 'p0.1', caravan: 'c.1' },
    { pirate: 'p1.1', caravan: 'c.1' },
  ];
  const [left, right] = tieReadings(ties, dice, '100 mm', FLOOR);
  expect(left?.at).toEqual(left?.of);
  expect(left?.at.x).toBeCloseTo(FLOOR.x + (900 / 2800) * FLOOR.side);
  expect(right?.at.x).toBeCloseTo(FLOOR.x + (1900 / 2800) * FLOOR.side);
});
