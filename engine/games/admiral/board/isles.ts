import { SHAPES, type Shape } from '../data/islands';
import type { Island, Scenario, ShapePlan } from '../data/scenario';
import { squareFrom, WIDTH, type Square } from '../data/squares';
import { turnedCells } from './shape';
import type { Isle } from './terrain';

/** 14.2: a shape of the scenario's own. */
export function tileOf({ w, h, polygon = [] }: ShapePlan): Shape {
  return { width: w, height: h, polygon };
}

/** Islands with the shapes that they have. */
export function tiled({ terrain }: Scenario, islands: readonly Island[]): Isle[] {
  return islands.map((island) => {
    const own = terrain?.shapes?.find(({ id }) => id === island.shape);
    return { ...island, ...(own && { tile: tileOf(own) }) };
  });
}

export function isKnownShape({ terrain }: Scenario, shape: string): boolean {
  return Object.hasOwn(SHAPES, shape) || terrain?.shapes?.some(({ id }) => id === shape) === true;
}

/** By the id of an island: the squares of its tile. */
export function islesOf(islands: readonly Isle[]): Readonly<Record<string, readonly Square[]>> {
  return Object.fromEntries(
    islands.flatMap((isle) => {
      const at = squareFrom(isle.at);
      const squares = turnedCells(isle.tile ?? isle.shape, isle.rot).map(({ x, y }) => at + y * WIDTH + x);
      return isle.id === undefined ? [] : [[isle.id, squares]];
    }),
  );
}
