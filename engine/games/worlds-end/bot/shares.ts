import type { Seat } from '@/engine/core/game';
import { isIn, type WorldsEndState } from '../state';
import { isLeader, lastChance } from './armada';
import { featuresOf, nearness } from './standing';
import { WEIGHTS } from './weights';

const features: number[] = [];

/** What a position promises a seat: the logarithm of its odds, but for what is the same for all. */
function promiseOf(s: WorldsEndState, seat: Seat): number {
  const weights = WEIGHTS[s.seats] as readonly number[];
  featuresOf(s, seat, features);
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (features[i] as number);
  return sum;
}

const SQUARINGS = 10;
const PARTS = 1024;
const LEAST = -20;

/** e to the power of x, near enough, by multiplication alone: the same on every machine. */
function exponential(x: number): number {
  let y = 1 + Math.max(x, LEAST) / PARTS;
  for (let i = 0; i < SQUARINGS; i++) y *= y;
  return y;
}

/** How often a last battle that looks lost comes about at all. */
const COMES = 0.5;

/** Each seat's share of the win in a match that is not over. */
export function sharesOf(s: WorldsEndState, into: number[]): void {
  let most = -Infinity;
  let players = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    into[seat] = 0;
    if (!isIn(s, seat)) continue;
    players++;
    const promise = s.order.length > 0 ? promiseOf(s, seat) : 0;
    into[seat] = promise;
    most = Math.max(most, promise);
  }
  let sum = 0;
  let lost = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isIn(s, seat)) continue;
    into[seat] = exponential((into[seat] as number) - most);
    sum += into[seat] as number;
  }
  // E-18: nobody's win is shared by all who are still in.
  if (s.order.length > 0) lost = COMES * nearness(s) * (1 - chanceOfLeader(s));
  for (let seat = 0; seat < s.seats; seat++) {
    if (isIn(s, seat)) into[seat] = ((into[seat] as number) / sum) * (1 - lost) + lost / players;
  }
}

function chanceOfLeader(s: WorldsEndState): number {
  for (let seat = 0; seat < s.seats; seat++) if (isIn(s, seat) && isLeader(s, seat)) return lastChance(s, seat);
  return 0;
}
