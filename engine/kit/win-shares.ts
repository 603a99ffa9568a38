import type { Outcome, Seat } from '@/engine/core/game';
import { worthOf } from '@/engine/core/seats';
/**
 * Each seat's share of the win, from the points that its position promises. `spread`: the variance by which final scores
 * scatter around such promises. A seat must be ahead of every other one.
 */
export function shareOut(points: readonly number[], seats: number, spread: number, into: number[]): void {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    let share = 1;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const gap = (points[seat] as number) - (points[other] as number);
      share *= 0.5 + (0.5 * gap) / Math.sqrt(gap * gap + spread);
    }
    into[seat] = share;
    sum += share;
  }
  for (let seat = 0; seat < seats; seat++) into[seat] = (into[seat] as number) / sum;
}

/** `evaluate` of a brain: what the end is worth when the match is over, until then what the position promises. */
export function evaluateBy<S>(
  outcome: (s: S) => Outcome | undefined,
  promise: (s: S, into: number[], viewer: Seat) => void,
): (s: S, into: number[], viewer: Seat) => void {
  return (s, into, viewer) => {
    const end = outcome(s);
    if (end) worthOf(end, into);
    else promise(s, into, viewer);
  };
}
