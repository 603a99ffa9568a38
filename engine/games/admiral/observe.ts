import type { Seat } from '@/engine/core/game';
import { allSeats } from '@/engine/kit/seats';
import { squareId, type Square, type SquareId } from './data/squares';
import type { Chart } from './board/chart';
import { chartOf, HAS_FORT, isReef, NOBODY, NONE, NOWHERE, type AdmiralState } from './state';
import type { AdmiralView, FortView, MineView, PlayerView, ShipView, TableView } from './view';

/** Section 6, built up field by field: what is not named here nobody sees. */
export function observe(s: AdmiralState, viewer: Seat | null): AdmiralView {
  const chart = chartOf(s);
  return {
    viewer,
    seats: s.seats,
    options: s.options,
    ...tableView(s, chart),
    ships: chart.ships.map((_, ship) => shipView(s, chart, ship)),
    forts: chart.forts.map((_, fort) => fortView(s, chart, fort)),
    players: allSeats(s).map((seat) => playerView(s, chart, seat)),
    mines: viewer === null ? [] : minesOf(s, viewer),
  };
}

type Told<T> = { readonly [K in keyof T]: (s: AdmiralState, chart: Chart) => T[K] };

/** What lies beside the board, part by part: events tell only the parts that have changed. */
export const TABLE: Told<TableView> = {
  phase: (s) => s.phase,
  order: (s) => s.order,
  round: (s) => s.round,
  turn: (s) => s.turn,
  active: (s) => s.active,
  windSeat: (s) => s.windSeat,
  sector: (s) => (s.sector === NOWHERE ? null : s.sector),
  drifted: (s) => keyOrNull(s.drifted),
  driftedDue: (s) => keyOrNull(s.driftedDue),
  loaded: (s) => s.loaded,
  stopped: (s, chart) => s.stopped.map((fort) => fortId(chart, fort)),
  refused: (s) => s.refused,
  treaties: (s) => s.treaties,
  offered: (s) => s.offered,
  mineCards: (s) => s.mineCards,
  shown: (s) => s.shown,
  lots: (s) => s.lots.map(squareId),
  lost: (s) => s.lost,
  clock: (s) => s.clock,
  reefs: (s, { squares }) => squares.filter((square) => isReef(s, square)).map(squareId),
  script: (s) => s.script,
  scriptFrom: (s) => s.scriptFrom,
  happened: (s) => s.happened,
  waiting: (s) => s.waiting,
  held: (s) => s.held,
  points: (s) => s.points,
  tasks: (s) => s.tasks.slice(),
  result: (s) => s.result,
  winners: (s) => s.winners,
};

function tableView(s: AdmiralState, chart: Chart): TableView {
  const table: Partial<Record<keyof TableView, unknown>> = {};
  for (const key of Object.keys(TABLE) as (keyof TableView)[]) table[key] = TABLE[key](s, chart);
  return table as unknown as TableView;
}

/** 4.17: what a player knows of his own mines. */
export function minesOf(s: AdmiralState, seat: Seat): MineView[] {
  return (s.mines[seat] ?? []).map(({ square, state, order }, i) => ({
    number: i + 1,
    at: squareId(square),
    state,
    order,
  }));
}

function keyOrNull(key: number): number | null {
  return key === NONE ? null : key;
}

function fortId({ forts }: Chart, fort: number): SquareId {
  return squareId(forts[fort]?.square as Square);
}

function fortOrNull(chart: Chart, fort: number): SquareId | null {
  return fort === NOWHERE ? null : fortId(chart, fort);
}

export function shipView(s: AdmiralState, chart: Chart, ship: number): ShipView {
  const at = s.at[ship] as Square;
  return {
    id: chart.ships[ship]?.id as string,
    owner: s.owner[ship] as Seat,
    at: at === NOWHERE ? null : squareId(at),
    damage: s.damage[ship] as number,
    moved: s.moved[ship] as boolean,
    fired: s.fired[ship] as number,
    locked: s.locked[ship] as boolean,
    due: s.due[ship] as number,
    repair: fortOrNull(chart, s.repair[ship] as number),
    repairTurn: s.repairTurn[ship] as number,
    repairEnded: s.repairEnded[ship] as number,
    work: fortOrNull(chart, s.work[ship] as number),
    cargo: s.cargo[ship] as number,
  };
}

export function fortView(s: AdmiralState, chart: Chart, fort: number): FortView {
  const owner = s.fortOwner[fort] as Seat;
  return {
    at: fortId(chart, fort),
    owner: owner === NOBODY ? null : owner,
    ruined: s.ruined[fort] as boolean,
    damage: s.fortDamage[fort] as number,
    fired: s.fortFired[fort] as number,
    locked: s.fortLocked[fort] as boolean,
    holds: s.holds[fort] as number,
    brought: s.brought[fort] as number,
    work: s.works[fort] ?? null,
  };
}

/** Also those of a player who is out. */
function laidBy(s: AdmiralState, seat: Seat): number {
  return (chartOf(s).mines[seat] as number) - (s.mineHand[seat] as number);
}

export function playerView(s: AdmiralState, chart: Chart, seat: Seat): PlayerView {
  const side = chart.sideOf[seat] as number;
  const fortless = s.fortless[seat] as number;
  return {
    seat,
    home: fortOrNull(chart, s.home[seat] as number),
    reefs: s.reefs[seat] as number,
    mines: s.mineDone[seat] ? 0 : (s.mineHand[seat] as number),
    laid: laidBy(s, seat),
    out: s.out[seat] as number,
    fortless: fortless === HAS_FORT ? null : fortless,
    fortLost: s.fortLost[seat] as number,
    stamp: s.stamp[side] as number,
    delivered: s.delivered[side] as number,
  };
}
