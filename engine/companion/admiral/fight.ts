import type { Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { POINTS } from '@/engine/games/admiral/public';
import type { Tell } from './facts';
import { changeOwner, endWork, ruin, sink } from './losses';
import { scored } from './score';
import {
  chartOf,
  durabilityOf,
  fortDurability,
  fortOf,
  hullOf,
  inUnitOrder,
  locked,
  ownerOf,
  shipOf,
  withFort,
  withShip,
  type AdmiralSheet,
  type SheetFight,
} from './sheet';
import type { SheetTap } from './taps';

type FightTap = Extract<SheetTap, { type: 'fight' }>;

/** As many dice as units; those that nobody has typed are thrown. */
function diceFor(units: readonly string[], typed: readonly number[], luck: Stream): number[] {
  return units.map((_, i) => typed[i] ?? luck.die(6));
}

/** 4.14.5–4.14.8, 4.15.5–4.15.8 */
export function fight(sheet: AdmiralSheet, tap: FightTap, luck: Stream, tell: Tell): AdmiralSheet {
  const { target, attackers, defenders } = tap;
  const isAssault = fortOf(sheet, target) !== undefined;
  const attackDice = diceFor(attackers, tap.attackDice, luck);
  const defence = [target, ...defenders];
  const defenceDice = diceFor(defence, tap.defenceDice, luck);
  const total = (units: readonly string[], dice: readonly number[]): number =>
    units.reduce((sum, unit, i) => sum + hullOf(sheet, unit) + (POINTS[dice[i] as number] ?? 0), 0);
  const [one, other] = [total(attackers, attackDice), total(defence, defenceDice)];
  tell({ type: 'fought', target, attackDice, defenceDice, attack: one, defence: other });
  if (one === other) return allLost(sheet, attackers, defence, tell);
  const won = one > other;
  const seat = ownerOf(sheet, attackers[0] ?? '') ?? sheet.active;
  const winner = won ? seat : ownerOf(sheet, target);
  const units = inUnitOrder(sheet, !isAssault ? [...attackers, target] : won ? [...attackers, target] : defence);
  const caps = units.map((unit) => durabilityOf(sheet, unit));
  const most = caps.reduce((sum, cap) => sum + cap, 0);
  const open: SheetFight = {
    isAssault,
    target,
    attackers,
    defenders,
    seat,
    won,
    winner,
    units,
    caps,
    pool: Math.min(Math.abs(one - other), most),
  };
  return { ...sheet, fight: open };
}

function allLost(
  sheet: AdmiralSheet,
  attackers: readonly string[],
  defence: readonly string[],
  tell: Tell,
): AdmiralSheet {
  let next = sheet;
  for (const unit of [...attackers, ...defence]) if (shipOf(next, unit)) next = sink(next, unit, null, tell);
  const [target = ''] = defence;
  return fortOf(next, target) ? ruin(next, target, true, tell) : next;
}

/** 4.14.9–4.14.13, 4.15.7–4.15.11 */
export function share(sheet: AdmiralSheet, points: readonly number[], tell: Tell): AdmiralSheet {
  const open = sheet.fight as SheetFight;
  const { units, isAssault, won, attackers, defenders, winner } = open;
  let next: AdmiralSheet = { ...sheet, fight: null };
  units.forEach((unit, i) => {
    const given = points[i] ?? 0;
    next = shipOf(next, unit)
      ? withShip(next, unit, { damage: durabilityOf(next, unit) - given })
      : withFort(next, unit, { damage: fortDurability(next) - given });
  });
  units.forEach((unit, i) => {
    if (!points[i] && shipOf(next, unit)) next = sink(next, unit, null, tell);
  });
  if (isAssault) for (const unit of won ? defenders : attackers) next = sink(next, unit, null, tell);
  units.forEach((unit, i) => {
    if (points[i]) next = takeOver(next, unit, winner, tell);
  });
  units.forEach((unit, i) => {
    if (!points[i] && fortOf(next, unit)) next = ruin(next, unit, true, tell);
  });
  return next;
}

function takeOver(sheet: AdmiralSheet, unit: string, winner: Seat | null, tell: Tell): AdmiralSheet {
  const ship = shipOf(sheet, unit);
  if (!ship) {
    const isNew = winner !== null && fortOf(sheet, unit)?.owner !== winner;
    if (!isNew) return withFort(sheet, unit, { locked: true });
    tell({ type: 'captured', unit, by: winner });
    const won = scored(sheet, chartOf(sheet).sideOf[winner] as number, 'captureFort');
    return withFort(changeOwner(won, unit, winner, tell), unit, { locked: true });
  }
  const spent = withShip(sheet, unit, locked(sheet, ship));
  if (winner === null || ship.owner === winner) return spent;
  tell({ type: 'captured', unit, by: winner });
  const won = scored(spent, chartOf(sheet).sideOf[winner] as number, `capture:${ship.kind}`);
  const taken = withShip(won, unit, { owner: winner, repair: null });
  return ship.work === null ? taken : endWork(taken, ship.work, tell);
}
