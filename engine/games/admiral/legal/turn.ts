import type { Seat } from '@/engine/core/game';
import { END } from '../action-table';
import type { AdmiralAction } from '../actions';
import { STORM } from '../data/compass';
import { chartOf, strengthNow, type AdmiralState } from '../state';
import { addDrifts, addMoves, mustSail } from './sail';

/** 4.1: all that the active player can do now, sorted by text. */
export function legalTurn(s: AdmiralState, seat: Seat): AdmiralAction[] {
  const chart = chartOf(s);
  const actions: AdmiralAction[] = [];
  const isStorm = strengthNow(s) === STORM;
  if (isStorm) addDrifts(s, chart, seat, actions);
  const moves: AdmiralAction[] = [];
  if (!isStorm) addMoves(s, chart, seat, moves);
  // 3.2.9
  const isHeld = chart.rules.leastMove > 0 && moves.length > 0;
  if (!isHeld) actions.push(END);
  for (const move of moves) actions.push(move);
  return actions;
}

/** A single answer may be given by itself, but the end of a turn never is (E-29). */
export function mayBeForced(s: AdmiralState, seat: Seat): boolean {
  return mustSail(s, chartOf(s), seat);
}
