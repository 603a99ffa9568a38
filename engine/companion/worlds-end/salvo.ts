import type { Stream } from '@/engine/core/luck';
import { MOST_DEFENCE } from '@/engine/games/worlds-end/data/table';
import { changeFight } from './battle';
import { rollDice } from './event';
import type { Tell } from './facts';
import type { Adjustment, Fight, FightShip, Salvo } from './lines';
import type { WorldsEndSheet } from './sheet';

/** Ship and target: everything else follows at once, and may be put right until the next shot. */
export function fire(
  sheet: WorldsEndSheet,
  ship: number,
  target: number,
  typed: readonly number[] | null,
  luck: Stream,
  tell: Tell,
): WorldsEndSheet {
  const { ships } = sheet.fight as Fight;
  const shooter = ships[ship] as FightShip;
  const dice = typed ?? rollDice(shooter.attack, luck);
  const check = rollDice(dice.length, luck);
  const salvo = { ship, target, dice, check, aim: 0, shelter: 0, cancelled: 0, sure: false, missed: false };
  const loosed = changeFight(sheet, { before: ships, toFire: shooter.side === 0 ? 1 : 0 });
  return resolve(loosed, salvo, tell);
}

export function adjust(sheet: WorldsEndSheet, what: Adjustment, luck: Stream, tell: Tell): WorldsEndSheet {
  const salvo = sheet.fight?.salvo as Salvo;
  return resolve(sheet, adjusted(salvo, what, luck), tell);
}

function adjusted(salvo: Salvo, what: Adjustment, luck: Stream): Salvo {
  const { dice, check } = salvo;
  switch (what) {
    case 'die':
      return { ...salvo, dice: [...dice, luck.die(6)], check: [...check, luck.die(6)] };
    case 'shelter':
      return { ...salvo, shelter: salvo.shelter + 1 };
    case 'aim':
      return { ...salvo, aim: salvo.aim + 1 };
    case 'cancel':
      return { ...salvo, cancelled: salvo.cancelled + 1 };
    case 'no-check':
      return { ...salvo, sure: !salvo.sure };
    case 'miss':
      return { ...salvo, missed: !salvo.missed };
  }
}

/** Another face of one die, of the salvo or of its check. */
export function turnDie(
  sheet: WorldsEndSheet,
  which: 'dice' | 'check',
  at: number,
  face: number,
  tell: Tell,
): WorldsEndSheet {
  const salvo = sheet.fight?.salvo as Salvo;
  return resolve(sheet, { ...salvo, [which]: salvo[which].map((die, i) => (i === at ? face : die)) }, tell);
}

/** 4.13.1, 4.13.8 */
export function hitsOf({ dice, aim, shelter, cancelled, missed }: Salvo, { defence }: FightShip): number {
  if (missed) return 0;
  const wall = Math.min(MOST_DEFENCE, defence + shelter);
  return Math.max(0, dice.filter((die) => die + aim > wall).length - cancelled);
}

/** 4.13.2–4.13.4, always from the ships as they were before the shot. */
function resolve(sheet: WorldsEndSheet, salvo: Salvo, tell: Tell): WorldsEndSheet {
  const before = sheet.fight?.before ?? [];
  const target = before[salvo.target] as FightShip;
  const hits = hitsOf(salvo, target);
  const hasCheck = hits > 0 && target.mark && !target.damaged && !salvo.sure;
  const check = hasCheck ? salvo.check.slice(0, hits) : [];
  const isSunk = hits > 0 && (!hasCheck || check.some((die) => die > target.defence));
  const outcome = hits === 0 ? 'missed' : isSunk ? 'sunk' : 'damaged';
  tell({ type: 'salvo', ship: salvo.ship, target: salvo.target, dice: salvo.dice, hits, check, outcome });
  const ships = before.map((ship, i): FightShip => {
    if (i === salvo.ship) return { ...ship, fired: true };
    if (i !== salvo.target || outcome === 'missed') return ship;
    return outcome === 'sunk' ? { ...ship, place: 'sunk' } : { ...ship, damaged: true };
  });
  return changeFight(sheet, { ships, salvo });
}
