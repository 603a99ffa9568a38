import type { Gesture } from '@/engine/games/seven-seas/throw/dice';

/** A movement of a finger over the lid, in points and milliseconds, y down. */
export interface Stroke {
  readonly dx: number;
  readonly dy: number;
  /** Points a millisecond when the finger leaves. */
  readonly vx: number;
  readonly vy: number;
  /** The way of its first half: tells which way the hand turns. */
  readonly early: { readonly dx: number; readonly dy: number };
}

/** So fast, in lid widths a second, is the hardest throw. */
const HARDEST = 9;
/** A touch that hardly moves is no throw. */
const LEAST = 12;

const whole = (value: number) => Math.max(-1000, Math.min(1000, Math.round(value))) || 0;

/** 4.17.1: a flick in whole numbers; null: the finger only touched. `side` is the lid's width in points. */
export function flickOf({ dx, dy, vx, vy, early }: Stroke, side: number): Gesture | null {
  if (Math.hypot(dx, dy) < LEAST) return null;
  const reach = Math.hypot(dx, dy) / side;
  const scale = 1000 / Math.max(reach, 1) / side;
  const speed = (Math.hypot(vx, vy) * 1000) / side;
  const lateX = dx - early.dx;
  const lateY = dy - early.dy;
  const lengths = Math.hypot(early.dx, early.dy) * Math.hypot(lateX, lateY);
  // Up on the screen is away from the thrower, so a turn to the left is positive.
  const turn = lengths > 0 ? (early.dy * lateX - early.dx * lateY) / lengths : 0;
  return {
    // A hair inside the circle, so that rounding cannot leave it.
    gx: whole(dx * scale * 0.998),
    gy: whole(-dy * scale * 0.998),
    power: Math.max(0, whole((speed / HARDEST) * 1000)),
    spin: whole(turn * 1000),
  };
}

/** Dice in a hand that moves: heard each time the finger has gone so far, the louder the faster it goes. */
const SHAKEN = 46;
const LOUDEST = 1.6;

/** How loud the dice rattle after a way of `far` points in `ms`; null: not far enough yet. */
export function rattleOf(far: number, ms: number): number | null {
  if (far < SHAKEN) return null;
  return Math.min(1, Math.max(0.25, far / Math.max(1, ms) / LOUDEST));
}

/** A way over the screen as somebody sees it who sits at another edge; `turn` as the table is turned, clockwise. */
export function seenWay(
  dx: number,
  dy: number,
  turn: 0 | 90 | 180 | 270,
): { readonly dx: number; readonly dy: number } {
  if (turn === 90) return { dx: dy, dy: -dx };
  if (turn === 180) return { dx: -dx, dy: -dy };
  return turn === 270 ? { dx: -dy, dy: dx } : { dx, dy };
}
