import { battleLayout } from '@/components/games/worlds-end/battle/layout';
import { dicePlaces, fieldOf, pillPlace, type Field } from '@/components/games/worlds-end/battle/places';
import { layoutOf } from '@/components/games/worlds-end/around';
import { layout, type TableLayout } from '@/components/games/worlds-end/layout';
import { aroundFrame } from '@/components/kit/frame/around-frame';
import { USUAL, type Insets, type Rect, type Size } from '@/components/kit/frame/frame';
import { sides } from '@/components/kit/frame/sides';

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const SEATED = { seats: 4, focus: 0 };

function around(size: Size): TableLayout {
  const places = sides(4, size, NONE) ?? [];
  const [mine] = places;
  if (!mine) throw new Error('too small');
  return layoutOf(SEATED, aroundFrame(size, NONE, { places, mine }, USUAL));
}

const TABLES: readonly [string, TableLayout][] = [
  ['360×640', layout(SEATED, { width: 360, height: 640 }, NONE)],
  ['390×844', layout(SEATED, { width: 390, height: 844 }, { ...NONE, top: 47, bottom: 34 })],
  ['844×390', layout(SEATED, { width: 844, height: 390 }, { ...NONE, left: 47, right: 47, bottom: 21 })],
  ['1024×1366', layout(SEATED, { width: 1024, height: 1366 }, { ...NONE, top: 24, bottom: 20 })],
  ['1366×1024', layout(SEATED, { width: 1366, height: 1024 }, { ...NONE, top: 24, bottom: 20 })],
  ['around 1366×1024', around({ width: 1366, height: 1024 })],
];
const COUNTS = Array.from({ length: 10 }, (_, i) => i + 1);

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;
const within = (rect: Rect, room: Rect) =>
  rect.x >= room.x - 0.01 &&
  rect.y >= room.y - 0.01 &&
  rect.x + rect.width <= room.x + room.width + 0.01 &&
  rect.y + rect.height <= room.y + room.height + 0.01;

function clashes(rects: readonly Rect[]): number {
  return rects.flatMap((rect, i) => rects.slice(i + 1).filter((other) => overlap(rect, other))).length;
}

const all = (field: Field) => [...field.enemy, ...field.own];

describe.each(TABLES)('a battle on %s', (_, table) => {
  const places = battleLayout(table);
  const { enemyStrip, ownStrip, fan, field: room } = places;

  it('leaves header and decision block free', () => {
    const { header, block } = table.frame;
    const rects = [header, block, room, enemyStrip, ownStrip, fan].filter((one): one is Rect => one !== null);
    expect(clashes(rects)).toBe(0);
    expect(rects.filter((one) => !within(one, { x: 0, y: 0, ...table.frame.size }))).toEqual([]);
  });

  it.each(COUNTS)('holds up to ten ships against %i', (enemies) => {
    for (const own of COUNTS) {
      const field = fieldOf(room, enemies, own);
      expect([field.enemy.length, field.own.length]).toEqual([enemies, own]);
      // Ships and plates of both lines: inside, each by itself, each large enough for a finger.
      expect(all(field).filter(({ touch }) => !within(touch, room))).toEqual([]);
      expect(clashes(all(field).map(({ touch }) => touch))).toBe(0);
      expect(all(field).filter(({ touch }) => Math.min(touch.width, touch.height) < 44)).toEqual([]);
      expect(all(field).filter(({ plate, touch }) => !within(plate, touch))).toEqual([]);
      // Between the lines there is room for the dice and for who fires next, also when ships have moved forward.
      const between = [...dicePlaces(field, 4).map(({ x, y, size }) => around4(x, y, size)), pillPlace(field)];
      expect(between.filter((one) => !within(one, field.gap))).toEqual([]);
      expect(clashes(between)).toBe(0);
      const forward = [
        ...field.enemy.map(({ touch }) => ({ ...touch, y: touch.y + field.forward })),
        ...field.own.map(({ touch }) => ({ ...touch, y: touch.y - field.forward })),
      ];
      expect(forward.filter((one) => overlap(one, field.gap))).toEqual([]);
    }
  });
});

const around4 = (x: number, y: number, size: number): Rect => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

it('stands up to five ships in one rank, and more in two, the second one behind and smaller', () => {
  const room = { x: 8, y: 140, width: 374, height: 380 };
  const keels = (own: number) => new Set(fieldOf(room, 1, own).own.map(({ y }) => y)).size;
  expect(COUNTS.map(keels)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  const { own } = fieldOf(room, 1, 7);
  expect(own.map(({ named }) => named)).toEqual([true, true, true, true, false, false, false]);
  expect(own[4]?.y).toBeLessThan(own[0]?.y ?? 0);
  expect(own[4]?.scale).toBeLessThan(own[0]?.scale ?? 0);
});
