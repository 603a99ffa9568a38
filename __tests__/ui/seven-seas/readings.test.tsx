import { edgeOf } from '@/components/games/seven-seas/scene/draw-rest';
import { readingPlaces } from '@/components/games/seven-seas/scene/readings';

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
  expect(readingPlaces([tape(...dice)], [PILL], dice, FLOOR)).toEqual([{ x: 140, y: 200 }]);
});

test('readings of short tapes hide neither dice nor each other', () => {
  const [blue, red, gold] = [
    { x: 83, y: 273 },
    { x: 127, y: 256 },
    { x: 174, y: 264 },
  ];
  const dice = [blue, red, gold];
  const [one, other] = readingPlaces([tape(blue, red), tape(red, gold)], [PILL, PILL], dice, FLOOR);
  if (!one || !other) throw new Error('a tape without a reading');
  for (const reading of [one, other])
    for (const die of dice) expect(apart(reading, die, (PILL.wide + EDGE) / 2, (PILL.high + EDGE) / 2)).toBe(true);
  expect(apart(one, other, PILL.wide, PILL.high)).toBe(true);
});

test('a reading at the wall stays on the floor', () => {
  const dice = [
    { x: 30, y: 132 },
    { x: 30, y: 176 },
  ] as const;
  const [place] = readingPlaces([tape(...dice)], [PILL], dice, FLOOR);
  expect(place?.x).toBeGreaterThanOrEqual(FLOOR.x + PILL.wide / 2);
  expect(place?.y).toBeGreaterThanOrEqual(FLOOR.y + PILL.high / 2);
});
