import type { Seat } from '@/engine/core/game';
import { END } from '../action-table';
import type { AdmiralAction } from '../actions';
import type { Chart } from '../board/chart';
import { OFF } from '../board/terrain';
import { KINDS } from '../data/ships';
import type { Square } from '../data/squares';
import { chartOf, isReef, NOWHERE, type AdmiralState } from '../state';
import { endOf } from './ends';
import { stepsTo } from './steps';

/** Mini-games: the brig as near to its port as it gets; frigates stay out of its way. */
export function race(s: AdmiralState, seat: Seat, legal: readonly AdmiralAction[]): AdmiralAction {
  const chart = chartOf(s);
  const steps = stepsHome(s, chart, seat);
  let best = legal[0] as AdmiralAction;
  let least = Infinity;
  for (const action of legal) {
    const way = wayAfter(s, chart, action, steps);
    if (way < least) [best, least] = [action, way];
  }
  return best;
}

/** How far it is to the port in the opposite corner (3.2.6). */
export function stepsHome(s: AdmiralState, chart: Chart, seat: Seat): readonly number[] {
  const target = chart.forts[s.home[seat] as number]?.opposite ?? NOWHERE;
  return stepsTo(chart, chart.forts[target]?.port ?? []);
}

/** How far the brig has to go after this; less than nothing is in it for a ship that is no brig. */
function wayAfter(s: AdmiralState, chart: Chart, action: AdmiralAction, steps: readonly number[]): number {
  const end = endOf(s, chart, action);
  if (!end) return action === END ? 0 : Infinity;
  const { ship, square, damage } = end;
  const from = s.at[ship] as Square;
  if (KINDS[chart.ships[ship]?.kind as number] !== 'brig') return 0.5 + damage;
  const gain = (steps[from] as number) - (steps[square] as number);
  const cost = damage * 3 + reefsAround(s, chart, square) * 0.3 + awkward(chart, steps[square] as number);
  return cost - gain - awkward(chart, steps[from] as number);
}

/** 3.2.8: from so near it cannot land. */
function awkward(chart: Chart, steps: number): number {
  return steps > 0 && steps < chart.rules.leastMove ? 5 : 0;
}

export function reefsAround(s: AdmiralState, chart: Chart, square: Square): number {
  let count = 0;
  for (let course = 0; course < 8; course++) {
    const next = chart.near[square * 8 + course] as Square;
    if (next !== OFF && isReef(s, next)) count++;
  }
  return count;
}
