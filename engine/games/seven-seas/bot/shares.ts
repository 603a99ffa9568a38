import { shareOut } from '@/engine/bots/shares';
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
  shareOut(points, s.seats, spread, into);
}
