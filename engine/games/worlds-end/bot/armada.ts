import type { Seat } from '@/engine/core/game';
import { fameOf } from '../fame';
import { shipsOf } from '../knowledge';
import { box, flagshipOf, guardsAt, isIn, NOWHERE, squadronOf, type WorldsEndState } from '../state';
import { worthOfShips } from './worth';

/* 12.1: the armada close, the leader brings his ships together and buys hulls. */

/** Ships for an even chance in the last battle, in gold (2.13, 8.2). */
const EVEN: Readonly<Record<string, number>> = { easy: 1800, normal: 1950, hard: 2150 };
const CLOSE = 2;

export function isArmadaClose(s: WorldsEndState): boolean {
  return s.limit > 0 && s.limit - s.armada <= CLOSE;
}

/** Whether this player would have to fight, alone or by lot. */
export function isLeader(s: WorldsEndState, seat: Seat): boolean {
  const fame = fameOf(s, seat);
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && isIn(s, other) && fameOf(s, other) > fame) return false;
  }
  return true;
}

/** The chance to win a last battle that began now (4.19.4), by what lies open: so many ships of a fleet that everybody knows. */
export function lastChance(s: WorldsEndState, seat: Seat): number {
  const squadron = squadronOf(s, seat).length;
  if (squadron === 0) return 0;
  const here = flagshipOf(s, seat);
  const guards = here !== NOWHERE && s.owner[here] === seat ? guardsAt(s, here).length : 0;
  const ships = shipsOf(s, seat);
  return chanceOfWorth(s, (worthOfShips(box(s), ships) * (squadron + guards)) / ships.length);
}

/** Calibrated to 2.13: 3, 21, 55, 83 of a hundred at 1200, 1600, 2000, 2400. */
function chanceOfWorth(s: WorldsEndState, worth: number): number {
  const ratio = worth / (EVEN[s.options.armadaScale] as number);
  const twice = ratio * ratio;
  const four = twice * twice;
  const eight = four * four;
  return eight / (1 + eight);
}
