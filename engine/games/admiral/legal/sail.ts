import type { Seat } from '@/engine/core/game';
import { LEG_DONE, legOf, moveOf, ofSquare, said } from '../action-table';
import type { AdmiralAction } from '../actions';
import { cardOf, type Chart } from '../board/chart';
import { LAND } from '../board/shape';
import { OFF } from '../board/terrain';
import { CALM, COURSES_BY_TEXT, deviation, DX, DY, FRESH, isOblique, opposite, STORM } from '../data/compass';
import { columnOf, rowOf, SQUARE_RANK, type Square } from '../data/squares';
import {
  areMates,
  chartOf,
  hasRoom,
  hullOf,
  isFree,
  isReef,
  NONE,
  NOWHERE,
  strengthNow,
  windOf,
  type AdmiralState,
} from '../state';

/** 4.6.1, 4.7.1: how far a ship may go on a course in this wind; a storm leaves no choice. */
export function reachOf(s: AdmiralState, chart: Chart, ship: number, course: number): number {
  const card = cardOf(chart, ship);
  const of = isOblique(course) ? 1 : 0;
  const strength = strengthNow(s);
  if (strength === STORM) return 0;
  const off = deviation(course, windOf(s));
  const most = strength === CALM ? card.calm[of] : card.fresh[of] - off;
  const left = most - loadPenalty(s, chart, ship);
  if (left <= 0) return 0;
  const lame = chart.rules.isCaptain && strength === FRESH ? lameness(s, chart, ship) : 0;
  return left > lame ? left - lame : off === 0 ? 1 : 0;
}

/** 8.1.3: what damage costs a ship in fresh wind on level `captain`. */
function lameness(s: AdmiralState, chart: Chart, ship: number): number {
  const hull = hullOf(s, chart, ship);
  if (hull === 1) return 2;
  return hull <= Math.trunc(cardOf(chart, ship).durability / 2) ? 1 : 0;
}

/** 4.20.6 */
function loadPenalty(s: AdmiralState, chart: Chart, ship: number): number {
  return cardOf(chart, ship).penalty[s.cargo[ship] as number] ?? 0;
}

/** 4.5: how many of so many squares are free. */
export function freeSquares(s: AdmiralState, chart: Chart, from: Square, course: number, most: number): number {
  let square = from;
  for (let count = 0; count < most; count++) {
    square = chart.go[square * 8 + course] as Square;
    if (square === OFF || !hasRoom(s, chart, square)) return count;
  }
  return most;
}

/** It has its green token, and nothing holds it (4.13.6, 4.13.7, 4.14.13, 4.16.3). */
export function canSail(s: AdmiralState, ship: number): boolean {
  return (
    s.at[ship] !== NOWHERE && !s.moved[ship] && !s.locked[ship] && isFree(s, ship) && s.repairEnded[ship] !== s.turn
  );
}

/** 3.2.8: the least that must be sailed in this wind. */
export function leastMove(s: AdmiralState, chart: Chart): number {
  return chart.rules.leastMove > 0 && strengthNow(s) === FRESH ? chart.rules.leastMove : 1;
}

/** Each ship's moves, sorted by text. */
export function addMoves(s: AdmiralState, chart: Chart, seat: Seat, into: AdmiralAction[]): void {
  const least = leastMove(s, chart);
  const { isCaptain } = chart.rules;
  for (const ship of chart.shipsByText) {
    if (s.owner[ship] !== seat || !canSail(s, ship)) continue;
    const { number } = chart.ships[ship] as Chart['ships'][number];
    const from = s.at[ship] as Square;
    for (const course of COURSES_BY_TEXT) {
      const reach = reachOf(s, chart, ship, course);
      if (reach < least && !isCaptain) continue;
      const free = freeSquares(s, chart, from, course, reach);
      for (let squares = isCaptain ? 1 : least; squares <= free; squares++)
        if (squares >= least || canGoOn(s, chart, ship, course, squares, least))
          into.push(moveOf(number, course, squares));
    }
  }
}

