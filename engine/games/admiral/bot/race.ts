import type { Seat } from '@/engine/core/game';
import { END } from '../action-table';
import type { AdmiralAction } from '../actions';
import type { Chart } from '../board/chart';
import { OFF } from '../board/terrain';
import { STORM } from '../data/compass';
import { KINDS } from '../data/ships';
import type { Square } from '../data/squares';
import { hasToDrift } from '../legal/sail';
import { chartOf, isReef, strengthNow, type AdmiralState } from '../state';
import { endOf } from './ends';
import { REEF_ROUNDS, type Rounds } from './rounds';
import { roundsHome } from './waters';

/** Mini-games (12.10): the brig where it has the fewest rounds left; frigates stay out of its way. */
export function race(s: AdmiralState, seat: Seat, legal: readonly AdmiralAction[]): AdmiralAction {
  const chart = chartOf(s);
  const rounds = roundsHome(s, chart, seat);
  let best = legal[0] as AdmiralAction;
  let least = Infinity;
  const drifts = strengthNow(s) === STORM && hasToDrift(s, chart, seat);
  for (const action of legal) {
    // Whoever ends his turn drifts all the same, and no longer says where to.
    if (action === END && drifts) continue;
    const left = roundsAfter(s, chart, action, rounds);
    if (left < least) [best, least] = [action, left];
  }
  return best;
}

/** So many rounds behind the best a move is still worth a thought. */
const NEAR = 1.5;

/** The better moves, the best first. */
export function goodMoves(s: AdmiralState, seat: Seat, legal: readonly AdmiralAction[]): readonly AdmiralAction[] {
  const chart = chartOf(s);
  const rounds = roundsHome(s, chart, seat);
  const first = race(s, seat, legal);
  const after = new Map(legal.map((action) => [action, roundsAfter(s, chart, action, rounds)]));
  const left = (action: AdmiralAction): number => after.get(action) as number;
  const near = legal.filter((action) => action !== first && action !== END && left(action) <= left(first) + NEAR);
  return [first, ...near.sort((a, b) => left(a) - left(b))];
}

/** How many rounds more the brig has to go after this; the end of a turn is nothing new, nor is a ship that is no brig. */
function roundsAfter(s: AdmiralState, chart: Chart, action: AdmiralAction, rounds: Rounds): number {
  const end = endOf(s, chart, action);
  if (!end) return action === END ? 0 : Infinity;
  const { ship, square, damage } = end;
  if (KINDS[chart.ships[ship]?.kind as number] !== 'brig') return 0.5 + damage;
  return (rounds[square] as number) - (rounds[s.at[ship] as Square] as number) + damage * REEF_ROUNDS;
}

export function reefsAround(s: AdmiralState, chart: Chart, square: Square): number {
  let count = 0;
  for (let course = 0; course < 8; course++) {
    const next = chart.near[square * 8 + course] as Square;
    if (next !== OFF && isReef(s, next)) count++;
  }
  return count;
}
