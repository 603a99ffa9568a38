import type { Seat } from '@/engine/core/game';
import { allSeats } from '@/engine/kit/seats';
import { squareId, type Square, type SquareId } from './data/squares';
import type { Chart } from './board/chart';
import { chartOf, isReef, NOBODY, NONE, NOWHERE, type AdmiralState } from './state';
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
    drifted: s.drifted === NONE ? null : s.drifted,
    tasks: s.tasks.slice(),
    result: s.result,
    winners: s.winners,
    reefs: chart.squares.filter((square) => isReef(s, square)).map(squareId),
    ships: chart.ships.map((_, ship) => shipView(s, chart, ship)),
    forts: chart.forts.map((_, fort) => fortView(s, chart, fort)),
    players: allSeats(s).map((seat) => playerView(s, chart, seat)),
  };
}

function idOrNull(square: Square): SquareId | null {
  return square === NOWHERE ? null : squareId(square);
}

function shipView(s: AdmiralState, { ships }: Chart, ship: number): ShipView {
  return {
    id: ships[ship]?.id as string,
    owner: s.owner[ship] as Seat,
    at: idOrNull(s.at[ship] as Square),
    damage: s.damage[ship] as number,
    moved: s.moved[ship] as boolean,
  };
}

function fortView(s: AdmiralState, { forts }: Chart, fort: number): FortView {
  const owner = s.fortOwner[fort] as Seat;
  return { at: squareId(forts[fort]?.square as Square), owner: owner === NOBODY ? null : owner };
}

function playerView(s: AdmiralState, { forts }: Chart, seat: Seat): PlayerView {
  const home = s.home[seat] as number;
  return {
    seat,
    home: home === NOWHERE ? null : squareId(forts[home]?.square as Square),
    out: s.out[seat] as number,
  };
}
