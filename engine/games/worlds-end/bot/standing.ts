import type { Seat } from '@/engine/core/game';
import { shareOut } from '@/engine/kit/win-shares';
import { FAME_PRICE } from '../data/table';
import { fameOf } from '../fame';
import { box, fameToWin, goldOf, handOf, isIn, squadronOf, type WorldsEndState } from '../state';
import { fleetWorth } from './worth';
import { shipsOf } from '../knowledge';

/** By how much final fame scatters round what a position promises. */
const SPREAD = 6;
/** Ships for an even chance in the last battle (2.13, 8.2). */
const EVEN: Readonly<Record<string, number>> = { easy: 1800, normal: 1950, hard: 2150 };

/** 12.2: what a position promises, in points of fame; all of it from what lies open. */
function promiseOf(s: WorldsEndState, seat: Seat): number {
  const b = box(s);
  let income = 0;
  for (let sea = 0; sea < s.owner.length; sea++) if (s.owner[sea] === seat) income += b.seas[sea]?.income ?? 0;
  const isNear = fameOf(s, seat) + 1 >= fameToWin(s.options) && goldOf(s, seat) >= FAME_PRICE;
  return (
    fameOf(s, seat) +
    (0.16 * income) / 100 +
    (goldOf(s, seat) * (isNear ? 0.9 : 0.35)) / 1000 +
    (0.45 * fleetWorth(s, seat)) / 1000 +
    0.06 * (s.calypso[seat] as number) +
    0.05 * handOf(s, seat).length
  );
}

/** How likely this player wins a last battle that began now, by the worth of what sails with him. */
function lastChance(s: WorldsEndState, seat: Seat): number {
  const ships = shipsOf(s, seat).length;
  const part = ships === 0 ? 0 : squadronOf(s, seat).length / ships;
  const even = EVEN[s.options.armadaScale] as number;
  const worth = fleetWorth(s, seat) * part;
  return 1 / (1 + (even * even * even * even) / Math.max(1, worth * worth * worth * worth));
}

export function sharesOf(s: WorldsEndState, into: number[]): void {
  const points: number[] = [];
  let leader = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    points[seat] = isIn(s, seat) && s.order.length > 0 ? promiseOf(s, seat) : isIn(s, seat) ? 0 : -50;
    if ((points[seat] as number) > (points[leader] as number)) leader = seat;
  }
  shareOut(points, s.seats, SPREAD, into);
  if (s.order.length === 0) return;
  // How near the armada is: what then counts is the leader's fleet.
  const near = s.limit === 0 ? 0 : s.armada / s.limit;
  const weight = 0.5 * near * near * near;
  const chance = lastChance(s, leader);
  for (let seat = 0; seat < s.seats; seat++) {
    const then = seat === leader ? chance : 0;
    into[seat] = (into[seat] as number) * (1 - weight) + then * weight;
  }
}
