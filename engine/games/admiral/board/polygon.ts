export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

/** A point on the coast counts as land. */
export function covers(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0; i < polygon.length; i++) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[(i + 1) % polygon.length] as Point;
    const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const between = (x - ax) * (x - bx) + (y - ay) * (y - by) <= 0;
    if (cross === 0 && between) return true;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}

/** The whole way from one point to another lies on land. */
export function coversLine(polygon: Polygon, from: Point, to: Point): boolean {
  const cuts = cutsOf(polygon, from, to);
  const at = (t: number): Point => [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])];
  return cuts.every((cut, i) => i === 0 || covers(polygon, at((cut + (cuts[i - 1] as number)) / 2)));
}

/** Where the coast crosses the way, as parts of it, in order. */
function cutsOf(polygon: Polygon, [fx, fy]: Point, [tx, ty]: Point): number[] {
  const cuts = [0, 1];
  const [dx, dy] = [tx - fx, ty - fy];
  for (let i = 0; i < polygon.length; i++) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[(i + 1) % polygon.length] as Point;
    const across = dx * (by - ay) - dy * (bx - ax);
    if (across === 0) continue;
    const along = ((ax - fx) * (by - ay) - (ay - fy) * (bx - ax)) / across;
    const edge = ((ax - fx) * dy - (ay - fy) * dx) / across;
    if (along > 0 && along < 1 && edge >= 0 && edge <= 1) cuts.push(along);
  }
  return cuts.sort((one, other) => one - other);
}

/** How much land lies in the unit square with this lower left corner. */
export function areaIn(polygon: Polygon, x: number, y: number): number {
  let part = polygon;
  part = cut(part, ([px]) => px - x);
  part = cut(part, ([px]) => x + 1 - px);
  part = cut(part, ([, py]) => py - y);
  part = cut(part, ([, py]) => y + 1 - py);
  let sum = 0;
  for (let i = 0; i < part.length; i++) {
    const [ax, ay] = part[i] as Point;
    const [bx, by] = part[(i + 1) % part.length] as Point;
    sum += ax * by - bx * ay;
  }
  return Math.abs(sum) / 2;
}

/** The part where `depth` is not negative. */
function cut(polygon: Polygon, depth: (point: Point) => number): Polygon {
  return polygon.flatMap((point, i): Point[] => {
    const next = polygon[(i + 1) % polygon.length] as Point;
    const [here, there] = [depth(point), depth(next)];
    const kept: Point[] = here >= 0 ? [point] : [];
    if (here < 0 !== there < 0) {
      const t = here / (here - there);
      kept.push([point[0] + t * (next[0] - point[0]), point[1] + t * (next[1] - point[1])]);
    }
    return kept;
  });
}
