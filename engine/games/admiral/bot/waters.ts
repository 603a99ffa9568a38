import type { Seat } from '@/engine/core/game';
import { zoneFor, type Chart, type ChartFort } from '../board/chart';
import { KINDS, type Kind, type ShipCard } from '../data/ships';
import type { Square } from '../data/squares';
import { mayUnload } from '../legal/port';
import { NOWHERE, type AdmiralState } from '../state';
import { REEF_ROUNDS, RoundsWork, type Rounds } from './rounds';
import { stepsFrom, UNREACHED } from './steps';

const BRIG: Kind = KINDS.indexOf('brig');

/** Each side for itself sails a brig to its goal. */
export function isRace({ victory }: Chart): boolean {
  return victory.some((one) => one.type === 'reach' && one.ship.startsWith('brig') && (one.side ?? 'any') === 'any');
}

/**
 * Distances in rounds (12.10) to all that stays where it is through a match: the ports, and the squares where markers lie at
 * the start. Kept with the chart, which is the scenario with its options; a table is finished when it is first read.
 */
class Waters {
  /** By kind: unladen, to where markers lie at the start. */
  private readonly out: readonly (RoundsWork | null)[];
  /** By fort and kind: with a marker, or to win a race. */
  private readonly home: readonly (RoundsWork | null)[];
  /** By seat: to a zone that a scenario of its own has for a race. */
  private readonly goals: readonly (RoundsWork | null)[];
  readonly grounds: readonly Square[];
  /** Rounds for a step, by kind, on the average over winds and directions. */
  readonly pace: readonly number[];
  /** About how many rounds a frigate needs from one end of the board to the other: the measure of all ways. */
  readonly span: number;

  constructor(private readonly chart: Chart) {
    const race = isRace(chart);
    this.grounds = chart.places.flatMap(({ squares }) => squares);
    const has = (kind: Kind): boolean => chart.ships.some((ship) => ship.kind === kind);
    const work = (kind: Kind, load: number, goals: readonly Square[]): RoundsWork | null =>
      has(kind) && goals.length > 0 ? new RoundsWork(chart, { kind, load, goals, reefRounds: REEF_ROUNDS }) : null;
    this.out = KINDS.map((_, kind) => work(kind, 0, this.grounds));
    this.home = chart.forts.flatMap((fort) =>
      KINDS.map((_, kind) =>
        race
          ? work(kind, 0, kind === BRIG ? fort.port : [])
          : work(kind, 1, chart.hasCargo && isStore(fort) ? fort.port : []),
      ),
    );
    const goal = raceOf(chart);
    this.goals = goal ? chart.plans.map((_, seat) => work(BRIG, 0, zoneFor(chart, goal, seat, NOWHERE))) : [];
    this.pace = KINDS.map((_, kind) => paceOf(chart, kind));
    this.span = Math.max(chart.cols, chart.rows) * (this.pace[KINDS.indexOf('frigate')] as number);
  }

  get works(): RoundsWork[] {
    return [...this.out, ...this.home, ...this.goals].flatMap((work) => work ?? []);
  }

  toGrounds(kind: Kind): Rounds | null {
    return finished(this.out[kind]);
  }

  toGoal(seat: Seat): Rounds | null {
    return finished(this.goals[seat]);
  }

  toPort(fort: number, kind: Kind): Rounds | null {
    return finished(this.home[fort * KINDS.length + kind]);
  }
}

/** A race to another zone than the opposite port. */
function raceOf(chart: Chart): string | null {
  const reach = isRace(chart) ? chart.victory.find((one) => one.type === 'reach') : undefined;
  return !reach || reach.zone === 'port:opposite' ? null : reach.zone;
}

function finished(work: RoundsWork | null | undefined): Rounds | null {
  if (!work) return null;
  while (!work.done) work.step();
  return work.rounds;
}

/** Whether markers may be brought there, now or after it has changed hands. */
function isStore({ goalOf, isRoyal, isChosen }: ChartFort): boolean {
  return !isChosen && (goalOf === null ? !isRoyal : goalOf !== 0);
}

const DEVIATIONS = [0, 1, 1, 2, 2, 3, 3, 4];

function paceOf({ cards, rules }: Chart, kind: Kind): number {
  const { fresh } = cards[kind] as ShipCard;
  const [calm, blow, storm] = rules.wind === 'directionOnly' ? [0, 1, 0] : rules.weights;
  const mean = DEVIATIONS.reduce((sum, off) => sum + Math.max(0, fresh[0] - off), 0) / DEVIATIONS.length;
  return (calm + blow + storm) / (Math.max(blow, 1) * Math.max(mean, 0.5));
}

const known = new WeakMap<Chart, Waters>();

export function watersOf(chart: Chart): Waters {
  const waters = known.get(chart) ?? new Waters(chart);
  known.set(chart, waters);
  return waters;
}

/** Works all of them out before they are read, a slice a step. */
export class Study {
  private readonly works: RoundsWork[];

  constructor(chart: Chart) {
    this.works = watersOf(chart).works.filter(({ done }) => !done);
  }

  get done(): boolean {
    return this.works.length === 0;
  }

  step(): void {
    const work = this.works.at(-1);
    work?.step();
    if (work?.done) this.works.pop();
  }
}

/** 3.2.6: mini-games: a brig's rounds to the port in the opposite corner. */
export function roundsHome(s: AdmiralState, chart: Chart, seat: Seat): Rounds {
  const own = watersOf(chart).toGoal(seat);
  if (own) return own;
  const target = chart.forts[s.home[seat] as number]?.opposite ?? NOWHERE;
  return watersOf(chart).toPort(target, BRIG) ?? [];
}

/** With a marker: rounds to the nearest port where this seat may unload it; UNREACHED: there is none. */
export function roundsToStore(s: AdmiralState, chart: Chart, seat: Seat, kind: Kind, square: Square): number {
  const waters = watersOf(chart);
  let least = UNREACHED;
  for (let fort = 0; fort < chart.forts.length; fort++) {
    if (!mayUnload(s, chart, seat, fort)) continue;
    const rounds = waters.toPort(fort, kind)?.[square];
    if (rounds !== undefined && rounds < least) least = rounds;
  }
  return least;
}

/** What it takes to end a move on one certain square, beside the way there. */
const LANDING = 0.8;

/**
 * Rounds to the nearest marker. The table knows the squares where markers lay at the start; which of them are left changes
 * all the time, so the last steps are counted.
 */
export function roundsToLot(s: AdmiralState, chart: Chart, kind: Kind, square: Square): number {
  if (s.lots.length === 0) return UNREACHED;
  const steps = stepsToLot(s, chart)[square] as number;
  if (steps === 0 || steps === UNREACHED) return steps;
  const waters = watersOf(chart);
  const bySteps = steps * (waters.pace[kind] as number);
  const byTable = waters.grounds.includes(s.lots[0] as Square) ? (waters.toGrounds(kind)?.[square] ?? 0) : 0;
  return LANDING + (byTable > bySteps ? byTable : bySteps);
}

/** Lists of markers are never changed, so a list is a key. */
const byLots = new WeakMap<readonly Square[], readonly number[]>();

function stepsToLot({ lots }: AdmiralState, chart: Chart): readonly number[] {
  const steps = byLots.get(lots) ?? stepsFrom(chart, lots);
  byLots.set(lots, steps);
  return steps;
}
