import type { Chart } from '../board/chart';
import { LAND } from '../board/shape';
import { OFF } from '../board/terrain';
import { deviation, isOblique, opposite } from '../data/compass';
import type { Kind, ShipCard } from '../data/ships';
import type { Square } from '../data/squares';
import { stepsTo, UNREACHED } from './steps';

/** 12.10: rounds that a ship needs from each square, by value iteration over the winds; other ships are ignored. */
export type Rounds = readonly number[];

/** 12.10: what a point of damage on a reef costs. */
export const REEF_ROUNDS = 3;

const CLOSE = 0.0005;
const MOST_SWEEPS = 2000;
/** More than any reach (E-5), so that each course has a row of its own. */
const ROW = 10;
/** Squares in a slice. */
const SLICE = 48;

/** A ship that wants to come to some squares. Load counts for free movement only. */
export interface Voyage {
  readonly kind: Kind;
  readonly load: number;
  readonly goals: readonly Square[];
  readonly reefRounds: number;
}

/**
 * V = 1 + the mean over the winds of the least V in reach, swept over the board until nothing changes. Squares near the goals
 * go first, so that a sweep carries what is known outwards, and a ship that would rather stay is solved on the spot.
 */
export class RoundsWork {
  readonly rounds: number[];
  done = false;
  private next = 0;
  private change = 0;
  private sweeps = 0;
  private readonly squares: readonly Square[];
  /** By course: how far the ship may ever go. */
  private readonly far: readonly number[];
  /** By wind and course: how far it may go; the last row is for a calm. */
  private readonly reach: readonly number[];
  private readonly drift: readonly [number, number];
  /** By square, made when it is come to: the rays and the drifts of all eight courses. */
  private readonly rays: (readonly (readonly Square[])[] | undefined)[] = [];
  private readonly drifts: (readonly (readonly Landfall[])[] | undefined)[] = [];
  /** By course and length: the least V on so much of the ray. */
  private readonly best: number[] = new Array<number>(8 * ROW).fill(Infinity);
  private readonly weights: readonly number[];
  private readonly reefRounds: number;

  constructor(
    private readonly chart: Chart,
    { kind, load, goals, reefRounds }: Voyage,
  ) {
    this.reefRounds = reefRounds;
    const card = chart.cards[kind] as ShipCard;
    const { wind: profile, weights, stormLoadPenalty } = chart.rules;
    const steps = stepsTo(chart, goals);
    this.weights = profile === 'directionOnly' ? [0, 1, 0] : weights;
    this.rounds = steps.slice();
    this.squares = chart.squares
      .filter((square) => (steps[square] as number) > 0 && steps[square] !== UNREACHED)
      .sort((a, b) => (steps[a] as number) - (steps[b] as number) || a - b);
    this.done = this.squares.length === 0;
    const penalty = card.penalty[load] ?? 0;
    const most = (course: number, of: 'fresh' | 'calm'): number => card[of][isOblique(course) ? 1 : 0] - penalty;
    this.far = Array.from({ length: 8 }, (_, c) => Math.max(most(c, 'fresh'), most(c, 'calm'), 0));
    this.reach = Array.from({ length: 8 * 9 }, (_, i) =>
      i >= CALM_ROW * 8 ? most(i & 7, 'calm') : most(i & 7, 'fresh') - deviation(i & 7, i >> 3),
    );
    const slowed = stormLoadPenalty ? penalty : 0;
    this.drift = [card.storm[0] - slowed, card.storm[1] - slowed];
  }

  /** A part of a sweep. */
  step(): void {
    const { rounds, squares } = this;
    const end = Math.min(this.next + SLICE, squares.length);
    for (; this.next < end; this.next++) {
      const square = squares[this.next] as Square;
      const before = rounds[square] as number;
      const after = this.valueAt(square, before);
      rounds[square] = after;
      this.change = Math.max(this.change, Math.abs(after - before));
    }
    if (this.next < squares.length) return;
    this.sweeps++;
    this.done = this.change < CLOSE || this.sweeps >= MOST_SWEEPS;
    this.next = 0;
    this.change = 0;
  }

