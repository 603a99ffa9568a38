import type { Point } from '@/components/kit/board/geometry';
import type { Chart } from './chart';
import type { SeaId } from './seas';

/** What stands in a sea. */
export interface Standing {
  readonly owned: boolean;
  readonly goods: boolean;
  readonly port: boolean;
  readonly guards: boolean;
  /** Flagships. */
  readonly ships: number;
}

export interface ShipPlace extends Point {
  /** 1: as large as the only flagship of a sea on a phone. */
  readonly scale: number;
}

/** Where the signs of a sea stand: middles, in points of the chart; a ship by its keel. */
export interface Signs {
  readonly name: Point & { readonly width: number };
  readonly flag: Point | null;
  readonly coin: Point;
  /** Where the figures of the income begin. */
  readonly income: Point;
  readonly goods: Point | null;
  readonly port: Point | null;
  /** A card; its number begins half a card further right. */
  readonly guards: Point | null;
  readonly ships: readonly ShipPlace[];
}

/** Signs that are read from the side of the table are so much smaller. */
export const ACROSS = 0.8;

/** How wide each sign is, in units. */
const SIGN = { flag: 18, coin: 13, income: 25, mark: 15, guards: 22 } as const;

/** A flagship that has a sea for itself stands beside the words; more of them stand in a line below, and the words move up. */
interface Lines {
  readonly name: number;
  readonly income: number;
  readonly goods: number;
  readonly guards: number;
}
const COLUMN: Readonly<Record<'loose' | 'close', Lines>> = {
  loose: { name: -19, income: 1, goods: 22, guards: 22 },
  close: { name: -28, income: -11, goods: 5, guards: 5 },
};
const ROW: Readonly<Record<'loose' | 'close', Lines>> = {
  loose: { name: -12, income: 10, goods: 10, guards: 30 },
  close: { name: -27, income: -7, goods: -7, guards: 12 },
};
/** Keel of the ships in the line below. */
const KEEL = 33;
/** A ship in that line stands so far from the shore. */
const OFF_SHORE = 11;
/** So wide must half of a sea be for a large ship beside the words. */
const WIDE = 76;

/** `across`: they are read from the side, so that the height of the sea is their room. */
export function signsOf(chart: Chart, sea: SeaId, standing: Standing, across = false): Signs {
  const { unit, middles, geometry, plan } = chart;
  const middle = middles[sea];
  const { x, y, width, height } = geometry.rectOf(sea);
  // The nearer shore counts, less what a coast may stray.
  const half = across
    ? Math.min(middle.y - y, y + height - middle.y) / (unit * ACROSS)
    : Math.min(middle.x - x, x + width - middle.x) / unit;
  const inRow = plan.signs === 'row';
  const beside = standing.ships === 1 && (!inRow || half >= WIDE);
  const close = standing.ships > 0 && !beside;
  const lines = (inRow ? ROW : COLUMN)[close ? 'close' : 'loose'];
  const shift = beside ? (inRow ? -18 : -6) : 0;
  const at = (dx: number, dy: number): Point => ({ x: middle.x + dx * unit, y: middle.y + dy * unit });
  const words = inRow ? inOneRow(standing, lines, shift) : inLines(standing, lines, shift);
  const spot = (one: readonly [number, number] | null) => one && at(...one);
  return {
    name: { ...at(inRow ? shift : 0, lines.name), width: (2 * half - 6) * unit },
    flag: spot(words.flag),
    coin: at(...words.coin),
    income: at(...words.income),
    goods: spot(words.goods),
    port: spot(words.port),
    guards: spot(words.guards),
    ships: shipsIn(standing.ships, half, inRow, beside).map(([dx, dy, scale]) => ({
      ...at(dx, dy),
      scale: scale * unit,
    })),
  };
}

type Off = readonly [x: number, y: number];

interface Offs {
  readonly flag: Off | null;
  readonly coin: Off;
  readonly income: Off;
  readonly goods: Off | null;
  readonly port: Off | null;
  readonly guards: Off | null;
}

/** Income on the second line, goods, port and guards on the third. */
function inLines({ owned, goods, port, guards }: Standing, lines: Lines, shift: number): Offs {
  let x = shift - 18;
  const next = (there: boolean): Off | null => {
    if (!there) return null;
    const off: Off = [x, lines.goods];
    x += SIGN.mark + 5;
    return off;
  };
  return {
    flag: owned ? [shift - 35, lines.income] : null,
    coin: [shift - 16, lines.income],
    income: [shift - 7, lines.income],
    goods: next(goods),
    port: next(port),
    guards: next(guards),
  };
}

/** All but the guards on one line, in its middle. */
function inOneRow({ owned, goods, port, guards }: Standing, lines: Lines, shift: number): Offs {
  const gap = 3.5;
  const parts = [owned ? SIGN.flag : 0, SIGN.coin, SIGN.income, goods ? SIGN.mark : 0, port ? SIGN.mark : 0];
  const there = parts.filter((width) => width > 0);
  const long = there.reduce((sum, width) => sum + width, 0) + gap * (there.length - 1);
  let x = shift - long / 2;
  const [flag, coin, income, mark, anchor] = parts.map((width): Off | null => {
    if (width === 0) return null;
    const off: Off = [x + width / 2, lines.income];
    x += width + gap;
    return off;
  });
  const figures = income ?? [0, lines.income];
  return {
    flag: flag ?? null,
    coin: coin ?? figures,
    income: [figures[0] - SIGN.income / 2, figures[1]],
    goods: mark ?? null,
    port: anchor ?? null,
    guards: guards ? [shift - 6, lines.guards] : null,
  };
}

function shipsIn(count: number, half: number, inRow: boolean, beside: boolean): [number, number, number][] {
  if (count === 0) return [];
  if (beside) return inRow ? [[58, 28, 1.3]] : [[Math.min(34, half - 18), 35, 1]];
  const scales = inRow ? [0.8, 0.72, 0.62, 0.52] : [1, 0.62, 0.54, 0.46];
  const scale = scales[Math.min(count, scales.length) - 1] ?? 0.5;
  const right = Math.min(half - OFF_SHORE - 10 * scale, 69 * scale);
  const step = Math.min(46 * scale, (right + half - OFF_SHORE) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => [right - i * step, KEEL, scale]);
}
