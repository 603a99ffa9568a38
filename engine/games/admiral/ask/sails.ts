import { COURSES, DX, DY, STORM } from '../data/compass';
import type { ShipId } from '../data/ships';
import { squareFrom, squareId, WIDTH, type Square, type SquareId } from '../data/squares';
import { chartOf, hasRoom, isReef, strengthNow, windOf, type AdmiralState } from '../state';
import { tableOf } from '../resample';
import type { AdmiralView } from '../view';
import { OFF } from '../board/terrain';
import { canSail, isSheltered, leastMove, mustDrift, reachOf } from '../legal/sail';
import { shipFrom } from '../legal/units';

export type CourseName = (typeof COURSES)[number];

/** Why a way ends. */
export type WayEnd = 'reach' | 'edge' | 'land' | 'fort' | 'reef' | 'ship';

/** 13.4: one of the eight rays of a ship. */
export interface Way {
  readonly course: CourseName;
  /** What card, wind and load allow; the squares may be fewer. */
  readonly reach: number;
  readonly squares: readonly SquareId[];
  /** The least that must be sailed (3.2.8); 1 elsewhere. */
  readonly least: number;
  readonly end: WayEnd;
  /** The square behind the last one, where something ends the way; null on the edge of the board. */
  readonly before: SquareId | null;
}

/** What a ship may do with its green token now. */
export interface Sails {
  /** It has its token, and nothing holds it. */
  readonly canSail: boolean;
  /** In a storm: it has to drift; it lies in shelter. */
  readonly mustDrift: boolean;
  readonly isSheltered: boolean;
  /** Clockwise, north first; none in a storm. Also for ships that have sailed, or are another's. */
  readonly ways: readonly Way[];
}

export function sailsOf(v: AdmiralView, id: ShipId): Sails {
  const s = tableOf(v);
  const chart = chartOf(s);
  const ship = shipFrom(chart, id);
  const at = s.at[ship] as Square;
  const isStorm = v.sector !== null && strengthNow(s) === STORM;
  const none = { canSail: false, mustDrift: false, isSheltered: false, ways: [] };
  if (at < 0 || v.sector === null) return none;
  return {
    canSail: canSail(s, ship),
    mustDrift: isStorm && mustDrift(s, chart, ship),
    isSheltered: isStorm && isSheltered(chart, at, windOf(s)),
    ways: isStorm ? [] : COURSES.map((_, course) => wayOf(s, ship, course)),
  };
}

function wayOf(s: AdmiralState, ship: number, course: number): Way {
  const chart = chartOf(s);
  const reach = reachOf(s, chart, ship, course);
  const squares: Square[] = [];
  let square = s.at[ship] as Square;
  let end: WayEnd = 'reach';
  let before = OFF;
  while (squares.length < reach) {
    const at = square * 8 + course;
    before = chart.near[at] as Square;
    const stop = stopAt(s, before, chart.go[at] as Square);
    if (stop) {
      end = stop;
      break;
    }
    squares.push(before);
    square = before;
  }
  return {
    course: COURSES[course] as CourseName,
    reach,
    squares: squares.map(squareId),
    least: leastMove(s, chart),
    end,
    before: end === 'reach' || before === OFF ? null : squareId(before),
  };
}

/** The square so far from another on a course, whatever lies between. */
export function squareBeyond(from: SquareId, course: CourseName, squares: number): SquareId {
  const by = COURSES.indexOf(course);
  return squareId(squareFrom(from) + squares * ((DY[by] as number) * WIDTH + (DX[by] as number)));
}

function stopAt(s: AdmiralState, next: Square, open: Square): WayEnd | null {
  const chart = chartOf(s);
  if (next === OFF) return 'edge';
  if (chart.fortAt[next] !== OFF) return 'fort';
  if (open === OFF) return 'land';
  if (isReef(s, next)) return 'reef';
  return hasRoom(s, chart, next) ? null : 'ship';
}
