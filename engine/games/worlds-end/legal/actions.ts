import type { Seat } from '@/engine/core/game';
import { BATTLE as BATTLE_ACTION, END_TURN, OPEN_PORT, PARLEY } from '../action-table';
import type { WorldsEndAction } from '../actions';
import { PROTECTED_TURNS } from '../data/table';
import {
  BATTLE,
  box,
  flagshipOf,
  hasPaidSkill,
  hasUsed,
  NOBODY,
  PORT,
  squadronOf,
  type WorldsEndState,
} from '../state';
import { addAssignments, addGuardMoves, addRecalls } from './guards';
import { addCalypso, addCompass, addMoves } from './sail';

/** 4.8.1, 4.8.2 */
export function canOpenPort(s: WorldsEndState, seat: Seat): boolean {
  return !hasUsed(s, PORT) && s.ships.length > 0 && box(s).seas[flagshipOf(s, seat)]?.port === true;
}

/** 4.10.1–4.10.4 */
export function canAttack(s: WorldsEndState, seat: Seat): boolean {
  if (hasUsed(s, BATTLE) || squadronOf(s, seat).length === 0) return false;
  const owner = s.owner[flagshipOf(s, seat)];
  return owner === NOBODY || (owner !== seat && (s.ownTurns[seat] as number) > PROTECTED_TURNS);
}

/** 4.17.5: for a Company sea only. */
export function canParley(s: WorldsEndState, seat: Seat): boolean {
  return s.owner[flagshipOf(s, seat)] === NOBODY && hasPaidSkill(s, seat, 'parley');
}

/** 4.5: in the order of their texts. */
export function legalActions(s: WorldsEndState, seat: Seat): WorldsEndAction[] {
  const actions: WorldsEndAction[] = [];
  addAssignments(s, seat, actions);
  if (canAttack(s, seat)) {
    actions.push(BATTLE_ACTION);
    if (canParley(s, seat)) actions.push(PARLEY);
  }
  addCalypso(s, seat, actions);
  addCompass(s, seat, actions);
  actions.push(END_TURN);
  addGuardMoves(s, seat, actions);
  addMoves(s, seat, actions);
  if (canOpenPort(s, seat)) actions.push(OPEN_PORT);
  addRecalls(s, seat, actions);
  return actions;
}
