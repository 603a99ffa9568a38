import type { Seat } from '@/engine/core/game';
import type { AdmiralAction } from '../actions';
import { squareFrom } from '../data/squares';
import { shipFrom } from '../legal/units';
import { chartOf, type AdmiralState } from '../state';
import { isRace, roundsHome, roundsToLot } from './waters';

/** Where a ship has the shortest way to what it is there for. */
export function answerDeploy(s: AdmiralState, seat: Seat, legal: readonly AdmiralAction[]): AdmiralAction {
  const chart = chartOf(s);
  const race = isRace(chart);
  const way = (action: AdmiralAction): number => {
    if (action.type !== 'Deploy') return 0;
    const square = squareFrom(action.square);
    if (race) return roundsHome(s, chart, seat)[square] ?? 0;
    return roundsToLot(s, chart, chart.ships[shipFrom(chart, action.ship)]?.kind as number, square);
  };
  return legal.reduce((best, action) => (way(action) < way(best) ? action : best));
}
