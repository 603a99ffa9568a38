import { FLEETS_LEAST, layout } from '@/components/games/seven-seas/layout';
import { battleKey, trayRoom } from '@/components/games/seven-seas/places';
import type { Mode, TableLayout } from '@/components/games/seven-seas/table-layout';
import { SIZE } from '@/components/ui/theme/tokens';
import { USUAL, type Insets, type Rect, type Size } from '@/components/kit/frame/frame';

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const PLACES: readonly [string, Size, Insets][] = [
  ['360×640', { width: 360, height: 640 }, NONE],
  ['390×844 with a notch', { width: 390, height: 844 }, { ...NONE, top: 47, bottom: 34 }],
  ['844×390', { width: 844, height: 390 }, NONE],
  ['1024×1366', { width: 1024, height: 1366 }, { ...NONE, top: 24, bottom: 20 }],
  ['1366×1024', { width: 1366, height: 1024 }, { ...NONE, top: 24, bottom: 20 }],
  ['1280×720', { width: 1280, height: 720 }, NONE],
];
const SEATS = [2, 3, 4];
const PIECES = ['S', 'M', 'L'] as const;

/** What may not cover each other while this is shown. */
function zones(mode: Mode, l: TableLayout): [string, Rect][] {
  const head: [string, Rect][] = [
    ['header', l.frame.header],
    ['block', l.frame.block],
  ];
  if (mode === 'lid') return [...head, ['fleets', l.fleets], ['lid', l.lid], ['duel', l.duel]];
  const strips = l.strips.map(({ seat, rect }): [string, Rect] => [`strip ${seat}`, rect]);
  const table: [string, Rect][] = [...head, ['ruler', l.ruler], ...strips];
  if (mode === 'choose') return [...table, ['sheet', l.sheet]];
  return [...table, ['market', l.market], ['own side', l.own.rect]];
}

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

const inside = ({ x, y, width, height }: Rect, size: Size) =>
  x >= -0.01 && y >= -0.01 && x + width <= size.width + 0.01 && y + height <= size.height + 0.01;

describe.each(PLACES)('the table at %s', (_, size, insets) => {
  test.each(SEATS)(
    'for %d what opens the last battle lies free, and the tray keeps room for a number and a thing',
    (seats) => {
      const l = layout({ seats, focus: 0, mode: 'table' }, size, insets);
      const tray = trayRoom(l, true);
      const others = [tray, l.market, l.frame.header, ...l.strips.map(({ rect }) => rect)];
      expect(others.filter((rect) => overlap(battleKey(l), rect))).toEqual([]);
      expect(tray.height).toBeGreaterThanOrEqual(140);
    },
  );

  test.each(SEATS)('for %d a question of four lines in large letters still leaves the tray its room', (seats) => {
    const l = layout({ seats, focus: 0, mode: 'table' }, size, insets, 0.5 * size.height);
    for (const fought of [false, true]) {
      const tray = trayRoom(l, fought);
      expect(tray.height).toBeGreaterThanOrEqual(140);
      expect(overlap(tray, l.frame.header)).toBe(false);
    }
  });

  test.each(SEATS)('for %d fleets that stand below each other have a row each, and so has the caravan', (seats) => {
    const { fleets, duel } = layout({ seats, focus: 0, mode: 'lid' }, size, insets);
    if (fleets.width >= FLEETS_LEAST) return;
    expect(fleets.height).toBeGreaterThanOrEqual((seats + 1) * SIZE.touch);
    expect(duel.height).toBeGreaterThanOrEqual(114);
  });

  describe.each(['choose', 'table', 'lid'] as const)('%s', (mode) => {
    const all = SEATS.flatMap((seats) =>
      PIECES.map((pieces) => {
        const taste = { ...USUAL, pieces };
        return { seats: `${seats}, ${pieces}`, l: layout({ seats, focus: 0, mode }, size, insets, undefined, taste) };
      }),
    );

    test('nothing lies on anything else, and nothing leaves the screen', () => {
      const wrong = all.flatMap(({ seats, l }) => {
        const parts = zones(mode, l);
        const out = parts.filter(([, rect]) => !inside(rect, size)).map(([name]) => `${seats}: ${name} leaves`);
        const over = parts.flatMap(([name, rect], i) =>
          parts.slice(i + 1).flatMap(([other, its]) => (overlap(rect, its) ? [`${seats}: ${name} on ${other}`] : [])),
        );
        return [...out, ...over];
      });
      expect(wrong).toEqual([]);
    });

    test('what is touched is large enough for a finger', () => {
      const small = all.flatMap(({ seats, l }) =>
        zones(mode, l)
          .concat(mode === 'choose' ? l.fan.map((rect, i): [string, Rect] => [`role ${i}`, rect]) : [])
          .filter(([, { width, height }]) => width < 44 || height < 44)
          .map(([name]) => `${seats}: ${name}`),
      );
      expect(small).toEqual([]);
    });
  });

  test('the hand of characters stays over the decision, and every card shows a finger of itself', () => {
    const wrong = SEATS.flatMap((seats) => {
      const { fan, frame, sheet } = layout({ seats, focus: 0, mode: 'choose' }, size, insets);
      return fan.flatMap((rect, i) => {
        const next = fan[i + 1];
        const shown = next ? next.x - rect.x : rect.width;
        const fits = inside(rect, size) && !overlap(rect, frame.block) && !overlap(rect, sheet);
        return fits && shown >= 40 ? [] : [`${seats}: role ${i}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('a character is chosen in large letters on a small phone', () => {
  const HALF = 320;
  test.each([
    ...[2, 3].flatMap((seats) => [237, 279, HALF].map((block) => [seats, block] as const)),
    ...[237, 279].map((block) => [4, block] as const),
  ])(
    'for %d, under a block of %d, the hand covers neither the port nor what explains the chosen one',
    (seats, block) => {
      const l = layout({ seats, focus: 0, mode: 'choose' }, { width: 360, height: 640 }, NONE, block);
      const hand = Math.min(...l.fan.map(({ y }) => y));
      expect(l.market.y + l.market.height).toBeLessThanOrEqual(hand);
      expect(l.sheet.y + l.sheet.height).toBeLessThanOrEqual(hand);
      expect(Math.max(...l.fan.map(({ y, height }) => y + height))).toBeLessThanOrEqual(l.frame.block.y);
      for (const { rect } of l.strips) expect(overlap(rect, l.market) || overlap(rect, l.sheet)).toBe(false);
      expect(l.strips.length).toBeGreaterThanOrEqual(seats - 1);
    },
  );

  test('the ruler lies there as ever in letters of usual size', () => {
    expect(layout({ seats: 4, focus: 0, mode: 'choose' }, { width: 360, height: 640 }, NONE).ruler.height).toBe(50);
  });
});
