import { CORNER, FIELD, POS_MAX, POS_MIN, SEP_MIN } from './dice';

/** A place at rest, in whole tenths of a millimetre. */
export interface Place {
  x: number;
  y: number;
}

const INNER = CORNER - POS_MIN;

/** Clear of the walls and of the round corners, at any angle. */
export function isInLid(x: number, y: number): boolean {
  if (x < POS_MIN || x > POS_MAX || y < POS_MIN || y > POS_MAX) return false;
  const besideX = x < CORNER ? CORNER - x : x - (FIELD - CORNER);
  const besideY = y < CORNER ? CORNER - y : y - (FIELD - CORNER);
  return besideX <= 0 || besideY <= 0 || besideX * besideX + besideY * besideY <= INNER * INNER;
}

function isFree(x: number, y: number, placed: readonly Place[], count: number): boolean {
  if (!isInLid(x, y)) return false;
  for (let i = 0; i < count; i++) {
    const { x: px, y: py } = placed[i] as Place;
    if ((x - px) * (x - px) + (y - py) * (y - py) < SEP_MIN * SEP_MIN) return false;
  }
  return true;
}

/** What is tried: every point near by, then a net over the whole lid. */
const NEAR = 12;
const NET = 20;

/** The nearest free point; of equal ones the first found. */
function nearestFree(x: number, y: number, placed: readonly Place[], count: number): Place {
  let best: Place | null = null;
  let least = Infinity;
  const look = (px: number, py: number) => {
    const square = (px - x) * (px - x) + (py - y) * (py - y);
    if (square >= least || !isFree(px, py, placed, count)) return;
    least = square;
    best = { x: px, y: py };
  };
  for (let py = y - NEAR; py <= y + NEAR; py++) for (let px = x - NEAR; px <= x + NEAR; px++) look(px, py);
  // The net has 17,161 points less a few in the corners; a die keeps at most 320 of them from others, and 43 × 320 is less.
  for (let py = POS_MIN; best === null || py <= POS_MAX; py += NET) {
    for (let px = POS_MIN; px <= POS_MAX; px += NET) look(px, py);
  }
  return best;
}

/**
 * Dice come to rest apart from each other and from the walls but for the rounding; this makes it exact, whatever is given.
 * One after the other: a die that has no room moves to the nearest free point.
 */
export function settle(given: readonly Place[]): Place[] {
  const placed: Place[] = [];
  for (const { x, y } of given) {
    placed.push(isFree(x, y, placed, placed.length) ? { x, y } : nearestFree(x, y, placed, placed.length));
  }
  return placed;
}
