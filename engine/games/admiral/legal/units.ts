import type { Seat } from '@/engine/core/game';
import { ofSquare } from '../action-table';
import { cardOf, NOBODY, type Chart } from '../board/chart';
import { STORM } from '../data/compass';
import { squareFrom, squareId, type Square } from '../data/squares';
import { isAfloat, isFree, strengthNow, type AdmiralState } from '../state';
import type { UnitId } from '../view';

/** Ships by their place in the fleet, forts behind them. */
export type Unit = number;
const FORT = 64;

export function fortUnit(fort: number): Unit {
  return FORT + fort;
}

export function isFort(unit: Unit): boolean {
  return unit >= FORT;
}

export function fortOf(unit: Unit): number {
  return unit - FORT;
}

export function unitId({ ships, forts }: Chart, unit: Unit): UnitId {
  return isFort(unit) ? squareId(forts[fortOf(unit)]?.square as Square) : (ships[unit]?.id as string);
}

export function shipFrom({ ships }: Chart, id: UnitId): number {
  return ships.findIndex((ship) => ship.id === id);
}

export function fortFrom({ fortAt }: Chart, id: UnitId): number {
  return fortAt[squareFrom(id)] as number;
}

export function unitFrom(chart: Chart, id: UnitId): Unit {
  const ship = shipFrom(chart, id);
  return ship >= 0 ? ship : fortUnit(fortFrom(chart, id));
}

/** For `said`: how this unit is called. */
export function nameOf({ ships, forts }: Chart, unit: Unit): number {
  return isFort(unit) ? ofSquare(forts[fortOf(unit)]?.square as Square) : (ships[unit]?.number as number);
}

export function squareOf(s: AdmiralState, { forts }: Chart, unit: Unit): Square {
  return isFort(unit) ? (forts[fortOf(unit)]?.square as Square) : (s.at[unit] as Square);
}

export function ownerOf(s: AdmiralState, unit: Unit): Seat {
  return (isFort(unit) ? s.fortOwner[fortOf(unit)] : s.owner[unit]) as Seat;
}

/** E-15: seats in order, in a seat by kind and number, forts last. */
export function inUnitOrder(s: AdmiralState, { ships }: Chart, units: readonly Unit[]): Unit[] {
  const key = (unit: Unit): number =>
    isFort(unit) ? 1000 + unit : (s.owner[unit] as Seat) * 100 + (ships[unit]?.number as number);
  return units.slice().sort((a, b) => key(a) - key(b));
}

/** 4.10.4: yellow tokens on the left. */
export function shotsLeft(s: AdmiralState, chart: Chart, unit: Unit): number {
  if (isFort(unit)) {
    const fort = fortOf(unit);
    if (s.ruined[fort] || s.fortLocked[fort] || !chart.forts[fort]?.hasGuns) return 0;
    return Math.max(0, chart.rules.fort.shots - (s.fortFired[fort] as number));
  }
  if (s.locked[unit] || s.due[unit] !== 0 || s.repair[unit] !== -1) return 0;
  const left = cardOf(chart, unit).shots[strengthNow(s) === STORM ? 1 : 0] - (s.fired[unit] as number);
  return left > 0 ? left : 0;
}

/** 4.10.2, 4.14.1, 4.15.3: a ship of another side, or a standing fort of another side or of nobody; E-21: with `friendlyFire` of teammates, too. */
export function isEnemy(s: AdmiralState, chart: Chart, seat: Seat, unit: Unit): boolean {
  if (!isFort(unit)) return isAfloat(s, unit) && isAgainst(chart, seat, s.owner[unit] as Seat);
  const fort = fortOf(unit);
  const owner = s.fortOwner[fort] as Seat;
  if (s.ruined[fort] || chart.forts[fort]?.isRoyal) return false;
  return owner === NOBODY || isAgainst(chart, seat, owner);
}

function isAgainst({ rules, sideOf }: Chart, seat: Seat, owner: Seat): boolean {
  return rules.friendlyFire ? owner !== seat : sideOf[owner] !== sideOf[seat];
}

/** Ships and forts of this seat, in the order of their texts. */
export function ownUnits(s: AdmiralState, chart: Chart, seat: Seat): Unit[] {
  const units: Unit[] = [];
  for (const fort of chart.fortsByText) if (s.fortOwner[fort] === seat) units.push(fortUnit(fort));
  for (const ship of chart.shipsByText) if (s.owner[ship] === seat && isAfloat(s, ship)) units.push(ship);
  return units;
}

export function enemyUnits(s: AdmiralState, chart: Chart, seat: Seat): Unit[] {
  const units: Unit[] = [];
  for (const fort of chart.fortsByText) if (isEnemy(s, chart, seat, fortUnit(fort))) units.push(fortUnit(fort));
  for (const ship of chart.shipsByText) if (isEnemy(s, chart, seat, ship)) units.push(ship);
  return units;
}

export function hullOfUnit(s: AdmiralState, chart: Chart, unit: Unit): number {
  return isFort(unit)
    ? chart.rules.fort.durability - (s.fortDamage[fortOf(unit)] as number)
    : cardOf(chart, unit).durability - (s.damage[unit] as number);
}

export function durabilityOf(chart: Chart, unit: Unit): number {
  return isFort(unit) ? chart.rules.fort.durability : cardOf(chart, unit).durability;
}

/** It may attack: nothing holds it (4.14.4, `attackAtWork`). */
export function mayAttack(s: AdmiralState, { rules }: Chart, ship: number): boolean {
  return isAfloat(s, ship) && !s.locked[ship] && (rules.attackAtWork || isFree(s, ship));
}
