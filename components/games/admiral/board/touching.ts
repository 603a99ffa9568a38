import type { BoardGeometry, Point } from '@/components/kit/board/geometry';
import type { Rect } from '@/components/kit/frame/box';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import { squareThing } from '../asks';
import { rectOf, squareOf, type Plan } from './plan';

/** Something that stands on a square of its own or shares it. */
export interface Standing {
  readonly thing: string;
  readonly at: SquareId;
}

/** Of two the left and the right half, of more the quarters. */
function part({ x, y, width, height }: Rect, i: number, count: number): Rect {
  const rows = count > 2 ? 2 : 1;
  return {
    x: x + (i % 2) * (width / 2),
    y: y + Math.floor(i / 2) * (height / rows),
    width: width / 2,
    height: height / rows,
  };
}

/** What a finger finds on a board: what stands there, or the square. Ships of one port square have a part of it each. */
export function touchGeometry(
  plan: Plan,
  standing: readonly Standing[],
  squares: readonly SquareId[],
): BoardGeometry<string> {
  const rects = new Map<string, Rect>(squares.map((id) => [squareThing(id), rectOf(plan, id)]));
  const onSquare = new Map<SquareId, Standing[]>();
  for (const one of standing) onSquare.set(one.at, [...(onSquare.get(one.at) ?? []), one]);
  for (const [at, all] of onSquare)
    all.forEach(({ thing }, i) =>
      rects.set(thing, all.length < 2 ? rectOf(plan, at) : part(rectOf(plan, at), i, all.length)),
    );
  const isIn = (rect: Rect | undefined, { x, y }: Point) =>
    rect !== undefined && x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
  return {
    size: plan.size,
    ids: [...rects.keys()],
    hit: (point) => {
      const cell = plan.geometry.hit(point);
      const at = cell && squareOf(plan, cell);
      if (!at) return null;
      return onSquare.get(at)?.find(({ thing }) => isIn(rects.get(thing), point))?.thing ?? squareThing(at);
    },
    rectOf: (id) => rects.get(id) ?? { x: 0, y: 0, ...plan.size },
  };
}
