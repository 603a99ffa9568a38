import type { Rect } from '../frame/box';
import type { BoardGeometry, Point } from './geometry';

/** A second tap that comes sooner makes a double tap, and is none by itself. */
const SECOND = 250;
/** Points of the screen between the two at most. */
const NEAR = 30;

/** Tells double taps: the first tap of two acts at once, so that nobody waits for a second one that does not come. */
export class TapCount {
  private last: { readonly at: Point; readonly time: number } | null = null;

  isSecond(at: Point, time: number): boolean {
    const { last } = this;
    const second = last !== null && time - last.time < SECOND && Math.hypot(at.x - last.at.x, at.y - last.at.y) < NEAR;
    this.last = second ? null : { at, time };
    return second;
  }
}

/** A finger finds an area that is smaller than this, in points of the screen, beside it as well. */
const FINGER = 44;

/** What a tap means: the area under it, or a target so small on the screen that a finger cannot be expected to meet it. */
export function meantBy<Id extends string>(
  at: Point,
  scale: number,
  geometry: Pick<BoardGeometry<Id>, 'hit' | 'rectOf'>,
  targets: readonly { readonly id: Id }[],
): Id | null {
  const hit = geometry.hit(at);
  if (targets.some(({ id }) => id === hit)) return hit;
  let nearest = hit;
  let least = Infinity;
  for (const { id } of targets) {
    const far = farFrom(at, geometry.rectOf(id), FINGER / scale);
    if (far >= least) continue;
    nearest = id;
    least = far;
  }
  return nearest;
}

/** From the middle of a rectangle that is grown to a finger's size; infinite outside, and for what is large enough. */
function farFrom({ x, y }: Point, rect: Rect, finger: number): number {
  if (rect.width >= finger && rect.height >= finger) return Infinity;
  const [dx, dy] = [x - rect.x - rect.width / 2, y - rect.y - rect.height / 2];
  const isIn = Math.abs(dx) <= Math.max(rect.width, finger) / 2 && Math.abs(dy) <= Math.max(rect.height, finger) / 2;
  return isIn ? Math.hypot(dx, dy) : Infinity;
}

/** So far from a finger, in points of the screen, a target may be meant; and so much nearer than any other the one must be. */
const REACH = 22;
const CLEARLY = 8;

/** Several small targets lie so near to a finger that nobody can tell which of them is meant. */
export function isUnsure<Id extends string>(
  at: Point,
  scale: number,
  { rectOf }: Pick<BoardGeometry<Id>, 'rectOf'>,
  targets: readonly { readonly id: Id }[],
): boolean {
  const far = targets
    .map(({ id }) => rectOf(id))
    .filter(({ width, height }) => Math.min(width, height) * scale < FINGER)
    .map(({ x, y, width, height }) => Math.hypot(at.x - x - width / 2, at.y - y - height / 2) * scale)
    .sort((a, b) => a - b);
  const [first, second] = far;
  return first !== undefined && second !== undefined && second <= REACH && second - first < CLEARLY;
}
