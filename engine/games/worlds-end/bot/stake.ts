import type { Seat } from '@/engine/core/game';
import type { Sea } from '../data/board';
import { box, countSeas, goldOf, NOBODY, type WorldsEndState } from '../state';

/* E-21: a player without sea, ship and the price of a ship has no way back. */

const ONE_SHIP = 200;
const AT_ALL = 0.58;
const LAST_SHIPS = 0.85;
const FIRST_TURN = 0.9;

/** Whoever loses his squadron now has nothing left. */
export function stakesAll(s: WorldsEndState, seat: Seat): boolean {
  return countSeas(s, seat) === 0 && goldOf(s, seat) < ONE_SHIP;
}

/** The chance below which this player leaves a sea alone. */
export function leastChance(s: WorldsEndState, seat: Seat, sea: Sea): number {
  const isHard = s.owner[sea] === NOBODY && (box(s).seas[sea]?.difficulty as number) > 2;
  if (isHard && s.ownTurns[seat] === 1) return FIRST_TURN;
  return stakesAll(s, seat) ? LAST_SHIPS : AT_ALL;
}
