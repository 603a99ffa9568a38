import type { Rect, Size } from '../frame/box';
import type { BoardGeometry, Point } from './geometry';

export type Polygon = readonly Point[];

/** Even-odd: how many edges a ray to the right crosses. */
export function inside(polygon: Polygon, { x, y }: Point): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i] as Point;
    const b = polygon[j] as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

function around(polygon: Polygon): Rect {
  const xs = polygon.map(({ x }) => x);
  const ys = polygon.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A map whose areas have any shape. Where they overlap, the later one lies on top. */
export function polygonGeometry<Id extends string>(
  size: Size,
  areas: Readonly<Record<Id, Polygon>>,
): BoardGeometry<Id> {
  const ids = Object.keys(areas) as Id[];
  const fromTop = [...ids].reverse();
  const rects = new Map(ids.map((id) => [id, around(areas[id])]));
  const holds = ({ x, y, width, height }: Rect, point: Point) =>
    point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
  return {
    size,
    ids,
    hit: (point) => fromTop.find((id) => holds(rects.get(id) as Rect, point) && inside(areas[id], point)) ?? null,
    rectOf: (id) => rects.get(id) as Rect,
  };
}
