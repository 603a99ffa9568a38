import type { Rect, Size } from '../frame/box';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the areas of a board lie, in its own units: seas of a map, squares of a grid. */
export interface BoardGeometry<Id extends string = string> {
  readonly size: Size;
  readonly ids: readonly Id[];
  /** The area under a point; null: land, or beyond the edge. */
  hit(point: Point): Id | null;
  /** The smallest upright rectangle around an area. */
  rectOf(id: Id): Rect;
}
