import type { Seat } from '@/engine/core/game';
import { ROLL, said } from '../action-table';
import type { AdmiralAction } from '../actions';
import { cardOf, type Chart } from '../board/chart';
import { LAND } from '../board/shape';
import { OFF } from '../board/terrain';
import { DX, DY, isOblique } from '../data/compass';
import { columnOf, rowOf, type Square } from '../data/squares';
import { chartOf, shipsAt, type AdmiralState } from '../state';
import type { Task } from '../view';
import { enemyUnits, inUnitOrder, isFort, nameOf, ownUnits, shotsLeft, squareOf, unitFrom, type Unit } from './units';

/** No line of fire. */
export const NO_LINE = -1;

/** The course of the line from one square to another; OFF: it is none. */
function courseTo(from: Square, to: Square): number {
  const dx = columnOf(to) - columnOf(from);
  const dy = rowOf(to) - rowOf(from);
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return OFF;
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  for (let course = 0; course < 8; course++) if (DX[course] === sx && DY[course] === sy) return course;
  return OFF;
}

/** 4.10.5: how far the target is along a free line within range; NO_LINE: it cannot be hit from there. */
export function lineOf(s: AdmiralState, chart: Chart, unit: Unit, target: Unit): number {
  const from = squareOf(s, chart, unit);
  const to = squareOf(s, chart, target);
  if (from === to) return chart.rules.sameSquareFire ? 0 : NO_LINE;
  const across = Math.abs(columnOf(to) - columnOf(from));
  const up = Math.abs(rowOf(to) - rowOf(from));
  const distance = across > up ? across : up;
  if (distance > 9) return NO_LINE;
  const course = courseTo(from, to);
  if (course === OFF) return NO_LINE;
  if (distance > rangeOf(chart, unit)[isOblique(course) ? 1 : 0]) return NO_LINE;
  let square = from;
  for (let count = 1; ; count++) {
    square = chart.step[square * 8 + course] as Square;
    if (square === OFF) return NO_LINE;
    if (count === distance) return distance;
    if (isBlocked(s, chart, square, isFort(unit))) return NO_LINE;
  }
}

/** 4.10.3: straight, oblique. */
export function rangeOf(chart: Chart, unit: Unit): readonly [number, number] {
  return isFort(unit) ? chart.rules.fort.range : cardOf(chart, unit).range;
}

/** 4.10.6, 4.10.9 */
export function isBlocked(s: AdmiralState, chart: Chart, square: Square, byFort: boolean): boolean {
  if (chart.kind[square] === LAND) return true;
  if (
    chart.rules.fortsBlockFire &&
    chart.fortAt[square] !== OFF &&
    !chart.forts[chart.fortAt[square] as number]?.isRoyal
  )
    return true;
  return shipsAt(s, square) > 0 && (!byFort || chart.isPort[square] === true);
}

/** Everything that may fire now. */
export function shooters(s: AdmiralState, chart: Chart, seat: Seat): Unit[] {
  return ownUnits(s, chart, seat).filter((unit) => shotsLeft(s, chart, unit) > 0);
}

/** Single shots, sorted by text. */
export function addShots(
  s: AdmiralState,
  chart: Chart,
  guns: readonly Unit[],
  targets: readonly Unit[],
  into: AdmiralAction[],
): void {
  for (const unit of guns)
    for (const target of targets)
      if (lineOf(s, chart, unit, target) !== NO_LINE)
        into.push(said.fire.of(nameOf(chart, unit), nameOf(chart, target)));
}

/** 4.11, E-15: the first link of a salvo, offered where two shots can be reached. */
export function addSalvos(
  s: AdmiralState,
  chart: Chart,
  guns: readonly Unit[],
  targets: readonly Unit[],
  into: AdmiralAction[],
): void {
  if (guns.length === 0) return;
  const order = inUnitOrder(s, chart, guns);
  for (const target of targets) {
    const able = guns.filter((unit) => lineOf(s, chart, unit, target) !== NO_LINE);
    for (const unit of able) {
      const left = shotsLeft(s, chart, unit);
      const later = able.some((other) => order.indexOf(other) > order.indexOf(unit));
      for (let count = later ? 1 : 2; count <= left; count++)
        into.push(said.salvo.of(nameOf(chart, target), nameOf(chart, unit), count));
    }
  }
}

/** Further units, behind the last one in unit order; from two shots on it can be fired. */
export function legalSalvo(
  s: AdmiralState,
  { target, shots }: Extract<Task, { kind: 'salvo' }>,
  seat: Seat,
): AdmiralAction[] {
  const chart = chartOf(s);
  const guns = shooters(s, chart, seat);
  const order = inUnitOrder(s, chart, guns);
  const aim = unitFrom(chart, target);
  const last = order.indexOf(unitFrom(chart, shots.at(-1)?.unit as string));
  const actions: AdmiralAction[] = [];
  for (const unit of guns) {
    if (order.indexOf(unit) <= last || lineOf(s, chart, unit, aim) === NO_LINE) continue;
    for (let count = 1; count <= shotsLeft(s, chart, unit); count++)
      actions.push(said.add.of(nameOf(chart, unit), 0, count));
  }
  if (shots.reduce((sum, { count }) => sum + count, 0) >= 2) actions.push(ROLL);
  return actions;
}

/** What a player can fire at now. */
export function addFire(
  s: AdmiralState,
  chart: Chart,
  seat: Seat,
): { shots: AdmiralAction[]; salvos: AdmiralAction[] } {
  const found = { shots: [] as AdmiralAction[], salvos: [] as AdmiralAction[] };
  const guns = shooters(s, chart, seat);
  if (guns.length === 0) return found;
  const targets = enemyUnits(s, chart, seat);
  if (chart.rules.can.fire) addShots(s, chart, guns, targets, found.shots);
  if (chart.rules.can.salvo) addSalvos(s, chart, guns, targets, found.salvos);
  return found;
}
