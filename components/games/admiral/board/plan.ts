import { gridGeometry, squareAt, type GridGeometry, type SquareId as Cell } from '@/components/kit/board/grid';
import type { Point } from '@/components/kit/board/geometry';
import type { Rect, Size } from '@/components/kit/frame/box';
import { columnOf, rowOf, squareFrom, squareId, WIDTH, type SquareId } from '@/engine/games/admiral/data/squares';

/** E-2: north up, or the board turned by a quarter so that letters run down. There is no mirroring. */
export type Placing = 'landscape' | 'portrait';

/** The side of a square, in points of the board; all sizes of the look are given for it. */
export const SIDE = 35;

/** A board as it lies on the screen. */
export interface Plan {
  readonly cols: number;
  readonly rows: number;
  readonly placing: Placing;
  readonly size: Size;
  readonly geometry: GridGeometry;
}

export function planOf(cols: number, rows: number, placing: Placing): Plan {
  const [across, down] = placing === 'landscape' ? [cols, rows] : [rows, cols];
  const geometry = gridGeometry(across, down, SIDE);
  return { cols, rows, placing, size: geometry.size, geometry };
}

/** The placing in which all of a board is seen larger through this window. */
export function placingIn(cols: number, rows: number, { width, height }: Size): Placing {
  const upright = Math.min(width / cols, height / rows);
  return upright >= Math.min(width / rows, height / cols) ? 'landscape' : 'portrait';
}

/** E-2: a point of the sea, u squares east of the western edge and v squares north of the southern one. */
export function pointAt({ rows, placing }: Plan, u: number, v: number): Point {
  return placing === 'landscape' ? { x: u * SIDE, y: (rows - v) * SIDE } : { x: v * SIDE, y: u * SIDE };
}

/** How far every picture of the board is turned, clockwise. */
export const turnOf = ({ placing }: Plan): number => (placing === 'landscape' ? 0 : 90);

/** Degrees clockwise from up. */
export const angleOf = (plan: Plan, course: number): number => 45 * course + turnOf(plan);

/** Column and row on the screen, both from 0. */
export function placeOf({ rows, placing }: Pick<Plan, 'rows' | 'placing'>, id: SquareId): readonly [number, number] {
  const square = squareFrom(id);
  const [x, y] = [columnOf(square), rowOf(square)];
  return placing === 'landscape' ? [x, rows - 1 - y] : [y, x];
}

export function middleOf(plan: Plan, id: SquareId): Point {
  const [column, row] = placeOf(plan, id);
  return { x: (column + 0.5) * SIDE, y: (row + 0.5) * SIDE };
}

export function cellOf(plan: Plan, id: SquareId): Cell {
  const [column, row] = placeOf(plan, id);
  return squareAt(column, row);
}

export const rectOf = (plan: Plan, id: SquareId): Rect => plan.geometry.rectOf(cellOf(plan, id));

/** The square of the rules that lies there; null: beyond the edge. */
export function squareOf({ cols, rows, placing }: Plan, cell: Cell): SquareId | null {
  const [column = 0, row = 0] = cell.split('-').map(Number);
  const [x, y] = placing === 'landscape' ? [column, rows - 1 - row] : [row, column];
  return x >= 0 && y >= 0 && x < cols && y < rows ? squareId(y * WIDTH + x) : null;
}

/** What stands beside the columns, from left to right, and beside the rows, from the top: letters east, numbers north. */
export function labelsOf({ cols, rows, placing }: Plan): { readonly across: string[]; readonly down: string[] } {
  const letters = Array.from({ length: cols }, (_, i) => String.fromCharCode(65 + i));
  const numbers = Array.from({ length: rows }, (_, i) => String(i + 1));
  return placing === 'landscape'
    ? { across: letters, down: numbers.slice().reverse() }
    : { across: numbers, down: letters };
}
