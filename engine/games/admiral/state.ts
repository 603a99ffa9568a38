import type { Seat } from '@/engine/core/game';
import { cardOf, chartFor, NOBODY, type Chart } from './board/chart';
import { directionOf, strengthOf } from './data/compass';
import { HEIGHT, WIDTH, type Square } from './data/squares';
import type { AdmiralOptions } from './options';
import type { MineCard, MineOrder, MineView, Phase, Reinforcement, Result, Task, Treaty, Work } from './view';

export { NOBODY };
export const NOWHERE = -1;
/** No ship has drifted yet in this turn. */
export const NONE = 1000;
/** 4.19.4: this player has a fort. */
export const HAS_FORT = -1;

/** In `water`, beside the number of ships on a square. */
export const REEF = 8;
const SHIPS = 7;

/** Never changed, only replaced. */
export interface Mine {
  readonly square: Square;
  readonly state: MineView['state'];
  readonly order: MineOrder;
}

/** Everything about a match but its luck. Tasks and works are never changed, only replaced. */
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
  driftedDue: number;
  loaded: readonly string[];
  stopped: readonly number[];
  refused: readonly string[];
  clock: number;
  /** By square: how many ships, and REEF. */
  water: number[];
  /** Ascending. */
  lots: readonly Square[];
  /** Markers that are lost for the match. */
  lost: number;
  /* By ship. */
  owner: Seat[];
  at: Square[];
  damage: number[];
  moved: boolean[];
  fired: number[];
  locked: boolean[];
  due: number[];
  /** The fort, or NOWHERE. */
  repair: number[];
  repairTurn: number[];
  repairEnded: number[];
  work: number[];
  cargo: number[];
  /* By fort. */
  fortOwner: Seat[];
  ruined: boolean[];
  fortDamage: number[];
  fortFired: number[];
  fortLocked: boolean[];
  holds: number[];
  brought: number[];
  works: (Work | null)[];
  /* By seat. */
  home: number[];
  reefs: number[];
  out: number[];
  fortless: number[];
  fortLost: number[];
  /** Mine cards still in hand; whether that is all. */
  mineHand: number[];
  mineDone: boolean[];
  /** In the order of laying. */
  mines: (readonly Mine[])[];
  /* By side. */
  stamp: number[];
  delivered: number[];
  treaties: readonly Treaty[];
  offered: readonly string[];
  mineCards: readonly MineCard[];
  shown: readonly MineCard[];
  script: readonly number[];
  scriptFrom: number;
  happened: readonly number[];
  waiting: readonly Reinforcement[];
  held: readonly number[];
  points: readonly number[];
  tasks: Task[];
  result: Result;
  winners: readonly Seat[];
}

type OfScenario = Pick<AdmiralState, 'script' | 'scriptFrom' | 'happened' | 'waiting' | 'held' | 'points'>;

/** 14.4: nothing has happened yet. */
function nothingYet({ rules, holdings, tables, sides }: Chart): OfScenario {
  return {
    script: rules.script,
    scriptFrom: 1,
    happened: [],
    waiting: [],
    held: new Array<number>(holdings.length * sides.length).fill(0),
    points: new Array<number>(tables.length * sides.length).fill(0),
  };
}

export function clone(s: AdmiralState): AdmiralState {
  // Matches that were kept before scenarios had events.
  if (!('waiting' in s)) return clone({ ...(s as AdmiralState), ...nothingYet(chartOf(s)) });
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
    driftedDue: s.driftedDue,
    loaded: s.loaded,
    stopped: s.stopped,
    refused: s.refused,
    clock: s.clock,
    water: s.water.slice(),
    lots: s.lots,
    lost: s.lost,
    owner: s.owner.slice(),
    at: s.at.slice(),
    damage: s.damage.slice(),
    moved: s.moved.slice(),
    fired: s.fired.slice(),
    locked: s.locked.slice(),
    due: s.due.slice(),
    repair: s.repair.slice(),
    repairTurn: s.repairTurn.slice(),
    repairEnded: s.repairEnded.slice(),
    work: s.work.slice(),
    cargo: s.cargo.slice(),
    fortOwner: s.fortOwner.slice(),
    ruined: s.ruined.slice(),
    fortDamage: s.fortDamage.slice(),
    fortFired: s.fortFired.slice(),
    fortLocked: s.fortLocked.slice(),
    holds: s.holds.slice(),
    brought: s.brought.slice(),
    works: s.works.slice(),
    home: s.home.slice(),
    reefs: s.reefs.slice(),
    out: s.out.slice(),
    fortless: s.fortless.slice(),
    fortLost: s.fortLost.slice(),
    mineHand: s.mineHand.slice(),
    mineDone: s.mineDone.slice(),
    mines: s.mines.slice(),
    stamp: s.stamp.slice(),
    delivered: s.delivered.slice(),
    treaties: s.treaties,
    offered: s.offered,
    mineCards: s.mineCards,
    shown: s.shown,
    script: s.script,
    scriptFrom: s.scriptFrom,
    happened: s.happened,
    waiting: s.waiting,
    held: s.held,
    points: s.points,
    tasks: s.tasks.slice(),
    result: s.result,
    winners: s.winners,
  };
}

