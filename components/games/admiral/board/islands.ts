import type { Point } from '@/components/kit/board/geometry';
import { SHAPES, type Shape, type ShapeId } from '@/engine/games/admiral/data/islands';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { columnOf, rowOf, squareFrom, type SquareId } from '@/engine/games/admiral/data/squares';
import { pointAt, type Plan } from './plan';

/** An island of a board, as files name it (14.2). */
export interface Isle {
  readonly shape: string;
  /** Its shape where that is none of the box. */
  readonly tile?: Shape;
  readonly at: SquareId;
  readonly rot: number;
}

/** With its shape, where a scenario has drawn it itself. */
export function wholeIsle({ terrain }: Pick<Scenario, 'terrain'>, isle: Pick<Isle, 'shape' | 'at' | 'rot'>): Isle {
  const own = terrain?.shapes?.find(({ id }) => id === isle.shape);
  return own ? { ...isle, tile: { width: own.w, height: own.h, polygon: own.polygon ?? [] } } : isle;
}

type Corner = readonly [x: number, y: number];

/** How much of each edge is cut away at both ends, and how often: corners are rounded, edges stay where they are. */
const CUT = 0.22;
const TIMES = 3;

function rounded(corners: readonly Corner[]): Corner[] {
  return corners.flatMap(([x, y], i): Corner[] => {
    const [nx, ny] = corners[(i + 1) % corners.length] as Corner;
    return [
      [x + (nx - x) * CUT, y + (ny - y) * CUT],
      [nx - (nx - x) * CUT, ny - (ny - y) * CUT],
    ];
  });
}

const outlines = new WeakMap<Shape, readonly Corner[]>();

function tileOf({ shape, tile }: Pick<Isle, 'shape' | 'tile'>): Shape {
  return tile ?? SHAPES[shape as ShapeId];
}

/**
 * E-3: the coast that is drawn, cut from the polygon of the rules and never typed again. It lies inside the polygon's own corners,
 * so inside the tile, too.
 */
export function outlineOf(shape: string, tile = tileOf({ shape })): readonly Corner[] {
  let outline = outlines.get(tile);
  if (!outline) {
    outline = tile.polygon;
    for (let i = 0; i < TIMES; i++) outline = rounded(outline);
    outlines.set(tile, outline);
  }
  return outline;
}

/** 2.3: after so many quarter turns clockwise, in squares from the lower left corner of the turned tile, y to the north. */
export function turnedOutline(isle: Pick<Isle, 'shape' | 'rot' | 'tile'>): Corner[] {
  const tile = tileOf(isle);
  let { width, height } = tile;
  let corners = outlineOf(isle.shape, tile).slice();
  for (let turn = 0; turn < isle.rot; turn++) {
    const across = width;
    corners = corners.map(([x, y]): Corner => [y, across - x]);
    [width, height] = [height, width];
  }
  return corners;
}

/** In points of the board. */
export function coastOf(plan: Plan, isle: Isle): Point[] {
  const square = squareFrom(isle.at);
  const [u, v] = [columnOf(square), rowOf(square)];
  return turnedOutline(isle).map(([x, y]) => pointAt(plan, u + x, v + y));
}
