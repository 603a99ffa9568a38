import type { CameraSpec } from '@/components/kit/board/camera';
import type { Rect, Size } from '@/components/kit/frame/box';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import type { BoardState } from '../scene/board-state';
import { rectOf, SIDE, type Plan } from './plan';

/** Look 20.8: from the whole board to four times as near, one square beyond the edge at most. */
export const cameraSpecOf = ({ size }: Plan, viewport: Size): CameraSpec => ({
  board: size,
  viewport,
  most: 4,
  beyond: SIDE,
});

/** So far reaches a ship to each side. */
const REACH = 5;

/** These squares, with all that can be reached from them; null: none. */
export function partAround(plan: Plan, squares: readonly SquareId[]): Rect | null {
  if (squares.length === 0) return null;
  const rects = squares.map((at) => rectOf(plan, at));
  const far = REACH * SIDE;
  const [left, top] = [Math.min(...rects.map(({ x }) => x)), Math.min(...rects.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...rects.map(({ x }) => x)), Math.max(...rects.map(({ y }) => y))];
  return { x: left - far, y: top - far, width: right - left + SIDE + 2 * far, height: bottom - top + SIDE + 2 * far };
}

/** The squares that can be chosen, the things on them, and in a storm where own ships are carried. */
export function askedAbout({ lit, targets, drifts }: BoardState): SquareId[] {
  return [...lit, ...targets, ...drifts.flatMap(({ order, from, path }) => (order === null ? [] : [from, ...path]))];
}
