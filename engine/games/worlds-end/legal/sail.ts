import type { Seat } from '@/engine/core/game';
import type { WorldsEndAction } from '../actions';
import { CALYPSO_TO, COMPASS_TO, MOVE_TO, STEPS_BY_TEXT } from '../action-table';
import { OCEAN, regionOf } from '../data/board';
import { CALYPSO, flagshipOf, hasPaidSkill, hasUsed, MOVE, type WorldsEndState } from '../state';

/** 4.6.1, 4.3.15 */
export function canMove(s: WorldsEndState): boolean {
  return !s.calm && !hasUsed(s, MOVE);
}

/** 4.7: in the oceans only directly after the normal step. */
export function canCallCalypso(s: WorldsEndState, seat: Seat): boolean {
  if (s.calm || hasUsed(s, CALYPSO) || s.calypso[seat] === 0) return false;
  return regionOf(flagshipOf(s, seat)) !== OCEAN || s.stepped;
}

/** 4.17.4 */
export function canUseCompass(s: WorldsEndState, seat: Seat): boolean {
  return !s.calm && hasPaidSkill(s, seat, 'compass');
}

export function addCalypso(s: WorldsEndState, seat: Seat, actions: WorldsEndAction[]): void {
  if (canCallCalypso(s, seat)) addSteps(s, seat, CALYPSO_TO, actions);
}

export function addCompass(s: WorldsEndState, seat: Seat, actions: WorldsEndAction[]): void {
  if (canUseCompass(s, seat)) addSteps(s, seat, COMPASS_TO, actions);
}

export function addMoves(s: WorldsEndState, seat: Seat, actions: WorldsEndAction[]): void {
  if (canMove(s)) addSteps(s, seat, MOVE_TO, actions);
}

function addSteps(s: WorldsEndState, seat: Seat, by: readonly WorldsEndAction[], actions: WorldsEndAction[]): void {
  for (const sea of STEPS_BY_TEXT[flagshipOf(s, seat)] ?? []) actions.push(by[sea] as WorldsEndAction);
}
