import type { Seat } from '@/engine/core/game';
import { shareOut } from '@/engine/kit/win-shares';
import { cardOf, type Chart } from '../board/chart';
import { KINDS } from '../data/ships';
import type { Square } from '../data/squares';
import { standingOf } from '../score';
import { UNREACHED } from './steps';
import { isRace, roundsHome } from './waters';
import { HAS_FORT, hullOf, isAfloat, isIn, chartOf, type AdmiralState } from '../state';
import { fortOf, hullOfUnit, isFort, type Unit } from '../legal/units';

const FORT_VALUE = 8;

/** What a unit is worth with so much hull (12.5). */
export function valueOf(chart: Chart, unit: Unit, hull: number): number {
  if (hull <= 0) return 0;
  if (isFort(unit)) return FORT_VALUE * (0.4 + (0.6 * hull) / chart.rules.fort.durability);
  const { cost, durability } = cardOf(chart, unit);
  return cost * (0.4 + (0.6 * hull) / durability);
}

/** What would be gained by one hit: more where little is left, and where something is carried. */
export function hitWorth(s: AdmiralState, chart: Chart, target: Unit): number {
  const hull = hullOfUnit(s, chart, target);
  const loss = valueOf(chart, target, hull) - valueOf(chart, target, hull - 1);
  if (isFort(target)) return s.fortOwner[fortOf(target)] === -1 ? 0.01 : loss * 0.6;
  return loss + (s.cargo[target] as number) * 3;
}

/** 12.5 in points. */
function pointsOf(s: AdmiralState, chart: Chart, seat: Seat): number {
  if (!isIn(s, seat)) return 0;
  const { lots, carried, forts } = standingOf(s, chart, seat);
  let points = 100 * lots + 45 * carried + FORT_VALUE * forts;
  for (let ship = 0; ship < s.at.length; ship++)
    if (s.owner[ship] === seat && isAfloat(s, ship)) points += 3 * valueOf(chart, ship, hullOf(s, chart, ship));
  return s.fortless[seat] === HAS_FORT ? points : points - 30;
}

/** So far apart as to decide a race: rounds squared. */
const RACE_SPREAD = 30;
const SPREAD = 6000;

/** Each side's share of the win, from what its members have. */
export function promise(s: AdmiralState, into: number[]): void {
  const chart = chartOf(s);
  if (s.seats === 1) {
    into[0] = 1 / (1 + (s.round + roundsLeft(s, chart, 0)) / 12);
    return;
  }
  const shares: number[] = [];
  const points = sidePoints(s, chart);
  shareOut(points, chart.sides.length, isRace(chart) ? RACE_SPREAD : SPREAD, shares);
  for (let seat = 0; seat < s.seats; seat++) into[seat] = shares[chart.sideOf[seat] as number] as number;
}

/** Mini-games: rounds that the brig still needs; nothing but its loss is worse than a long way. */
function roundsLeft(s: AdmiralState, chart: Chart, seat: Seat): number {
  const brig = chart.ships.findIndex(({ kind }, ship) => s.owner[ship] === seat && KINDS[kind] === 'brig');
  if (!isAfloat(s, brig)) return UNREACHED;
  return roundsHome(s, chart, seat)[s.at[brig] as Square] ?? UNREACHED;
}

/** By side, what its members have together. */
export function sidePoints(s: AdmiralState, chart: Chart): number[] {
  const race = isRace(chart);
  const of = (seat: Seat): number => (race ? -roundsLeft(s, chart, seat) : pointsOf(s, chart, seat));
  return chart.sides.map((side) => side.reduce((sum, seat) => sum + of(seat), 0));
}
