import type { Seat } from '@/engine/core/game';
import { ofSquare, said } from '../action-table';
import type { AdmiralAction } from '../actions';
import { zoneFor } from '../board/chart';
import { SQUARE_RANK, type Square } from '../data/squares';
import type { ShipId } from '../data/ships';
import { chartOf, hasRoom, NOBODY, type AdmiralState } from '../state';
import { reefSquares } from './reefs';
import { shipFrom } from './units';

/** 3.2.5 */
export function legalPorts(s: AdmiralState): AdmiralAction[] {
  const { forts, fortsByText } = chartOf(s);
  return fortsByText
    .filter((fort) => forts[fort]?.isChosen && s.fortOwner[fort] === NOBODY)
    .map((fort) => said.port.of(ofSquare(forts[fort]?.square as Square)));
}

/** 3.1.11, E-21 */
export function legalPlaces(s: AdmiralState, seat: Seat, id: ShipId): AdmiralAction[] {
  const chart = chartOf(s);
  const number = shipFrom(chart, id);
  const zone = zoneFor(chart, chart.plans[seat]?.deploy ?? '', seat, s.home[seat] as number);
  return [...new Set(zone)]
    .filter((square) => hasRoom(s, chart, square))
    .sort((a, b) => (SQUARE_RANK[a] as number) - (SQUARE_RANK[b] as number))
    .map((square) => said.deploy.of(chart.ships[number]?.number as number, ofSquare(square)));
}

/** 3.7 */
export function legalReefs(s: AdmiralState): AdmiralAction[] {
  const chart = chartOf(s);
  return reefSquares(s, chart).map((square) => said.reef.of(ofSquare(square)));
}
