import type { Seat } from '@/engine/core/game';
import { allSeats } from '@/engine/kit/seats';
import { squareId, type Square, type SquareId } from './data/squares';
import type { Chart } from './board/chart';
import { chartOf, HAS_FORT, isReef, NOBODY, NONE, NOWHERE, type AdmiralState } from './state';
import type { AdmiralView, FortView, PlayerView, ShipView } from './view';

/** Section 6, built up field by field: what is not named here nobody sees. */
export function observe(s: AdmiralState, viewer: Seat | null): AdmiralView {
  const chart = chartOf(s);
  return {
    viewer,
    seats: s.seats,
    options: s.options,
    phase: s.phase,
    order: s.order,
    round: s.round,
    turn: s.turn,
    active: s.active,
    windSeat: s.windSeat,
    sector: s.sector === NOWHERE ? null : s.sector,
    drifted: keyOrNull(s.drifted),
    driftedDue: keyOrNull(s.driftedDue),
    loaded: s.loaded,
    stopped: s.stopped.map((fort) => fortId(chart, fort)),
    refused: s.refused,
    lots: s.lots.map(squareId),
    lost: s.lost,
    clock: s.clock,
    reefs: chart.squares.filter((square) => isReef(s, square)).map(squareId),
    tasks: s.tasks.slice(),
    result: s.result,
    winners: s.winners,
    ships: chart.ships.map((_, ship) => shipView(s, chart, ship)),
    forts: chart.forts.map((_, fort) => fortView(s, chart, fort)),
    players: allSeats(s).map((seat) => playerView(s, chart, seat)),
  };
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

function shipView(s: AdmiralState, chart: Chart, ship: number): ShipView {
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

function fortView(s: AdmiralState, chart: Chart, fort: number): FortView {
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

function playerView(s: AdmiralState, chart: Chart, seat: Seat): PlayerView {
  const side = chart.sideOf[seat] as number;
  const fortless = s.fortless[seat] as number;
  return {
    seat,
    home: fortOrNull(chart, s.home[seat] as number),
    reefs: s.reefs[seat] as number,
    out: s.out[seat] as number,
    fortless: fortless === HAS_FORT ? null : fortless,
    fortLost: s.fortLost[seat] as number,
    stamp: s.stamp[side] as number,
    delivered: s.delivered[side] as number,
  };
}
