import { Stream } from '@/engine/core/luck';
import { sinkChance, type Gun } from './bot/odds';
import { MOST_DEFENCE, MOST_ROUNDS } from './data/table';
import type { BattleKind, SideNumber } from './view';

/* 2.13: what dice are worth, for a screen. Cards that are still hidden are not counted. */

const SIDES = 6;

/** A salvo as it stands: some dice lie already, others are still to be rolled. */
export interface Volley {
  /** Hits that lie already. */
  readonly hits: number;
  /** Dice still to be rolled. */
  readonly dice: number;
  /** What a die must beat, with what cards add to it. */
  readonly against: number;
  /** Printed: what a die of the check must beat. */
  readonly defence: number;
  /** A check may save the target. */
  readonly checked: boolean;
}

export interface VolleyOdds {
  readonly sunk: number;
  readonly damaged: number;
}

/** The chance that one die is greater than this. */
export function beats(number: number): number {
  return Math.max(0, Math.min(SIDES, SIDES - number)) / SIDES;
}

function power(base: number, times: number): number {
  let all = 1;
  for (let i = 0; i < times; i++) all *= base;
  return all;
}

/** 4.13.1–4.13.4 */
export function volleyOdds({ hits, dice, against, defence, checked }: Volley): VolleyOdds {
  const hit = beats(Math.min(MOST_DEFENCE, against));
  // Of each hit: the chance that its die of the check spares the target.
  const spared = checked ? 1 - beats(defence) : 0;
  const afloat = power(spared, hits) * power(1 - hit * (1 - spared), dice);
  const missed = hits > 0 ? 0 : power(1 - hit, dice);
  return { sunk: 1 - afloat, damaged: afloat - missed };
}

/** A ship of a battle, as its odds see it. */
export interface Fighter extends Gun {
  readonly side: SideNumber;
  readonly fired: boolean;
}

export interface Engagement {
  readonly kind: BattleKind;
  readonly toFire: SideNumber;
  readonly ships: readonly Fighter[];
}

type Afloat = { -readonly [K in keyof Fighter]: Fighter[K] } & { afloat: boolean };

/** Of this many battles from here on, fought without cards and without a retreat, so many are won by side 0. */
export function winsOfSide0(engagement: Engagement, tries: number, luck: Stream): number {
  let won = 0;
  for (let i = 0; i < tries; i++) if (fightOut(engagement, luck) === 0) won++;
  return won;
}

/** The same battle has the same odds whenever somebody looks. */
export const oddsLuck = (): Stream => Stream.seeded('odds', 'battle');

/** E-15: the greatest Attack fires where it takes the most. */
function fightOut({ kind, toFire, ships: lined }: Engagement, luck: Stream): SideNumber {
  const ships = lined.map((ship): Afloat => ({ ...ship, afloat: true }));
  let next = toFire;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (let ship = ready(ships, next); ship; ship = ready(ships, next)) {
      const target = aim(ships, ship);
      if (!target) return ship.side;
      shoot(ship, target, luck);
      next = ship.side === 0 ? 1 : 0;
    }
    for (const ship of ships) ship.fired = false;
    next = 0;
    if (!ships.some(({ afloat, side }) => afloat && side === 0)) return 1;
    if (!ships.some(({ afloat, side }) => afloat && side === 1)) return 0;
  }
  // 4.14.9: the pirate gives way, who stands on the second side against the Kraken and the armada.
  return kind === 'kraken' || kind === 'final' ? 0 : 1;
}

/** 4.12.2: of the side whose turn it is; where all of it have fired the other goes on. */
function ready(ships: readonly Afloat[], side: SideNumber): Afloat | null {
  let best: Afloat | null = null;
  for (const ship of ships) {
    if (!ship.afloat || ship.fired) continue;
    const turn = ship.side === side;
    const wasTurn = best?.side === side;
    if (!best || (turn && !wasTurn) || (turn === wasTurn && ship.attack > best.attack)) best = ship;
  }
  return best;
}

/** A target that has not fired yet is worth more. */
const [FRESH, SPENT] = [27, 20];

function aim(ships: readonly Afloat[], { side, attack }: Afloat): Afloat | null {
  let best: Afloat | null = null;
  let most = -1;
  for (const ship of ships) {
    if (!ship.afloat || ship.side === side) continue;
    const worth = sinkChance(attack, ship) * ship.attack * (ship.fired ? SPENT : FRESH);
    if (worth <= most) continue;
    best = ship;
    most = worth;
  }
  return best;
}

function shoot(ship: Afloat, target: Afloat, luck: Stream): void {
  ship.fired = true;
  let hits = 0;
  for (let die = 0; die < ship.attack; die++) if (luck.die(SIDES) > target.defence) hits++;
  if (hits === 0) return;
  let isSunk = !target.mark || target.damaged;
  for (let die = 0; die < hits && !isSunk; die++) isSunk = luck.die(SIDES) > target.defence;
  if (isSunk) target.afloat = false;
  else target.damaged = true;
}
