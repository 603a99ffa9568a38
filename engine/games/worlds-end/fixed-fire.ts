import type { Ship } from './box';
import { TARGET_PRICES } from './data/company';
import { defenceOf, hasMark, otherSide, unfired } from './salvo';
import { box, type Battle, type WorldsEndState } from './state';
import type { SideNumber } from './view';

/* E-15: how Company ships fire when nobody commands them, and "fire the rest for me" too. Whole numbers only. */

const WHOLE = 36;
const SIDES = 6;
/** A target that has not fired yet is worth more. */
const FRESH = 27;
const SPENT = 20;

/** The greatest Attack; equal: further left. */
export function bestShip(s: WorldsEndState, side: SideNumber): Ship {
  const { attack } = box(s);
  let best = -1;
  for (const ship of unfired(s.battle as Battle, side)) {
    if (best < 0 || (attack[ship] as number) > (attack[best] as number)) best = ship;
  }
  return best;
}

/** Where a salvo of this ship takes the most; equal: further left. */
export function bestTarget(s: WorldsEndState, side: SideNumber, ship: Ship): Ship {
  let best = -1;
  let most = -1;
  for (const target of (s.battle as Battle).lines[otherSide(side)]) {
    const worth = targetWorth(s, ship, target);
    if (worth <= most) continue;
    best = target;
    most = worth;
  }
  return best;
}

export function targetWorth(s: WorldsEndState, ship: Ship, target: Ship): number {
  const { price } = box(s);
  const battle = s.battle as Battle;
  const worth = TARGET_PRICES[target] ?? (price[target] as number);
  return sinking(s, battle, ship, target) * worth * (battle.fired.includes(target) ? SPENT : FRESH);
}

/** 36 to the power of the Attack times the chance that one salvo sinks the target (2.13). */
function sinking(s: WorldsEndState, battle: Battle, ship: Ship, target: Ship): number {
  const defence = defenceOf(s, target);
  const hit = SIDES - defence;
  const isWhole = hasMark(s, battle, target) && !battle.damaged.includes(target);
  const x = isWhole ? WHOLE - hit * hit : SIDES * defence;
  let all = 1;
  let spared = 1;
  for (let die = box(s).attack[ship] as number; die > 0; die--) {
    all *= WHOLE;
    spared *= x;
  }
  return all - spared;
}
