import type { Seat } from '@/engine/core/game';
import { topOf } from '@/engine/kit/tasks';
import { TREATY_ANSWERS } from '../action-table';
import type { AdmiralAction } from '../actions';
import { chartOf, type AdmiralState } from '../state';
import { sidePoints } from './worth';

const LONGEST = 3;

/** 12.9: peace and free passage for up to three rounds with whoever is not behind; joint action against whoever leads. */
export function answerTreaty(s: AdmiralState, seat: Seat): AdmiralAction {
  const chart = chartOf(s);
  const { by, about, against, until } = topOf(s, 'treaty');
  const points = sidePoints(s, chart);
  const of = (one: Seat): number => points[chart.sideOf[one] as number] as number;
  const isShort = until - s.round <= LONGEST;
  const wants = about === 'joint' ? against !== null && of(against) >= Math.max(...points) : of(seat) <= of(by);
  return TREATY_ANSWERS[isShort && wants ? 0 : 1] as AdmiralAction;
}
