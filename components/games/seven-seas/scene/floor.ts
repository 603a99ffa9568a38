import type { Rect } from '@/components/kit/frame/frame';
import { FIELD } from '@/engine/games/seven-seas/throw/dice';

/** Where the floor of the lid lies on the screen. */
export interface Floor {
  readonly x: number;
  readonly y: number;
  /** Points of its edge. */
  readonly side: number;
}

/** The rim is 17 of 374 points. */
const RIM = 17 / 374;

/** The floor inside the rim, on which the rules' millimetres are true. */
export function floorOf({ x, y, width }: Rect): Floor {
  const rim = width * RIM;
  return { x: x + rim, y: y + rim, side: width - 2 * rim };
}

/** Edge of a die as it is drawn: dice that touch are seen to touch, though rules keep them apart by their corners. */
export const SHOWN_DIE = 160;

export const edgeOf = ({ side }: Floor): number => (side / FIELD) * SHOWN_DIE;