  private valueAt(square: Square, here: number): number {
    const { leastMove, mustSail } = this.chart.rules;
    const [calm = 0, fresh = 0, storm = 0] = this.weights;
    let gone = 0;
    let sum = 0;
    if (fresh > 0) {
      this.lookAround(square, leastMove);
      for (let wind = 0; wind < 8; wind++) {
        const value = this.least(wind);
        if (value === Infinity || (!mustSail && value >= here)) continue;
        gone += fresh;
        sum += fresh * value;
      }
    }
    if (calm > 0) {
      if (fresh === 0 || leastMove > 1) this.lookAround(square, 1);
      const value = this.least(CALM_ROW);
      if (value < here) {
        gone += calm * 8;
        sum += calm * 8 * value;
      }
    }
    for (let wind = 0; storm > 0 && wind < 8; wind++) {
      const value = this.driven(square, wind, here);
      if (value === here) continue;
      gone += storm;
      sum += storm * value;
    }
    return gone === 0 ? here + 1 : (8 * (calm + fresh + storm) + sum) / gone;
  }

  /** `best` from here: nobody may stop before so many squares. */
  private lookAround(square: Square, from: number): void {
    const { best, far, rounds } = this;
    const rays = (this.rays[square] ??= far.map((length, course) => rayFrom(this.chart, square, course, length)));
    for (let course = 0; course < 8; course++) {
      const ray = rays[course] as readonly Square[];
      const row = course * ROW;
      const most = far[course] as number;
      let least = Infinity;
      for (let i = 1; i <= most; i++) {
        if (i >= from && i <= ray.length) {
          const value = rounds[ray[i - 1] as Square] as number;
          if (value < least) least = value;
        }
        best[row + i] = least;
      }
    }
  }

  private least(wind: number): number {
    const { best, reach } = this;
    let least = Infinity;
    for (let course = 0; course < 8; course++) {
      const far = reach[wind * 8 + course] as number;
      if (far <= 0) continue;
      const value = best[course * ROW + far] as number;
      if (value < least) least = value;
    }
    return least;
  }

  /** The least V of where a storm may leave the ship. */
  private driven(square: Square, wind: number, here: number): number {
    const { drift, rounds } = this;
    const drifts = (this.drifts[square] ??= this.far.map((_, course) =>
      landfalls(this.chart, square, course, drift[isOblique(course) ? 1 : 0], this.reefRounds),
    ));
    let least = Infinity;
    for (const { at, cost } of drifts[wind] as readonly Landfall[]) {
      const value = (at === square ? here : (rounds[at] as number)) + cost;
      if (value < least) least = value;
    }
    return least;
  }
}

/** The row of `reach` for a calm. */
const CALM_ROW = 8;

interface Landfall {
  readonly at: Square;
  readonly cost: number;
}

function rayFrom({ go, reefs }: Chart, from: Square, course: number, length: number): Square[] {
  const ray: Square[] = [];
  for (let square = go[from * 8 + course] as Square; ray.length < length; square = go[square * 8 + course] as Square) {
    if (square === OFF || reefs.includes(square)) break;
    ray.push(square);
  }
  return ray;
}

/** 4.8.3 on an empty sea: where the ship may end, staying in shelter and stopping in ports included. */
function landfalls(chart: Chart, from: Square, wind: number, most: number, reefRounds: number): Landfall[] {
  const ends: Landfall[] = [];
  const windward = opposite(wind);
  const above = chart.near[from * 8 + windward] as Square;
  const sheltered =
    chart.isPort[from] ||
    (above !== OFF && chart.kind[above] === LAND) ||
    (((chart.closed[from] as number) >> windward) & 1) === 1;
  if (sheltered) ends.push({ at: from, cost: 0 });
  let square = from;
  let cost = 0;
  for (let count = 0; count < most; count++) {
    const next = chart.go[square * 8 + wind] as Square;
    if (next === OFF) break;
    if (chart.reefs.includes(next)) {
      cost = (most - count) * reefRounds;
      break;
    }
    square = next;
    if (chart.isPort[square]) ends.push({ at: square, cost: 0 });
  }
  ends.push({ at: square, cost });
  return ends;
}
