import { flatPlaces } from '@/components/games/dead-mans-draw/scene/flat';
import type { ScenePlaces, SeatPlace } from '@/components/games/dead-mans-draw/scene/places';
import { crests, rockFrame, rockWell, swell } from '@/components/table/skia/curves';
import { seeded } from '@/components/table/skia/random';
import type { Rect } from '@/components/table/play/frame';

const none = { top: 0, bottom: 0, left: 0, right: 0 };
const tablets = [
  { width: 1366, height: 1024 },
  { width: 1024, height: 1366 },
  { width: 1180, height: 820 },
];

/** A slot as it lies on the screen. */
function onScreen({ origin, turn }: SeatPlace, { x, y, width, height }: Rect): Rect {
  const angle = (turn / 180) * Math.PI;
  const corner = (px: number, py: number) => ({
    x: origin.x + px * Math.cos(angle) - py * Math.sin(angle),
    y: origin.y + px * Math.sin(angle) + py * Math.cos(angle),
  });
  const [a, b] = [corner(x, y), corner(x + width, y + height)];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01;

function overlaps(boxes: readonly Rect[]): number {
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b))).length;
}

const banks = (places: ScenePlaces) =>
  places.seats.flatMap((seat) => [seat.head, ...(seat.slots ?? [])].map((rect) => onScreen(seat, rect)));

const cases = tablets.flatMap((size) => [2, 3, 4, 5, 6, 7, 8].map((seats) => ({ ...size, seats })));

test.each(cases)(
  '13.2 $seats players round a $width × $height tablet: nothing overlaps, all in sight',
  ({ seats, ...size }) => {
    const places = flatPlaces(
      Array.from({ length: seats }, (_, i) => i),
      9,
      size,
      none,
    );
    expect(places.seats.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, i) => i));
    const boxes = banks(places);
    expect(overlaps(boxes)).toBe(0);
    const outside = boxes.filter(
      ({ x, y, width, height }) => x < 0 || y < 0 || x + width > size.width || y + height > size.height,
    );
    expect(outside).toEqual([]);
    const middle = [places.drawPile, places.discard, ...places.suitBars.map(({ rect }) => rect)];
    expect(overlaps([...middle, places.rowArea])).toBe(0);
    expect(overlaps([...boxes, ...middle])).toBeLessThanOrEqual(0);
  },
);

test('13.2 a long row stays inside its area, tabs free', () => {
  const { row, rowArea } = flatPlaces([0, 1], 11, { width: 1366, height: 1024 }, none);
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
