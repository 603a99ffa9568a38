import { Skia, type SkPath } from '@shopify/react-native-skia';
import type { Point } from '@/components/kit/board/geometry';
import { seeded } from '@/components/kit/skia/random';

/** A path through points; not kept, so whoever makes it frees it. */
export function pathOf(points: readonly Point[], closed: boolean): SkPath {
  const path = Skia.PathBuilder.Make();
  points.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  if (closed) path.close();
  return path.build();
}

/** A soft line through points: it bends at them, and touches the first and the last. */
export function softPathOf(points: readonly Point[]): SkPath {
  const path = Skia.PathBuilder.Make();
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  path.moveTo(at(0).x, at(0).y);
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path.cubicTo(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6, c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6, c.x, c.y);
  }
  return path.build();
}

const CORNERS = 9;

/** An islet with a shore as irregular as its seed. */
export function isletPath({ x, y, rx, ry }: Point & { rx: number; ry: number }, seed: number): SkPath {
  const random = seeded(seed);
  const shore = Array.from({ length: CORNERS }, (_, i): Point => {
    const angle = (2 * Math.PI * (i + 0.5 * (random() - 0.5))) / CORNERS;
    const far = 0.84 + 0.3 * random();
    return { x: x + Math.cos(angle) * rx * far, y: y + Math.sin(angle) * ry * far };
  });
  const path = Skia.PathBuilder.Make();
  const at = (i: number) => shore[(i + CORNERS) % CORNERS] as Point;
  const between = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const first = between(at(-1), at(0));
  path.moveTo(first.x, first.y);
  for (let i = 0; i < CORNERS; i++) {
    const next = between(at(i), at(i + 1));
    path.quadTo(at(i).x, at(i).y, next.x, next.y);
  }
  return path.close().build();
}