export function emptyTable(options: AdmiralOptions, seats: number): AdmiralState {
  const chart = chartFor(options, seats);
  const water = new Array<number>(WIDTH * HEIGHT).fill(0);
  for (const square of chart.reefs) water[square] = REEF;
  const ships = <T>(value: T): T[] => new Array<T>(chart.ships.length).fill(value);
  const forts = <T>(value: T): T[] => new Array<T>(chart.forts.length).fill(value);
  const players = (value: number): number[] => new Array<number>(seats).fill(value);
  const sides = chart.sides.map(() => 0);
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
    driftedDue: NONE,
    loaded: [],
    stopped: [],
    refused: [],
    clock: 0,
    water,
    lots: [],
    lost: 0,
    owner: chart.ships.map(({ seat }) => seat),
    at: ships(NOWHERE),
    damage: ships(0),
    moved: ships(false),
    fired: ships(0),
    locked: ships(false),
    due: ships(0),
    repair: ships(NOWHERE),
    repairTurn: ships(0),
    repairEnded: ships(0),
    work: ships(NOWHERE),
    cargo: ships(0),
    fortOwner: chart.forts.map(({ owner }) => owner),
    ruined: chart.forts.map(({ isRuined }) => isRuined),
    fortDamage: chart.forts.map(({ isRuined, damage }) => (isRuined ? chart.rules.fort.durability : damage)),
    fortFired: forts(0),
    fortLocked: forts(false),
    holds: forts(0),
    brought: forts(0),
    works: forts(null),
    home: players(NOWHERE),
    reefs: players(chart.layout.reefs?.perPlayer ?? 0),
    out: players(0),
    fortless: players(HAS_FORT),
    fortLost: players(0),
    mineHand: chart.mines.slice(),
    mineDone: chart.mines.map((count) => count === 0),
    mines: chart.plans.map(() => []),
    stamp: sides,
    delivered: sides.slice(),
    treaties: [],
    offered: [],
    mineCards: [],
    shown: [],
    ...nothingYet(chart),
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

/** 4.3.7 */
export function hullOf(s: AdmiralState, chart: Chart, ship: number): number {
  return cardOf(chart, ship).durability - (s.damage[ship] as number);
}

/** Forts alone: a royal port has no walls (14.6.0). */
export function hasFort(s: AdmiralState, { forts }: Chart, seat: Seat): boolean {
  return s.fortOwner.some((owner, fort) => owner === seat && !forts[fort]?.isRoyal);
}

export function fortHull(s: AdmiralState, { rules }: Chart, fort: number): number {
  return rules.fort.durability - (s.fortDamage[fort] as number);
}

/** It has nothing to do with a port just now: neither under repair nor at work. */
export function isFree(s: AdmiralState, ship: number): boolean {
  return s.repair[ship] === NOWHERE && s.work[ship] === NOWHERE;
}

export function isReef(s: AdmiralState, square: Square): boolean {
  return ((s.water[square] as number) & REEF) !== 0;
}

export function shipsAt(s: AdmiralState, square: Square): number {
  return (s.water[square] as number) & SHIPS;
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

/** Whether these two play together; nobody plays with NOBODY. */
export function areMates(chart: Chart, one: Seat, other: Seat): boolean {
  return one !== NOBODY && other !== NOBODY && chart.sideOf[one] === chart.sideOf[other];
}

/** 4.13.1, 4.20.4: this square belongs to the port of this fort. */
export function isInPort(chart: Chart, square: Square, fort: number): boolean {
  return chart.portsOf[square]?.includes(fort) === true;
}
