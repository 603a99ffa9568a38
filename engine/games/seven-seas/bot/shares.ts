import { shareOut } from '@/engine/kit/win-shares';
import type { Seat } from '@/engine/core/game';
import type { SevenSeasState } from '../state';
import { roundsLeft } from './forecast';
import { standings } from './standing';

/** How far final scores scatter around what a position promises: a variance at the end, and what each round to come adds. */
const AT_END = 8;
const EACH_ROUND = 5.5;

const points: number[] = [];

/** Each seat's share of the win, for a match that is not over, as far as the viewer can see. */
export function sharesOf(s: SevenSeasState, viewer: Seat, into: number[]): void {
  standings(s, viewer, points);
  shareOut(points, s.seats, AT_END + EACH_ROUND * roundsLeft(s), into);
}
