import { chartOf } from '@/components/games/worlds-end/map/chart';
import { BOARD } from '@/components/games/worlds-end/map/board';
import { COLUMNS } from '@/components/games/worlds-end/map/columns';
import { SEAS } from '@/components/games/worlds-end/map/seas';
import { layoutOf } from '@/components/games/worlds-end/around';
import { layout, type TableLayout } from '@/components/games/worlds-end/layout';
import { aroundFrame, cornersOf, freeKeys } from '@/components/kit/frame/around-frame';
import { USUAL, type Insets, type Rect, type Size } from '@/components/kit/frame/frame';
import { onScreen, sides } from '@/components/kit/frame/sides';

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const PLACES: readonly [string, Size, Insets][] = [
  ['360×640', { width: 360, height: 640 }, NONE],
  ['360×640 with bars', { width: 360, height: 640 }, { ...NONE, top: 24, bottom: 16 }],
  ['390×844 with a notch', { width: 390, height: 844 }, { ...NONE, top: 47, bottom: 34 }],
  ['844×390', { width: 844, height: 390 }, { ...NONE, left: 47, right: 47, bottom: 21 }],
  ['1024×1366', { width: 1024, height: 1366 }, { ...NONE, top: 24, bottom: 20 }],
  ['1366×1024', { width: 1366, height: 1024 }, { ...NONE, top: 24, bottom: 20 }],
  ['1280×720', { width: 1280, height: 720 }, NONE],
];
const SEATS = [2, 3, 4];

function parts(l: TableLayout): [string, Rect][] {
  return [
    ['block', l.frame.block],
    ['blade', l.blade],
    ['map', l.map],
    ...l.chips.map(({ seat, rect }): [string, Rect] => [`chip ${seat}`, rect]),
    ...(l.own ? [['own', l.own] as [string, Rect]] : []),
    ...l.titles.map(({ region, rect }): [string, Rect] => [region, rect]),
    ...l.trays.map((rect, seat): [string, Rect] => [`tray ${seat}`, rect]),
  ];
}

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;
const inside = ({ x, y, width, height }: Rect, size: Size) =>
  width > 0 &&
  height > 0 &&
  x >= -0.01 &&
  y >= -0.01 &&
  x + width <= size.width + 0.01 &&
  y + height <= size.height + 0.01;

function clashes(all: readonly [string, Rect][]): string[] {
  return all.flatMap(([name, rect], i) =>
    all.slice(i + 1).flatMap(([other, second]) => (overlap(rect, second) ? [`${name} / ${other}`] : [])),
  );
}

/** Seas that a finger could miss when the whole chart is seen. */
function small({ chart, map }: TableLayout) {
  const plan = chart === 'board' ? BOARD : COLUMNS;
  const cut = chartOf(plan, chart === 'board' ? undefined : map);
  const k = map.width / cut.size.width;
  return SEAS.filter((sea) => {
    const { width, height } = cut.geometry.rectOf(sea);
    return Math.min(width, height) * k < 44;
  });
}

describe.each(PLACES)('a table of %s', (_, size, insets) => {
  it.each(SEATS)('holds %i seats without overlaps', (seats) => {
    const l = layout({ seats, focus: 1 }, size, insets);
    const all: [string, Rect][] = [['header', l.frame.header], ...parts(l)];
    expect(all.filter(([, rect]) => !inside(rect, size)).map(([name]) => name)).toEqual([]);
    expect(clashes(all)).toEqual([]);
    expect(l.chips.map(({ seat }) => seat)).toEqual(Array.from({ length: seats - 1 }, (__, i) => (2 + i) % seats));
  });

  it('has targets of 44 points', () => {
    const l = layout({ seats: 4, focus: 0 }, size, insets);
    const low = [...l.chips.map(({ rect }) => rect), ...(l.own ? [l.own] : [])];
    expect(low.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
    expect(small(l)).toEqual([]);
  });

  it('stands clear of a tall block of large letters', () => {
    const l = layout({ seats: 4, focus: 0 }, size, insets, 180);
    expect(clashes([['header', l.frame.header], ...parts(l)])).toEqual([]);
  });
});

describe.each([
  ['1366×1024', { width: 1366, height: 1024 }],
  ['1024×1366', { width: 1024, height: 1366 }],
  ['1180×820', { width: 1180, height: 820 }],
] as const)('around a table of %s', (_, size) => {
  const table = (seats: number, focus: number) => {
    const places = sides(seats, size, NONE) ?? [];
    const mine = places[focus];
    if (!mine) throw new Error('too small');
    return { mine, l: layoutOf({ seats, focus }, aroundFrame(size, NONE, { places, mine }, USUAL)) };
  };

  it.each(SEATS)('gives each of %i players a tray at the own edge', (seats) => {
    for (let focus = 0; focus < seats; focus++) {
      const { l, mine } = table(seats, focus);
      const keys = cornersOf(mine).map((key, i): [string, Rect] => [`key ${i}`, onScreen(mine.turn, size, key)]);
      const free = freeKeys(size, NONE).map((key, i): [string, Rect] => [`free ${i}`, key]);
      const all = [...parts(l), ...keys];
      expect(all.filter(([, rect]) => !inside(rect, size)).map(([name]) => name)).toEqual([]);
      expect(clashes(all)).toEqual([]);
      expect(free.filter(([, key]) => overlap(key, l.map) || overlap(key, l.blade)).map(([name]) => name)).toEqual([]);
      expect(l.trays).toHaveLength(seats);
      expect(l.trays.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
      expect(small(l)).toEqual([]);
    }
  });

  it('does not move the chart when another player is asked', () => {
    const maps = [0, 1, 2, 3].map((focus) => table(4, focus).l.map);
    for (const map of maps) expect(map).toEqual(maps[0]);
  });
});