/** 3.2.9: a brig that can sail so far has to. */
export function mustSail(s: AdmiralState, chart: Chart, seat: Seat): boolean {
  const { leastMove: least } = chart.rules;
  if (!chart.rules.mustSail || strengthNow(s) !== FRESH) return false;
  return chart.ships.some((_, ship) => {
    if (s.owner[ship] !== seat || !canSail(s, ship)) return false;
    const from = s.at[ship] as Square;
    return COURSES_BY_TEXT.some((course) => {
      const free = freeSquares(s, chart, from, course, reachOf(s, chart, ship, course));
      if (free >= least || !chart.rules.isCaptain) return free >= least;
      for (let squares = 1; squares <= free; squares++)
        if (canGoOn(s, chart, ship, course, squares, least)) return true;
      return false;
    });
  });
}

/** 8.1.1: how far a ship may go on another course after so many squares on this one. */
function secondLeg(
  s: AdmiralState,
  chart: Chart,
  ship: number,
  first: number,
  squares: number,
  course: number,
): number {
  const budget = reachOf(s, chart, ship, first) - squares - deviation(first, course);
  const most = Math.min(budget, reachOf(s, chart, ship, course) - squares);
  if (most <= 0) return 0;
  const from = squareAfter(chart, s.at[ship] as Square, first, squares);
  return freeSquares(s, chart, from, course, most);
}

export function squareAfter(chart: Chart, from: Square, course: number, squares: number): Square {
  let square = from;
  for (let count = 0; count < squares; count++) square = chart.go[square * 8 + course] as Square;
  return square;
}

/** Courses one or two sectors away. */
const TURNS = [1, 2, 6, 7];

function canGoOn(s: AdmiralState, chart: Chart, ship: number, first: number, squares: number, least: number): boolean {
  return TURNS.some((turn) => squares + secondLeg(s, chart, ship, first, squares, (first + turn) & 7) >= least);
}

/** 8.1.1: the second legs after so much of a first one, and none where that is enough; sorted by text. */
export function legalLegs(s: AdmiralState, ship: number, first: number, squares: number): AdmiralAction[] {
  const chart = chartOf(s);
  const least = leastMove(s, chart);
  const legs: AdmiralAction[] = [];
  for (const course of COURSES_BY_TEXT) {
    if (!TURNS.includes((course - first) & 7)) continue;
    const most = secondLeg(s, chart, ship, first, squares, course);
    for (let more = 1; more <= most; more++) if (squares + more >= least) legs.push(legOf(course, more));
  }
  if (squares >= least) legs.push(LEG_DONE);
  return legs;
}

/** Whether a ship may turn on its way in this wind. */
export function mayTurn(s: AdmiralState, { rules }: Chart): boolean {
  return rules.isCaptain && strengthNow(s) === FRESH;
}

/** 4.9: from a storm that blows to this course. */
export function isSheltered(chart: Chart, square: Square, wind: number): boolean {
  if (chart.isPort[square]) return true;
  const windward = opposite(wind);
  const next = chart.near[square * 8 + windward] as Square;
  return (next !== OFF && chart.kind[next] === LAND) || (((chart.closed[square] as number) >> windward) & 1) === 1;
}

export type Stop = 'done' | 'edge' | 'land' | 'fort' | 'reef' | 'ship' | 'port';

/** Where a storm carries a ship: every square on the way, why it stops, and what the reef does to it (4.8.3). */
export interface Drift {
  readonly path: readonly Square[];
  readonly stop: Stop;
  readonly damage: number;
}

export function driftOf(s: AdmiralState, chart: Chart, ship: number, wind = windOf(s)): Drift {
  const card = cardOf(chart, ship).storm[isOblique(wind) ? 1 : 0];
  const most = chart.rules.stormLoadPenalty ? card - loadPenalty(s, chart, ship) : card;
  const path: Square[] = [];
  let square = s.at[ship] as Square;
  while (path.length < most) {
    const at = square * 8 + wind;
    const next = chart.near[at] as Square;
    if (next === OFF) return { path, stop: 'edge', damage: 0 };
    if (chart.fortAt[next] !== OFF) return { path, stop: 'fort', damage: 0 };
    if (chart.go[at] === OFF) return { path, stop: 'land', damage: 0 };
    if (isReef(s, next)) return { path, stop: 'reef', damage: most - path.length };
    if (!hasRoom(s, chart, next)) return { path, stop: 'ship', damage: 0 };
    path.push(next);
    square = next;
  }
  return { path, stop: 'done', damage: 0 };
}

