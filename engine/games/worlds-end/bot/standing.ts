import type { Seat } from '@/engine/core/game';
import type { Sea } from '../data/board';
import { REGIONS, seasOf } from '../data/board';
import { FAME_PRICE } from '../data/table';
import { fameOf } from '../fame';
import { shipsOf } from '../knowledge';
import {
  BATTLE,
  box,
  fameToWin,
  flagshipOf,
  goldOf,
  guardsAt,
  handOf,
  hasUsed,
  squadronOf,
  type WorldsEndState,
} from '../state';
import { isLeader, lastChance } from './armada';
import { heldOf } from './target';
import { fleetWorth } from './worth';

/** Fame is counted towards ten, also where eight are enough. */
const FULL = 10;
const LATE = 7;
const MOST_GOLD = 3;

/** In the order of FEATURES: what lies open and speaks for a seat, or against it. */
export function featuresOf(s: WorldsEndState, seat: Seat, into: number[]): number[] {
  const b = box(s);
  const fame = fameOf(s, seat) + FULL - fameToWin(s.options);
  const gold = goldOf(s, seat);
  const worth = fleetWorth(s, seat) / 1000;
  const squadron = squadronOf(s, seat).length;
  const ships = shipsOf(s, seat).length;
  const here = flagshipOf(s, seat);
  let income = 0;
  let open = 0;
  for (let sea = 0; sea < s.owner.length; sea++) {
    if (s.owner[sea] !== seat) continue;
    income += b.seas[sea]?.income ?? 0;
    if (guardsAt(s, sea).length === 0 && sea !== here) open++;
  }
  into[0] = fame;
  into[1] = (fame * fame) / 10;
  into[2] = fame > LATE ? fame - LATE : 0;
  into[3] = income / 100;
  into[4] = Math.min(gold / 1000, MOST_GOLD);
  into[5] = gold + income >= FAME_PRICE ? 1 : 0;
  into[6] = worth;
  into[7] = worth * worth;
  into[8] = ships === 0 ? 0 : (worth * (ships - squadron)) / ships;
  into[9] = ships;
  into[10] = handOf(s, seat).length;
  into[11] = s.calypso[seat] as number;
  into[12] = open;
  into[13] = nearly(s, seat, b.goods);
  into[14] = nearly(s, seat, REGION_SEAS);
  into[15] = seat === s.active && !hasUsed(s, BATTLE) && squadron > 0 ? 1 : 0;
  into[16] = turnsUntil(s, seat) / s.seats;
  into[17] = squadron === 0 && s.battle === null ? 1 : 0;
  into[18] = fame + 1 >= FULL && gold + income >= FAME_PRICE ? 1 : 0;
  const near = nearness(s);
  into[19] = near === 0 || !isLeader(s, seat) ? 0 : near * (lastChance(s, seat) - 0.5);
  into[20] = near * fame;
  return into;
}

const REGION_SEAS: readonly (readonly Sea[])[] = REGIONS.map((_, region) => seasOf(region));

/** How many of these sets lack one sea. */
function nearly(s: WorldsEndState, seat: Seat, sets: readonly (readonly Sea[])[]): number {
  let count = 0;
  for (let i = 0; i < sets.length; i++) {
    const seas = sets[i] as readonly Sea[];
    if (heldOf(s, seat, seas) === seas.length - 1) count++;
  }
  return count;
}

/** Turns of others before this seat's next one. */
function turnsUntil(s: WorldsEndState, seat: Seat): number {
  const from = s.order.indexOf(s.active);
  const to = s.order.indexOf(seat);
  return to > from ? to - from : to - from + s.seats;
}

/** How near the armada is, 0..1: nothing at first, then more with every step. */
export function nearness(s: WorldsEndState): number {
  const part = s.limit === 0 ? 0 : s.armada / s.limit;
  return part * part * part;
}
