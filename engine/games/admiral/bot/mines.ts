import type { Seat } from '@/engine/core/game';
import { topOf } from '@/engine/kit/tasks';
import { PASS_MINE } from '../action-table';
import type { AdmiralAction } from '../actions';
import { shipFrom } from '../legal/units';
import { areMates, chartOf, type AdmiralState } from '../state';

/** Every mine under a ship of the others goes off. */
export function answerMine(s: AdmiralState, seat: Seat, legal: readonly AdmiralAction[]): AdmiralAction {
  const chart = chartOf(s);
  const owner = s.owner[shipFrom(chart, topOf(s, 'mine').ship)] as Seat;
  return areMates(chart, owner, seat) ? PASS_MINE : (legal[0] as AdmiralAction);
}
