import type { Point } from '@/components/kit/board/geometry';
import type { BoardTap } from '@/components/kit/board/gestures';
import type { Rect } from '@/components/kit/frame/box';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import type { UnitId } from '@/engine/games/admiral/view';
import { middleOf, SIDE, type Plan } from './board/plan';
import type { TableLayout } from './layout';

/** Look 20.8. */
export const LOUPE = { radius: 58, ring: 5, larger: 1.35 } as const;
/** Between the two that it shows. */
const APART = 27;
/** Of its name, over it. */
const NAME = 26;
/** Less than this is no aim for a finger. */
const FINGER = 44;
const A_ROW = 2;

/** Those that share a square, shown apart: two, or as many as the rules of a chart let into a port. */
export interface Loupe {
  readonly at: SquareId;
  readonly units: readonly UnitId[];
  /** Where the square is on the screen, and how large. */
  readonly from: Point;
  readonly side: number;
  /** The middle of the glass. */
  readonly middle: Point;
  /** When it was asked for, ms. */
  readonly time: number;
}

export const needsLoupe = (scale: number): boolean => (SIDE * scale) / 2 < FINGER;

/** On the free side of the sea. */
export function loupeAt(
  { layout, plan }: { readonly layout: TableLayout; readonly plan: Plan },
  { at: touched, screen, scale, time }: BoardTap,
  { at, units }: Pick<Loupe, 'at' | 'units'>,
): Loupe {
  const { sea } = layout;
  const { x, y } = middleOf(plan, at);
  const from = { x: sea.x + screen.x + (x - touched.x) * scale, y: sea.y + screen.y + (y - touched.y) * scale };
  const isLeft = from.x > sea.x + sea.width / 2;
  const r = LOUPE.radius + LOUPE.ring;
  const middle = {
    x: isLeft ? sea.x + r + 4 : sea.x + sea.width - r - 4,
    y: Math.max(sea.y + NAME + r, Math.min(sea.y + sea.height - r - 4, from.y)),
  };
  return { at, units, from, side: SIDE * scale, middle, time };
}

/** Where each of them is in the glass: two a row, and a last one alone in the middle of its own. */
export function inLoupe({ middle, units }: Pick<Loupe, 'middle' | 'units'>, i: number): Rect {
  const rows = Math.ceil(units.length / A_ROW);
  const row = Math.floor(i / A_ROW);
  const inRow = Math.min(A_ROW, units.length - row * A_ROW);
  // Two rows stand a little closer: their corners would lie outside the glass.
  const side = rows > 1 ? FINGER : 2 * APART;
  return {
    x: middle.x + ((i % A_ROW) - inRow / 2) * side,
    y: middle.y + (row - rows / 2) * side,
    width: side,
    height: side,
  };
}
