import type { Seat } from '@/engine/core/game';
import { DEPLOYS, PORTS } from '../action-table';
import type { AdmiralAction } from '../actions';
import { deployment, type Chart } from '../board/chart';
import { SQUARE_RANK, type Square } from '../data/squares';
import type { ShipId } from '../data/ships';
import { chartOf, hasRoom, NOBODY, type AdmiralState } from '../state';

/** 3.2.5 */
export function legalPorts(s: AdmiralState): AdmiralAction[] {
  const { forts, fortsByText } = chartOf(s);
  return fortsByText
    .filter((fort) => forts[fort]?.isChosen && s.fortOwner[fort] === NOBODY)
    .map((fort) => PORTS[forts[fort]?.square as Square] as AdmiralAction);
}

/** 3.1.11, E-21 */
export function legalPlaces(s: AdmiralState, seat: Seat, id: ShipId): AdmiralAction[] {
  const chart = chartOf(s);
  const number = shipFrom(chart, id);
  const zone =
    deployment(chart, seat) ?? chart.forts.flatMap(({ port }, fort) => (s.fortOwner[fort] === seat ? port : []));
  return [...new Set(zone)]
    .filter((square) => hasRoom(s, chart, square))
    .sort((a, b) => (SQUARE_RANK[a] as number) - (SQUARE_RANK[b] as number))
    .map((square) => DEPLOYS.of(chart.ships[number]?.number as number, square));
}

export function shipFrom({ ships }: Chart, id: ShipId): number {
  return ships.findIndex((ship) => ship.id === id);
}
