import { cardsInHand } from '../score';
import type { SevenSeasState } from '../state';
import { roundsLeft, standingOf } from './forecast';

/** How far final scores scatter around what a position promises: a variance at the end, and what each round to come adds. */
const AT_END = 8;
const EACH_ROUND = 7;

const points: number[] = [];

/** Each seat's share of the win, for a match that is not over. */
export function sharesOf(s: SevenSeasState, into: number[]): void {
  for (let seat = 0; seat < s.seats; seat++) points[seat] = standingOf(s, seat, cardsInHand(s, seat));
  const spread = AT_END + EACH_ROUND * roundsLeft(s);
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    let share = 1;
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue;
      const gap = (points[seat] as number) - (points[other] as number);
      share *= 0.5 + (0.5 * gap) / Math.sqrt(gap * gap + spread);
    }
    into[seat] = share;
    sum += share;
  }
  for (let seat = 0; seat < s.seats; seat++) into[seat] = (into[seat] as number) / sum;
}
