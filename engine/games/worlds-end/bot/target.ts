import type { Seat } from '@/engine/core/game';
import type { Sea } from '../data/board';
import { FLEETS } from '../data/company';
import { PROTECTED_TURNS } from '../data/table';
import { fameOfSeas, fameOf } from '../fame';
import {
  BATTLE,
  box,
  fameToWin,
  flagshipOf,
  guardsAt,
  hasUsed,
  NOBODY,
  squadronOf,
  type WorldsEndState,
} from '../state';
import { gunOf, UNKNOWN, winChance, type Gun } from './odds';

/** Cards in hand help a little. */
const CARDS_HELP = 0.07;

export function ownGuns(s: WorldsEndState, seat: Seat): Gun[] {
  const b = box(s);
  return squadronOf(s, seat).map((ship) => gunOf(b, ship));
}

/** What lies at a sea, as this player sees it; null where he may not attack. */
function enemyAt(s: WorldsEndState, seat: Seat, sea: Sea): Gun[] | null {
  const b = box(s);
  const owner = s.owner[sea] as Seat;
  if (owner === seat) return null;
  if (owner === NOBODY) return (FLEETS[b.seas[sea]?.difficulty as number] ?? []).map((ship) => gunOf(b, ship));
  if ((s.ownTurns[seat] as number) <= PROTECTED_TURNS) return null;
  const home = flagshipOf(s, owner) === sea ? squadronOf(s, owner).length : 0;
  return new Array<Gun>(guardsAt(s, sea).length + home).fill(UNKNOWN);
}

/** The chance to take a sea with the squadron as it is; 0 where that is not allowed. */
export function chanceAt(s: WorldsEndState, seat: Seat, sea: Sea, guns: readonly Gun[]): number {
  const enemy = enemyAt(s, seat, sea);
  if (!enemy || guns.length === 0) return 0;
  const help = enemy.length === 0 ? 0 : CARDS_HELP;
  return Math.min(1, winChance(guns, enemy, true) + help);
}

/** What taking a sea is worth in points of fame: fame, income, what the former owner loses. */
export function gainAt(s: WorldsEndState, seat: Seat, sea: Sea): number {
  const b = box(s);
  const sum = (owner: readonly Seat[], who: Seat): number => {
    const { seas, monopolies, regions } = fameOfSeas(b, owner, who);
    return seas + monopolies + regions;
  };
  const then = s.owner.slice();
  const from = then[sea] as Seat;
  then[sea] = seat;
  let gain = sum(then, seat) - sum(s.owner, seat);
  if (fameOf(s, seat) + gain >= fameToWin(s.options)) gain += 10;
  if (from !== NOBODY) gain += 0.4 * (sum(s.owner, from) - sum(then, from));
  return gain + (b.seas[sea]?.income ?? 0) / 400;
}

/** E-21: less is risked by who has nothing else. */
export function leastChance(s: WorldsEndState, seat: Seat): number {
  const isPoor = !s.owner.includes(seat) && (s.gold[seat] as number) < 200;
  return isPoor ? 0.75 : 0.58;
}

export function canStillFight(s: WorldsEndState): boolean {
  return !hasUsed(s, BATTLE);
}
