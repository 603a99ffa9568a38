import type { Seat } from '@/engine/core/game';
import { chartFor, NOBODY, type Chart } from './board/chart';
import { directionOf, strengthOf } from './data/compass';
import { HEIGHT, WIDTH, type Square } from './data/squares';
import type { AdmiralOptions } from './options';
import type { Phase, Result, Task } from './view';

export { NOBODY };
export const NOWHERE = -1;
/** No ship has drifted yet in this turn. */
export const NONE = 1000;

/** In `water`, beside the number of ships on a square. */
export const REEF = 8;

/** Everything about a match but its luck. Tasks are never changed, only replaced. */
export interface AdmiralState {
  readonly options: AdmiralOptions;
  readonly seats: number;
  phase: Phase;
  order: readonly Seat[];
  round: number;
  turn: number;
  active: Seat;
  windSeat: Seat;
  /** NOWHERE before the first wind. */
  sector: number;
  drifted: number;
  /** By square: how many ships, and REEF. */
  water: number[];
  /* By ship. */
  owner: Seat[];
  at: Square[];
  damage: number[];
  moved: boolean[];
  /** By fort. */
  fortOwner: Seat[];
  /* By seat. */
  home: number[];
  out: number[];
  tasks: Task[];
  result: Result;
  winners: readonly Seat[];
}

export function clone(s: AdmiralState): AdmiralState {
  return {
    options: s.options,
    seats: s.seats,
    phase: s.phase,
    order: s.order,
    round: s.round,
    turn: s.turn,
    active: s.active,
    windSeat: s.windSeat,
    sector: s.sector,
    drifted: s.drifted,
    water: s.water.slice(),
    owner: s.owner.slice(),
    at: s.at.slice(),
    damage: s.damage.slice(),
    moved: s.moved.slice(),
    fortOwner: s.fortOwner.slice(),
    home: s.home.slice(),
    out: s.out.slice(),
    tasks: s.tasks.slice(),
    result: s.result,
    winners: s.winners,
  };
}

export function emptyTable(options: AdmiralOptions, seats: number): AdmiralState {
  const chart = chartFor(options, seats);
  const { ships, forts } = chart;
  const water = new Array<number>(WIDTH * HEIGHT).fill(0);
  for (const square of chart.reefs) water[square] = REEF;
  return {
    options,
    seats,
    phase: 'setup',
    order: [],
    round: 0,
    turn: 0,
    active: 0,
    windSeat: NOBODY,
    sector: NOWHERE,
    drifted: NONE,
    water,
    owner: ships.map(({ seat }) => seat),
    at: ships.map(() => NOWHERE),
    damage: ships.map(() => 0),
    moved: ships.map(() => false),
    fortOwner: forts.map(({ owner }) => owner),
    home: new Array<number>(seats).fill(NOWHERE),
    out: new Array<number>(seats).fill(0),
    tasks: [],
    result: '',
    winners: [],
  };
}

export function chartOf(s: { readonly options: AdmiralOptions; readonly seats: number }): Chart {
  return chartFor(s.options, s.seats);
}

export function isIn(s: { readonly out: readonly number[] }, seat: Seat): boolean {
  return s.out[seat] === 0;
}

export function isAfloat(s: AdmiralState, ship: number): boolean {
  return s.at[ship] !== NOWHERE;
}

export function windOf(s: AdmiralState): number {
  return directionOf(s.sector);
}

export function strengthNow(s: AdmiralState): number {
  return strengthOf(s.sector);
}

export function isReef(s: AdmiralState, square: Square): boolean {
  return ((s.water[square] as number) & REEF) !== 0;
}

/** 4.5.3 */
export function hasRoom(s: AdmiralState, chart: Chart, square: Square): boolean {
  return (s.water[square] as number) < (chart.room[square] as number);
}

/** Only here do ships change their square. */
export function put(s: AdmiralState, ship: number, square: Square): void {
  const from = s.at[ship] as Square;
  if (from !== NOWHERE) s.water[from] = (s.water[from] as number) - 1;
  if (square !== NOWHERE) s.water[square] = (s.water[square] as number) + 1;
  s.at[ship] = square;
}

/** Those still in, in turn order from this seat on, itself included. */
export function turnsFrom(s: AdmiralState, seat: Seat): Seat[] {
  const at = s.order.indexOf(seat);
  return [...s.order.slice(at), ...s.order.slice(0, at)].filter((one) => isIn(s, one));
}
