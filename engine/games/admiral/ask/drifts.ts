import { CALM, COURSES, STORM } from '../data/compass';
import type { ShipId } from '../data/ships';
import { squareFrom, squareId, type Square, type SquareId } from '../data/squares';
import type { Chart } from '../board/chart';
import { drifters, driftOf, isSheltered, mustDrift, stopsOf, usualDrift, type Drift, type Stop } from '../legal/sail';
import { inUnitOrder, shipFrom, unitId } from '../legal/units';
import { tableOf } from '../resample';
import { chartOf, clone, hullOf, put, strengthNow, windOf, type AdmiralState } from '../state';
import type { AdmiralView } from '../view';
import type { CourseName } from './sails';

/** 13.15: one line of the strip of ships that must drift. */
export interface Forecast {
  readonly ship: ShipId;
  readonly from: SquareId;
  readonly path: readonly SquareId[];
  readonly stop: Stop;
  readonly damage: number;
  readonly isLost: boolean;
  /** Squares of ports where its owner may stop it instead (4.8.5). */
  readonly stops: readonly SquareId[];
  /** It is among the next (4.8.7): ships of the same number may go in any order. */
  readonly place: number;
}

/** What the storm will do to the ships of the active player that still have to drift, as `EndTurn` would play it. */
export function driftsAhead(v: AdmiralView): Forecast[] {
  if (v.sector === null || v.phase !== 'turn') return [];
  const s = clone(tableOf(v));
  if (strengthNow(s) !== STORM) return [];
  const chart = chartOf(s);
  const drifts: Forecast[] = [];
  for (let place = 1; ; place++) {
    const next = inUnitOrder(
      s,
      chart,
      drifters(s, chart, s.active).filter((ship) => mustDrift(s, chart, ship)),
    );
    if (next.length === 0) return drifts;
    for (const ship of next) drifts.push(driftNow(s, chart, ship, place));
  }
}

/** Carries a ship of the forecast away, so that the next one finds its square free or full. */
function driftNow(s: AdmiralState, chart: Chart, ship: number, place: number): Forecast {
  const from = s.at[ship] as Square;
  const stops = stopsOf(chart, driftOf(s, chart, ship));
  const drift = usualDrift(s, chart, ship);
  put(s, ship, drift.path.at(-1) ?? from);
  s.moved[ship] = true;
  return { ...told(s, chart, ship, drift), from: squareId(from), stops: stops.map(squareId), place };
}

function told(s: AdmiralState, chart: Chart, ship: number, { path, stop, damage }: Drift) {
  return {
    ship: unitId(chart, ship),
    path: path.map(squareId),
    stop,
    damage,
    isLost: damage >= hullOf(s, chart, ship),
  };
}

/** 13.17: what a storm would do to a ship that stays where it is. */
export interface StormLoss {
  /** Where the storm blows to. */
  readonly course: CourseName;
  readonly damage: number;
  readonly isLost: boolean;
  /** The square of the reef. */
  readonly reef: SquareId;
}

/** Of the eight storms those that would carry this ship onto a reef. */
export function stormLosses(v: AdmiralView, id: ShipId): StormLoss[] {
  const s = tableOf(v);
  const chart = chartOf(s);
  const ship = shipFrom(chart, id);
  return s.at[ship] === -1 ? [] : lossesAt(s, chart, ship);
}

export function lossesAt(s: AdmiralState, chart: Chart, ship: number): StormLoss[] {
  return COURSES.flatMap((course, wind) => {
    if (isSheltered(chart, s.at[ship] as Square, wind)) return [];
    const { path, damage } = driftOf(s, chart, ship, wind);
    if (damage === 0) return [];
    const last = path.at(-1) ?? (s.at[ship] as Square);
    const reef = squareId(chart.near[last * 8 + wind] as Square);
    return [{ course, damage, isLost: damage >= hullOf(s, chart, ship), reef }];
  });
}

/** 13.4: the storms from which this square gives shelter. */
export function sheltersOf(chart: Chart, square: Square): CourseName[] {
  return COURSES.filter((_, wind) => isSheltered(chart, square, wind));
}

export function sheltersAt(v: AdmiralView, square: SquareId): CourseName[] {
  return sheltersOf(chartOf(tableOf(v)), squareFrom(square));
}

/** How hard it blows, and where to; null before the first wind. */
export function windNow(
  v: AdmiralView,
): { readonly course: CourseName; readonly strength: 'calm' | 'fresh' | 'storm' } | null {
  if (v.sector === null) return null;
  const s = tableOf(v);
  const strength = strengthNow(s);
  return {
    course: COURSES[windOf(s)] as CourseName,
    strength: strength === CALM ? 'calm' : strength === STORM ? 'storm' : 'fresh',
  };
}
