import type { Rect } from '@/components/table/play/frame';
import { DIE, FIELD } from '@/engine/games/seven-seas/throw/dice';
import type { Floor } from './cubes';

/** The rim is 17 of 374 points. */
const RIM = 17 / 374;

/** The floor inside the rim, on which the rules' millimetres are true. */
export function floorOf({ x, y, width }: Rect): Floor {
  const rim = width * RIM;
  return { x: x + rim, y: y + rim, side: width - 2 * rim };
}

export const edgeOf = ({ side }: Floor): number => (side / FIELD) * DIE;
