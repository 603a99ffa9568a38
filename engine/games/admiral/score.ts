import type { Outcome, ScorePart, Seat } from '@/engine/core/game';
import { placesBy } from '@/engine/kit/places';
import { allSeats } from '@/engine/kit/seats';
import { zoneFor, type Chart, type ChartFort } from './board/chart';
import { sideNamed } from './board/sides';
import type { Condition } from './data/scenario';
import { KINDS } from './data/ships';
import { kingDistance, type Square } from './data/squares';
import { chartOf, fortHull, hullOf, isAfloat, isIn, type AdmiralState } from './state';

/** Further than any way on a board. */
const FAR = 24;

type Reach = Extract<Condition, { type: 'reach' }>;

/** What this seat has to reach. */
function reachOf({ victory, sides }: Chart, seat: Seat): Reach | undefined {
  return victory
    .filter((one) => one.type === 'reach')
    .find(({ side = 'any' }) => side === 'any' || sides[sideNamed({ sides }, side)]?.includes(seat));
}

/** 7.7: how far a brig still has to sail; FAR: there is none. */
export function distanceLeft(s: AdmiralState, chart: Chart, seat: Seat): number {
  const reach = reachOf(chart, seat);
  if (!reach) return FAR;
  const target = zoneFor(chart, reach.zone, seat, s.home[seat] as number);
  return racersOf(s, chart, seat, reach).reduce(
    (nearest, ship) =>
      isAfloat(s, ship)
        ? target.reduce((least, square) => Math.min(least, kingDistance(s.at[ship] as Square, square)), nearest)
        : nearest,
    FAR,
  );
}

/** The ships that have to arrive, afloat or not. */
function racersOf(s: AdmiralState, { ships }: Chart, seat: Seat, { ship: named }: Reach): number[] {
  return ships.flatMap(({ id, kind }, ship) =>
    s.owner[ship] === seat && (id === named || KINDS[kind] === named) ? [ship] : [],
  );
}

/** 7.1.2: what lies in the forts of a side now. */
export function lotsOf(s: AdmiralState, chart: Chart, side: number): number {
  let count = 0;
  for (let fort = 0; fort < s.holds.length; fort++) {
    if (countsFor(s, chart, fort, side)) count += s.holds[fort] as number;
  }
  return count;
}

/** 7.1.2, 14.3, E-21: whether what lies in this fort counts for this side. */
export function countsFor(s: AdmiralState, chart: Chart, fort: number, side: number): boolean {
  const { goalOf, isRoyal } = chart.forts[fort] as ChartFort;
  if (goalOf !== null && (goalOf & (1 << side)) === 0) return false;
  const owner = s.fortOwner[fort] as Seat;
  return (goalOf !== null && isRoyal) || (owner >= 0 && chart.sideOf[owner] === side);
}

/** 7.1.6: of these sides those with the most lots, then with the strongest forts. */
export function mostLots(s: AdmiralState, chart: Chart, sides: readonly number[]): Seat[] {
  const keys = sides.map((side) => [lotsOf(s, chart, side), wallsOf(s, chart, side)]);
  return (placesBy(keys)[0] ?? []).flatMap((i) => chart.sides[sides[i] as number] as readonly Seat[]);
}

function wallsOf(s: AdmiralState, chart: Chart, side: number): number {
  return s.fortOwner.reduce(
    (sum, owner, fort) =>
      owner >= 0 && chart.sideOf[owner] === side && !chart.forts[fort]?.isRoyal ? sum + fortHull(s, chart, fort) : sum,
    0,
  );
}

/** What one player has on the board. */
interface Standing {
  readonly lots: number;
  readonly carried: number;
  readonly ships: number;
  readonly hull: number;
  readonly forts: number;
}

export function standingOf(s: AdmiralState, chart: Chart, seat: Seat): Standing {
  let [lots, carried, ships, hull, forts] = [0, 0, 0, 0, 0];
  for (let ship = 0; ship < s.at.length; ship++) {
    if (s.owner[ship] !== seat || !isAfloat(s, ship)) continue;
    ships++;
    carried += s.cargo[ship] as number;
    hull += hullOf(s, chart, ship);
  }
  for (let fort = 0; fort < s.fortOwner.length; fort++) {
    if (keeperOf(s, chart, fort, chart.sideOf[seat] as number) === seat) lots += s.holds[fort] as number;
    if (s.fortOwner[fort] !== seat || chart.forts[fort]?.isRoyal) continue;
    forts++;
    hull += fortHull(s, chart, fort);
  }
  return { lots, carried, ships, hull, forts };
}