/** 4.8.5, E-37: the port squares at which its owner may stop it, where that makes a difference. */
export function stopsOf(chart: Chart, { path, stop }: Drift): readonly Square[] {
  return path.filter((square, i) => chart.isPort[square] && (i < path.length - 1 || stop === 'reef'));
}

export function cutAt({ path }: Drift, stop: Square): Drift {
  return { path: path.slice(0, path.indexOf(stop) + 1), stop: 'port', damage: 0 };
}

/** 5.3: where nobody says otherwise a ship stops in the first port of its own side. */
export function usualDrift(s: AdmiralState, chart: Chart, ship: number): Drift {
  const whole = driftOf(s, chart, ship);
  const owner = s.owner[ship] as Seat;
  const isOurs = (square: Square): boolean =>
    (chart.portsOf[square] as readonly number[]).some((fort) => areMates(chart, s.fortOwner[fort] as Seat, owner));
  const stop = whole.path.find(isOurs);
  return stop === undefined || (stop === whole.path.at(-1) && whole.damage === 0) ? whole : cutAt(whole, stop);
}

/** 4.8.7: the larger, the further downwind. */
export function driftKey(square: Square, wind: number): number {
  return (columnOf(square) + 1) * (DX[wind] as number) + (rowOf(square) + 1) * (DY[wind] as number);
}

/** 4.8.1 */
export function mustDrift(s: AdmiralState, chart: Chart, ship: number): boolean {
  return canSail(s, ship) && !isSheltered(chart, s.at[ship] as Square, windOf(s));
}

/** 4.12.7: a fireship whose time has come goes before all others. */
export function isDue(s: AdmiralState, ship: number): boolean {
  return s.due[ship] === s.round;
}

/** 4.8.7: how far downwind the next of these two groups lies that must drift; -NONE: none must. */
function nextKeys(s: AdmiralState, chart: Chart, seat: Seat): { readonly due: number; readonly rest: number } {
  const wind = windOf(s);
  let due = -NONE;
  let rest = -NONE;
  for (let ship = 0; ship < s.at.length; ship++) {
    if (s.owner[ship] !== seat || !mustDrift(s, chart, ship)) continue;
    const key = driftKey(s.at[ship] as Square, wind);
    if (isDue(s, ship)) due = key > due ? key : due;
    else rest = key > rest ? key : rest;
  }
  return { due, rest };
}

/** The ships that may drift now, in unit order: those that must in their order, and those in shelter that take their place in it (4.8.13). */
export function drifters(s: AdmiralState, chart: Chart, seat: Seat): number[] {
  const { due, rest } = nextKeys(s, chart, seat);
  const wind = windOf(s);
  const free: number[] = [];
  for (let ship = 0; ship < s.at.length; ship++) {
    if (s.owner[ship] !== seat || !canSail(s, ship)) continue;
    const key = driftKey(s.at[ship] as Square, wind);
    const [next, last] = isDue(s, ship) ? [due, s.drifted === NONE ? s.driftedDue : -NONE] : [rest, s.drifted];
    if (!isDue(s, ship) && due !== -NONE) continue;
    if (mustDrift(s, chart, ship) ? key === next : key >= next && key <= last) free.push(ship);
  }
  return free;
}

/** Whether any ship still has to drift. */
export function hasToDrift(s: AdmiralState, chart: Chart, seat: Seat): boolean {
  const { due, rest } = nextKeys(s, chart, seat);
  return due !== -NONE || rest !== -NONE;
}

/** The drifts that are possible now: whole ones first, then those that end in a port. */
export function addDrifts(s: AdmiralState, chart: Chart, seat: Seat, into: AdmiralAction[]): void {
  const may = drifters(s, chart, seat);
  const free = chart.shipsByText.filter((ship) => may.includes(ship));
  for (const ship of free) into.push(said.drift.of(chart.ships[ship]?.number as number));
  for (const ship of free) {
    const stops = stopsOf(chart, driftOf(s, chart, ship)).slice();
    stops.sort((a, b) => (SQUARE_RANK[a] as number) - (SQUARE_RANK[b] as number));
    for (const square of stops) into.push(said.driftTo.of(chart.ships[ship]?.number as number, ofSquare(square)));
  }
}
