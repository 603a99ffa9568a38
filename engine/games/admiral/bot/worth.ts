import type { Seat } from '@/engine/core/game';
import { shareOut } from '@/engine/kit/win-shares';
import { cardOf, type Chart } from '../board/chart';
import { KINDS, type Kind } from '../data/ships';
import type { Square } from '../data/squares';
import { isFort, type Unit } from '../legal/units';
import { standingOf } from '../score';
import { chartOf, HAS_FORT, hullOf, isAfloat, isIn, type AdmiralState } from '../state';
import { UNREACHED } from './steps';
import { isRace, roundsHome, roundsToLot, roundsToStore, watersOf } from './waters';

const FORT_VALUE = 8;
/** Points for one of build cost (12.5); a marker in a fort is worth `IN_FORT`. */
const OF_COST = 3;
export const IN_FORT = 100;
const ON_BOARD = 95;
/** A marker that is still to be fetched, and how much of that may be counted on. */
const TO_FETCH = 80;
const CERTAIN = 0.6;
/** What the longest way takes off the worth of a marker. */
const LONGEST_WAY = 45;

/** What a unit is worth with so much hull (12.5). */
export function valueOf(chart: Chart, unit: Unit, hull: number): number {
  if (hull <= 0) return 0;
  if (isFort(unit)) return FORT_VALUE * (0.4 + (0.6 * hull) / chart.rules.fort.durability);
  const { cost, durability } = cardOf(chart, unit);
  return cost * (0.4 + (0.6 * hull) / durability);
}

/** The same in points. */
export function pointsFor(chart: Chart, unit: Unit, hull: number): number {
  return OF_COST * valueOf(chart, unit, hull);
}

/** Points that a round costs whoever carries something. */
function roundPrice(chart: Chart): number {
  return LONGEST_WAY / watersOf(chart).span;
}

/** What a ship on this square has from markers: those on board, and one that it may fetch. */
export function errand(
  s: AdmiralState,
  chart: Chart,
  seat: Seat,
  kind: Kind,
  cargo: number,
  square: Square,
  mayFetch = true,
): number {
  if (!chart.hasCargo) return 0;
  const price = roundPrice(chart);
  const back = roundsToStore(s, chart, seat, kind, square);
  const straight = cargo > 0 ? cargo * Math.max(20, ON_BOARD - price * back) : 0;
  const room = (chart.cards[kind]?.penalty.length ?? 1) - 1 - cargo;
  if (!mayFetch || room <= 0 || s.lots.length === 0) return straight;
  const way =
    roundsToLot(s, chart, kind, square) + roundsToStore(s, chart, seat, kind, s.lots[s.lots.length >> 1] as Square);
  const fetched = CERTAIN * Math.max(0, TO_FETCH - price * way);
  if (cargo === 0) return fetched;
  return Math.max(straight, cargo * Math.max(20, ON_BOARD - price * way) + fetched);
}

/** 12.5 in points. */
function pointsOf(s: AdmiralState, chart: Chart, seat: Seat): number {
  if (!isIn(s, seat)) return 0;
  const { lots, forts } = standingOf(s, chart, seat);
  let points = IN_FORT * lots + OF_COST * FORT_VALUE * forts;
  let left = s.lots.length;
  for (let ship = 0; ship < s.at.length; ship++) {
    if (s.owner[ship] !== seat || !isAfloat(s, ship)) continue;
    const cargo = s.cargo[ship] as number;
    points += pointsFor(chart, ship, hullOf(s, chart, ship));
    points += errand(s, chart, seat, chart.ships[ship]?.kind as Kind, cargo, s.at[ship] as Square, left-- > 0);
  }
  return s.fortless[seat] === HAS_FORT ? points : points - 30;
}

/** So far apart as to decide a race, or a match about more. */
const RACE_SPREAD = 30;
const SPREAD = 9000;

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
