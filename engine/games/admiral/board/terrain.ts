import { DX, DY, opposite } from '../data/compass';
import type { Shape } from '../data/islands';
import type { Island } from '../data/scenario';
import { columnOf, HEIGHT, rowOf, squareFrom, WIDTH, type Square } from '../data/squares';
import { COAST, LAND, turnedCells, WATER } from './shape';

export const OFF = -1;

/** An island with its shape, where that is none of the box. */
export interface Isle extends Island {
  readonly tile?: Shape;
}

/** What islands make of a board. By square, or by square × 8 + course. */
export interface Terrain {
  readonly cols: number;
  readonly rows: number;
  /** In board order. */
  readonly squares: readonly Square[];
  readonly kind: readonly number[];
  /** 2.2.7: bits of the courses whose side or corner is land, also for the squares around an island. */
  readonly closed: readonly number[];
  /** The next square, also across closed sides; OFF the board. */
  readonly near: readonly Square[];
  /** 2.2.3: the next square where the step there is open. */
  readonly step: readonly Square[];
  /** 4.20.10 */
  readonly coastal: readonly boolean[];
}

/** Columns and rows from 0. */
export function isOnBoard(
  { cols, rows }: { readonly cols: number; readonly rows: number },
  x: number,
  y: number,
): boolean {
  return x >= 0 && y >= 0 && x < cols && y < rows;
}

export function terrainOf(board: { readonly cols: number; readonly rows: number }, islands: readonly Isle[]): Terrain {
  const { cols, rows } = board;
  const isOn = (x: number, y: number): boolean => isOnBoard(board, x, y);
  const kind = new Array<number>(WIDTH * HEIGHT).fill(OFF);
  const closed = new Array<number>(WIDTH * HEIGHT).fill(0);
  const squares = kind.flatMap((_, square) => (isOn(columnOf(square), rowOf(square)) ? [square] : []));
  for (const square of squares) kind[square] = WATER;
  const near = new Array<number>(WIDTH * HEIGHT * 8).fill(OFF);
  for (const square of squares)
    for (let course = 0; course < 8; course++) {
      const x = columnOf(square) + (DX[course] as number);
      const y = rowOf(square) + (DY[course] as number);
      if (isOn(x, y)) near[square * 8 + course] = y * WIDTH + x;
    }
  for (const { shape, tile, at, rot } of islands)
    for (const cell of turnedCells(tile ?? shape, rot)) {
      const square = squareFrom(at) + cell.y * WIDTH + cell.x;
      kind[square] = cell.kind;
      closed[square] = (closed[square] as number) | cell.closed;
    }
  share(squares, near, closed);
  const step = near.map((next, at) => {
    if (next === OFF) return OFF;
    const course = at & 7;
    const shut = ((closed[at >> 3] as number) >> course) | ((closed[next] as number) >> opposite(course));
    return (shut & 1) === 1 ? OFF : next;
  });
  const isNext = (square: Square, test: (next: Square) => boolean): boolean =>
    DX.some((_, course) => test(near[square * 8 + course] as Square));
  const coastal = kind.map(
    (of, square) =>
      of !== OFF && (of === COAST || isNext(square, (next) => next === OFF) || isNext(square, (n) => kind[n] === LAND)),
  );
  return { cols, rows, squares, kind, closed, near, step, coastal };
}

/** A side belongs to both its squares, a corner point to all that meet in it. */
function share(squares: readonly Square[], near: readonly Square[], closed: number[]): void {
  const own = closed.slice();
  for (const square of squares)
    for (let course = 0; course < 8; course++) {
      if ((((own[square] as number) >> course) & 1) === 0) continue;
      mark(closed, near[square * 8 + course] as Square, opposite(course));
      if ((course & 1) === 0) continue;
      const [left, right] = [(course + 7) & 7, (course + 1) & 7];
      // The corner as the two side squares see it: NE of one is NW of the square east of it, SE of the one north of it.
      mark(closed, near[square * 8 + right] as Square, (course + 6) & 7);
      mark(closed, near[square * 8 + left] as Square, (course + 2) & 7);
    }
}

function mark(closed: number[], square: Square, course: number): void {
  if (square !== OFF) closed[square] = (closed[square] as number) | (1 << course);
}