/** In whose row it stands what this side has there: the owner's, or in a royal port of somebody else that of its first seat. */
function keeperOf(s: AdmiralState, chart: Chart, fort: number, side: number): Seat | undefined {
  if (!countsFor(s, chart, fort, side)) return undefined;
  const owner = s.fortOwner[fort] as Seat;
  return chart.sideOf[owner] === side ? owner : chart.sides[side]?.[0];
}

/** 7.7: distances are compared where the file says nothing else and everybody has somewhere to sail to. */
function isRace(chart: Chart): boolean {
  return chart.layout.tiebreak === undefined && chart.sideOf.every((_, seat) => reachOf(chart, seat) !== undefined);
}

/** Numbers added up over a side; the most important first. */
function together(chart: Chart, side: number, of: (seat: Seat) => readonly number[]): number[] {
  const lists = (chart.sides[side] as readonly Seat[]).map(of);
  return (lists[0] ?? []).map((_, i) => lists.reduce((sum, list) => sum + (list[i] as number), 0));
}

/** What counts at a limit (7.4, 7.7, `tiebreak`) and behind the winner (7.5). */
function keysOf(s: AdmiralState, chart: Chart, seat: Seat): number[] {
  const side = chart.sideOf[seat] as number;
  const members = chart.sides[side] as readonly Seat[];
  const isAlive = members.some((one) => isIn(s, one));
  if (!isAlive) return [0, Math.max(...members.map((one) => s.out[one] as number))];
  if (isRace(chart)) return [1, -distanceLeft(s, chart, seat)];
  return [1, ...together(chart, side, (one) => tiebreak(s, chart, one))];
}

function tiebreak(s: AdmiralState, chart: Chart, seat: Seat): number[] {
  const { lots, carried, hull, ships, forts } = standingOf(s, chart, seat);
  const side = chart.sideOf[seat] as number;
  const earliestLast = -(s.stamp[side] as number);
  const own = (key: string): number => (key.startsWith('side:') && sideNamed(chart, key.slice(5)) === side ? 1 : 0);
  const values: Readonly<Record<string, number>> = { delivered: lots, carried, hull, ships, forts, earliestLast };
  return (chart.layout.tiebreak ?? ['delivered', 'carried', 'hull']).map((key) => values[key] ?? own(key));
}

export function rankedAtLimit(s: AdmiralState): Seat[][] {
  const chart = chartOf(s);
  return placesBy(allSeats(s).map((seat) => keysOf(s, chart, seat)));
}

/** Mini-games: the nearer the better; then lots where there are some, else hulls. */
export function scoreOf(s: AdmiralState, seat: Seat): number {
  const chart = chartOf(s);
  if (isRace(chart)) return FAR - distanceLeft(s, chart, seat);
  const { lots, hull } = standingOf(s, chart, seat);
  return chart.hasCargo ? lots : hull;
}

/** E-17: the rows of the end table. */
export function partsOf(s: AdmiralState, chart: Chart, seat: Seat): ScorePart[] {
  if (isRace(chart)) {
    const reach = reachOf(chart, seat);
    const brig = reach ? racersOf(s, chart, seat, reach)[0] : undefined;
    return [
      { key: 'rounds', value: s.round },
      { key: 'distance', value: distanceLeft(s, chart, seat) },
      { key: 'damage', value: brig === undefined ? 0 : (s.damage[brig] as number) },
    ];
  }
  const { lots, carried, ships, hull, forts } = standingOf(s, chart, seat);
  return [
    { key: 'delivered', value: lots },
    { key: 'carried', value: carried },
    { key: 'ships', value: ships },
    { key: 'hull', value: hull },
    { key: 'forts', value: forts },
  ];
}

export function outcome(s: AdmiralState): Outcome | undefined {
  if (s.phase !== 'over') return undefined;
  const chart = chartOf(s);
  const seats = allSeats(s);
  const { winners } = s;
  const places = placesBy(seats.map((seat) => (winners.includes(seat) ? [1] : [0, ...keysOf(s, chart, seat)])));
  const ended = {
    places,
    winners,
    scores: seats.map((seat) => scoreOf(s, seat)),
    parts: seats.map((seat) => partsOf(s, chart, seat)),
    reason: s.result,
  };
  if (s.seats === 1) return { ...ended, worth: [worthAlone(s)] };
  return chart.isTeams ? { ...ended, sides: chart.sides } : ended;
}

/** 3.2.11: the fewer rounds the better; a brig that never arrives is worth nothing. */
function worthAlone(s: AdmiralState): number {
  return s.result === 'arrived' ? 1 / (1 + s.round / 12) : 0;
}
