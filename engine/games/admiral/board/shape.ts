import { SHAPES, type Shape, type ShapeId } from '../data/islands';
import { areaIn, covers, coversLine, type Point } from './polygon';

export const WATER = 0;
export const COAST = 1;
export const LAND = 2;

/** 2.2: a square of a tile. `closed`: bits of the courses whose side or corner is land. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly kind: number;
  readonly closed: number;
}

/** By course: the points of the unit square that stand for it, two for a side and one for a corner. */
const MARKS: readonly (readonly Point[])[] = [
  [
    [0, 1],
    [1, 1],
  ],
  [[1, 1]],
  [
    [1, 0],
    [1, 1],
  ],
  [[1, 0]],
  [
    [0, 0],
    [1, 0],
  ],
  [[0, 0]],
  [
    [0, 0],
    [0, 1],
  ],
  [[0, 1]],
];

/** 2.3: what the polygon of a tile makes of its squares. */
function cellsOf({ width, height, polygon }: Shape): Cell[] {
  return Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.trunc(i / width)];
    const area = areaIn(polygon, x, y);
    let closed = 0;
    MARKS.forEach((points, course) => {
      const [from, to] = points.map(([px, py]): Point => [x + px, y + py]);
      const isClosed = to ? coversLine(polygon, from as Point, to) : covers(polygon, from as Point);
      if (isClosed) closed |= 1 << course;
    });
    return { x, y, kind: area > 0.5 ? LAND : area > 0 ? COAST : WATER, closed };
  });
}

/** 2.3: so many quarter turns clockwise. */
export function turnedCells(shape: string | Shape, turns: number): Cell[] {
  const tile = typeof shape === 'string' ? SHAPES[shape as ShapeId] : shape;
  let cells = cellsOf(tile);
  let { width, height } = tile;
  for (let turn = 0; turn < turns; turn++) {
    const across = width;
    cells = cells.map(({ x, y, kind, closed }) => ({
      x: y,
      y: across - 1 - x,
      kind,
      closed: ((closed << 2) | (closed >> 6)) & 255,
    }));
    [width, height] = [height, width];
  }
  return cells;
}
