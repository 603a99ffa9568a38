import type { Seat } from '@/engine/core/game';
import type { Ship } from '../box';
import type { Sea } from '../data/board';
import { regionOf, seasOf } from '../data/board';
import { FLEETS } from '../data/company';
import { PROTECTED_TURNS } from '../data/table';
import { fameOf } from '../fame';
import { guardBit, shipsOf, SQUADRON } from '../knowledge';
import { box, fameToWin, flagshipOf, guardsAt, NOBODY, squadronOf, type WorldsEndState } from '../state';
import { fightOdds } from './fight-odds';
import { shipWorth, worthOfShips } from './worth';

/** How a battle that this player begins may come out. */
interface Prospect {
  readonly chance: number;
  /** What of his fleet he must expect to lose, in gold. */
  readonly loss: number;
}

const NO_WAY: Prospect = { chance: 0, loss: 0 };
const NO_FIGHT: Prospect = { chance: 1, loss: 0 };

/** Cards turn a fight that could go either way (12.3). */
const CARDS_HELP = 0.35;

export function withCards(chance: number): number {
  return chance + CARDS_HELP * chance * (1 - chance);
}

/** By fleet, then difficulty: a squadron is asked about the same seas again and again. */
const company = new WeakMap<readonly Ship[], Prospect[]>();

function againstCompany(s: WorldsEndState, ships: readonly Ship[], difficulty: number): Prospect {
  let list = company.get(ships);
  if (!list) company.set(ships, (list = []));
  return (list[difficulty] ??= prospect(s, ships, FLEETS[difficulty] ?? []));
}

export function prospect(
  s: WorldsEndState,
  ships: readonly Ship[],
  enemy: readonly Ship[],
  isCompany = true,
): Prospect {
  const b = box(s);
  const { first, left } = fightOdds(b, ships, enemy, [true, !isCompany]);
  const chance = isCompany ? withCards(first) : first;
  return { chance, loss: worthOfShips(b, ships) - left[0] };
}

/** Ships of a rival that can lie at these places, as far as this is open; of those that may, the strongest. */
function likely(s: WorldsEndState, owner: Seat, places: number, count: number): Ship[] {
  const b = box(s);
  const ships = shipsOf(s, owner).filter((ship) => ((s.places[ship] as number) & places) !== 0);
  if (ships.length <= count) return ships;
  const certain = (ship: Ship): number => (((s.places[ship] as number) & ~places) === 0 ? 1 : 0);
  return ships.sort((x, y) => certain(y) - certain(x) || shipWorth(b, y) - shipWorth(b, x) || x - y).slice(0, count);
}

/** The ships that this owner would bring to a battle for his sea. */
function defenders(s: WorldsEndState, owner: Seat, sea: Sea): readonly Ship[] {
  const guards = guardsAt(s, sea).length;
  const home = flagshipOf(s, owner) === sea ? squadronOf(s, owner).length : 0;
  if (guards + home === 0) return [];
  const places = (guards > 0 ? guardBit(sea) : 0) | (home > 0 ? SQUADRON : 0);
  return likely(s, owner, places, guards + home);
}

/** Taking a sea with the squadron as it is; no chance where that is not allowed. */
export function prospectAt(s: WorldsEndState, seat: Seat, sea: Sea): Prospect {
  const owner = s.owner[sea] as Seat;
  const ships = squadronOf(s, seat);
  if (owner === seat || ships.length === 0) return NO_WAY;
  if (owner === NOBODY) return againstCompany(s, ships, box(s).seas[sea]?.difficulty as number);
  if ((s.ownTurns[seat] as number) <= PROTECTED_TURNS) return NO_WAY;
  const enemy = defenders(s, owner, sea);
  return enemy.length === 0 ? NO_FIGHT : prospect(s, ships, enemy, false);
}

/** The fame that hangs on this sea for a player who holds all others of what he needs. */
export function fameAt(s: WorldsEndState, seat: Seat, sea: Sea): number {
  const b = box(s);
  const good = b.seas[sea]?.good ?? -1;
  let fame = 1;
  if (good >= 0 && holdsOthers(s, seat, b.goods[good] ?? [], sea)) fame++;
  if (holdsOthers(s, seat, seasOf(regionOf(sea)), sea)) fame++;
  return fame;
}

function holdsOthers(s: WorldsEndState, seat: Seat, seas: readonly Sea[], but: Sea): boolean {
  for (let i = 0; i < seas.length; i++) {
    const sea = seas[i] as Sea;
    if (sea !== but && s.owner[sea] !== seat) return false;
  }
  return true;
}

/** What a win at once counts for. */
const WINS = 10;
const HURTS = 0.4;
const GOLD_OF_FAME = 400;

/** What taking a sea is worth in points of fame: fame, income, what the former owner loses. */
export function gainAt(s: WorldsEndState, seat: Seat, sea: Sea): number {
  const owner = s.owner[sea] as Seat;
  let gain = fameAt(s, seat, sea);
  if (fameOf(s, seat) + gain >= fameToWin(s.options)) gain += WINS;
  if (owner !== NOBODY) gain += HURTS * fameAt(s, owner, sea);
  return gain + (box(s).seas[sea]?.income ?? 0) / GOLD_OF_FAME;
}

/** How many of these seas one player holds. */
export function heldOf(s: WorldsEndState, seat: Seat, seas: readonly Sea[]): number {
  let held = 0;
  for (let i = 0; i < seas.length; i++) if (s.owner[seas[i] as Sea] === seat) held++;
  return held;
}
