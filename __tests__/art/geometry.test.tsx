import { flatPlaces } from '@/components/games/dead-mans-draw/scene/flat';
import type { ScenePlaces } from '@/components/games/dead-mans-draw/scene/places';
import { cornersOf, freeKeys, promptOf } from '@/components/kit/frame/around-frame';
import { onScreen, sides, type Place } from '@/components/kit/frame/sides';
import { crests, rockFrame, rockWell, swell } from '@/components/kit/skia/curves';
import { seeded } from '@/components/kit/skia/random';
import type { Rect, Size } from '@/components/kit/frame/frame';

const none = { top: 0, bottom: 0, left: 0, right: 0 };
const wide = { width: 1366, height: 1024 };
const tablets = [
  wide,
  { width: 1024, height: 1366 },
  { width: 1024, height: 768 },
  { width: 744, height: 1133 },
  { width: 1180, height: 820 },
];

const aroundIt = (seats: number, size: Size) => sides(seats, size, none) as readonly Place[];

const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01;

function overlaps(boxes: readonly Rect[]): number {
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b))).length;
}

const banks = (places: ScenePlaces) =>
  places.seats.flatMap(({ turn, head, slots }) =>
    [head, ...(slots ?? [])].map((rect) => onScreen(turn, places.size, rect)),
  );

const cases = tablets.flatMap((size) =>
  [2, 3, 4, 5, 6, 7, 8].filter((seats) => sides(seats, size, none)).map((seats) => ({ ...size, seats })),
);

test('13.2 large tablets seat eight around them, small ones fewer, phones and windows nobody', () => {
  const most = (size: Size) => Math.max(0, ...[2, 3, 4, 5, 6, 7, 8].filter((seats) => sides(seats, size, none)));
  expect(tablets.map(most)).toEqual([8, 8, 6, 6, 6]);
  const small = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1280, height: 720 },
  ];
  expect(small.map(most)).toEqual([0, 0, 0]);
});

test.each(cases)(
  '13.2 $seats players round a $width × $height tablet: nothing overlaps, all in sight',
  ({ seats, ...size }) => {
    const around = aroundIt(seats, size);
    const places = flatPlaces(around, 9, size, none);
    expect(places.seats.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, i) => i));
    const boxes = banks(places);
    expect(overlaps(boxes)).toBe(0);
    const outside = boxes.filter(
      ({ x, y, width, height }) => x < 0 || y < 0 || x + width > size.width || y + height > size.height,
    );
    expect(outside).toEqual([]);
    const middle = [places.drawPile, places.discard, ...places.suitBars.map(({ rect }) => rect)];
    expect(overlaps([...middle, places.rowArea])).toBe(0);
    const free = [...boxes, ...middle, ...freeKeys(size, none)];
    expect(overlaps(free)).toBe(0);
    // Whoever is asked: the question and both keys stand free of everything else.
    const covered = around.filter((place) => {
      const mine = [promptOf(place), ...cornersOf(place)].map((rect) => onScreen(place.turn, size, rect));
      return overlaps([...free, places.rowArea, ...mine]) > 0;
    });
    expect(covered).toEqual([]);
    // And over what its own player owns, not over a neighbour's.
    const astray = around.filter((place) => {
      const { x, width } = promptOf(place);
      const [own, line] = [place.from + place.room / 2, x + width / 2];
      return own < x || own > x + width || Math.abs(own - line) > place.room / 2;
    });
    expect(astray).toEqual([]);
    const banked = places.seats.flatMap(({ slots }) => slots ?? []);
    expect(banked.filter(({ width, height }) => Math.round(width) < 44 || Math.round(height) < 44)).toEqual([]);
  },
);

test.each(cases)('3.1.9 $seats players round a $width × $height tablet sit clockwise', ({ seats, ...size }) => {
  const angles = aroundIt(seats, size).map((place) => {
    const end = { x: place.from + place.room / 2, y: place.deep, width: 0, height: 0 };
    const at = onScreen(place.turn, size, end);
    const angle = Math.atan2(at.y - size.height / 2, at.x - size.width / 2);
    return (angle + 2 * Math.PI) % (2 * Math.PI);
  });
  const steps = angles.map((angle, i) => ((angles[(i + 1) % seats] as number) - angle + 4 * Math.PI) % (2 * Math.PI));
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(2 * Math.PI);
});

test('13.2 a long row stays inside its area, tabs free', () => {
  const { row, rowArea } = flatPlaces(aroundIt(2, wide), 11, wide, none);
  const right = Math.max(...row.map(({ x, width }) => x + width));
  expect(right).toBeLessThanOrEqual(rowArea.x + rowArea.width + 0.01);
  const steps = row.slice(1).map((rect, i) => rect.x - (row[i]?.x ?? 0));
  expect(Math.min(...steps)).toBeGreaterThan(0.34 * 100);
});

test('3.3 the same seed gives the same shapes; another seed others', () => {
  const spec = { seed: 3, y: 100, height: 8, length: 60, width: 390, bottom: 400 };
  expect(crests(spec)).toEqual(crests(spec));
  expect(crests(spec).line).not.toBe(crests({ ...spec, seed: 4 }).line);
  const random = seeded(7);
  expect([random(), random(), random()].map((v) => Math.round(v * 1e6))).toEqual([11705, 61958, 976908]);
});

/** All coordinate pairs of a path made of absolute commands. */
const points = (d: string) =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test('3.3 waves cover the whole width and their sheets reach the bottom', () => {
  for (const make of [crests, swell]) {
    const { area, line } = make({ seed: 5, y: 100, height: 8, length: 60, width: 390, bottom: 400 });
    const xs = points(line).map(([x]) => x);
    expect(Math.min(...xs)).toBeLessThanOrEqual(-24);
    expect(Math.max(...xs)).toBeGreaterThanOrEqual(414);
    expect(Math.max(...points(area).map(([, y]) => y))).toBe(400);
    const ys = points(line).map(([, y]) => y);
    expect(Math.min(...ys)).toBeGreaterThan(84);
    expect(Math.max(...ys)).toBeLessThan(116);
  }
});

test('3.3 frames stay in order: no point of the opening lies outside its box by more than its roughness', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const box = { seed, left: 8, right: 382, top: 190, bottom: 884, width: 390, height: 844 };
    const rock = points(rockFrame({ ...box, pitch: 44, depth: 34 }).line);
    expect(rock.every(([x, y]) => x > 2 && x < 389 && y > 178 && y < 890)).toBe(true);
    const well = points(rockWell({ ...box, stray: 16, corner: 120 }).line);
    expect(well.every(([x, y]) => x > -4 && x < 394 && y > 178 && y < 896)).toBe(true);
  }
});
