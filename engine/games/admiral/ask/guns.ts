import type { Seat } from '@/engine/core/game';
import type { Chart } from '../board/chart';
import { LAND } from '../board/shape';
import { OFF } from '../board/terrain';
import { COURSES, isOblique, STORM } from '../data/compass';
import { squareId, type Square, type SquareId } from '../data/squares';
import { isBlocked, lineOf, NO_LINE, rangeOf } from '../legal/fire';
import {
  enemyUnits,
  fortOf,
  fortUnit,
  hullOfUnit,
  isEnemy,
  isFort,
  ownerOf,
  shotsLeft,
  squareOf,
  unitFrom,
  unitId,
  type Unit,
} from '../legal/units';
import { hittingFaces, isHit } from '../odds';
import { tableOf } from '../resample';
import { chartOf, NOBODY, shipsAt, strengthNow, type AdmiralState } from '../state';
import { cardOf } from '../board/chart';
import type { AdmiralView, Shots, UnitId } from '../view';
import type { CourseName } from './sails';

/** Why a line of fire ends. */
export type RayEnd = 'range' | 'edge' | 'land' | 'ship' | 'fort';

export interface Ray {
  readonly course: CourseName;
  /** Every square that can be hit, the nearest first. */
  readonly squares: readonly SquareId[];
  readonly end: RayEnd;
  /** What stops it: the square in the way; null: nothing does. */
  readonly blocker: SquareId | null;
}

export interface Aim {
  readonly target: UnitId;
  readonly at: SquareId;
  /** 0: in the same square of a port. */
  readonly distance: number;
  /** Faces of six that hit, and the same as a chance. */
  readonly faces: number;
  readonly chance: number;
  readonly hull: number;
}

export interface Guns {
  /** Yellow tokens on the left. */
  readonly shots: number;
  /** Printed: in this wind. */
  readonly of: number;
  readonly rays: readonly Ray[];
  /** Enemies that can be hit from where it stands, by text. */
  readonly aims: readonly Aim[];
}

/** 13.4: the eight lines of fire of a ship or a fort, anybody's, whether it has a shot left or not. */
export function gunsOf(v: AdmiralView, id: UnitId): Guns {
  const s = tableOf(v);
  const chart = chartOf(s);
  const unit = unitFrom(chart, id);
  if (v.sector === null || squareOf(s, chart, unit) < 0) return { shots: 0, of: 0, rays: [], aims: [] };
  return {
    shots: shotsLeft(s, chart, unit),
    of: shotsOf(s, chart, unit),
    rays: COURSES.map((_, course) => rayOf(s, chart, unit, course)),
    aims: aimsOf(s, chart, unit),
  };
}

function shotsOf(s: AdmiralState, chart: Chart, unit: Unit): number {
  if (isFort(unit)) return 2;
  return cardOf(chart, unit).shots[strengthNow(s) === STORM ? 1 : 0];
}

function rayOf(s: AdmiralState, chart: Chart, unit: Unit, course: number): Ray {
  const range = rangeOf(chart, unit)[isOblique(course) ? 1 : 0];
  const squares: Square[] = [];
  let square = squareOf(s, chart, unit);
  let end: RayEnd = 'range';
  let blocker: Square = OFF;
  while (squares.length < range) {
    const next = chart.step[square * 8 + course] as Square;
    if (next === OFF) {
      blocker = chart.near[square * 8 + course] as Square;
      end = blocker === OFF ? 'edge' : 'land';
      break;
    }
    if (chart.kind[next] === LAND) {
      [end, blocker] = ['land', next];
      break;
    }
    squares.push(next);
    if (isBlocked(s, chart, next, isFort(unit))) {
      [end, blocker] = [shipsAt(s, next) > 0 ? 'ship' : 'fort', next];
      break;
    }
    square = next;
  }
  return {
    course: COURSES[course] as CourseName,
    squares: squares.map(squareId),
    end,
    blocker: blocker === OFF ? null : squareId(blocker),
  };
}

function aimsOf(s: AdmiralState, chart: Chart, unit: Unit): Aim[] {
  const owner = ownerOf(s, unit);
  if (owner === NOBODY) return [];
  return enemyUnits(s, chart, owner).flatMap((target) => {
    const distance = lineOf(s, chart, unit, target);
    if (distance === NO_LINE) return [];
    const faces = hittingFaces(distance, chart.rules.evenHits);
    const at = squareId(squareOf(s, chart, target));
    return [
      { target: unitId(chart, target), at, distance, faces, chance: faces / 6, hull: hullOfUnit(s, chart, target) },
    ];
  });
}

/** What one die does for several shots at once (4.11). */
export interface Volley {
  /** By face of the die, 1 first: how many of the shots hit. */
  readonly hits: readonly number[];
  /** The mean. */
  readonly expected: number;
  /** The chance that the target is lost. */
  readonly sinks: number;
}

export function volleyAt(v: AdmiralView, target: UnitId, shots: readonly Shots[]): Volley {
  const s = tableOf(v);
  const chart = chartOf(s);
  const aim = unitFrom(chart, target);
  const hull = hullOfUnit(s, chart, aim);
  const hits = [1, 2, 3, 4, 5, 6].map((die) =>
    shots.reduce((sum, { unit, count }) => {
      const distance = lineOf(s, chart, unitFrom(chart, unit), aim);
      return sum + (isHit(die, distance, chart.rules.evenHits) ? count : 0);
    }, 0),
  );
  return {
    hits,
    expected: hits.reduce((sum, count) => sum + count, 0) / 6,
    sinks: hits.filter((count) => count >= hull).length / 6,
  };
}

/** 13.17: how many shots of the enemies of this seat reach each square from where they stand now; forts apart. */
export interface Threat {
  readonly ships: Readonly<Record<SquareId, number>>;
  readonly forts: Readonly<Record<SquareId, number>>;
}

export function threatsTo(v: AdmiralView, seat: Seat): Threat {
  const s = tableOf(v);
  const chart = chartOf(s);
  const threat = { ships: {} as Record<SquareId, number>, forts: {} as Record<SquareId, number> };
  if (v.sector === null) return threat;
  for (const unit of unitsOf(chart)) {
    if (!mayThreaten(s, chart, seat, unit)) continue;
    const shots = shotsOf(s, chart, unit);
    const into = isFort(unit) ? threat.forts : threat.ships;
    for (let course = 0; course < 8; course++)
      for (const square of rayOf(s, chart, unit, course).squares) into[square] = (into[square] ?? 0) + shots;
  }
  return threat;
}

/** Shots of enemies that could hit this ship where it stands. */
export function shotsAt(s: AdmiralState, chart: Chart, ship: number): number {
  let shots = 0;
  for (const unit of unitsOf(chart))
    if (mayThreaten(s, chart, s.owner[ship] as Seat, unit) && lineOf(s, chart, unit, ship) !== NO_LINE)
      shots += shotsOf(s, chart, unit);
  return shots;
}

function unitsOf({ ships, forts }: Chart): Unit[] {
  return [...ships.map((_, ship) => ship), ...forts.map((_, fort) => fortUnit(fort))];
}

/** Somebody else's, with guns that may fire in this wind. */
function mayThreaten(s: AdmiralState, chart: Chart, seat: Seat, unit: Unit): boolean {
  if (ownerOf(s, unit) === NOBODY || !isEnemy(s, chart, seat, unit)) return false;
  if (isFort(unit)) return chart.forts[fortOf(unit)]?.hasGuns === true;
  return s.due[unit] === 0 && shotsOf(s, chart, unit) > 0;
}
