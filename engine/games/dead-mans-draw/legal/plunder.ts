import type { Seat } from '@/engine/core/game';
import type { DeadMansDrawAction } from '../actions';
import { PLUNDER_PICK, PLUNDER_TARGET } from '../action-table';
import { bankIsEmpty, type DeadMansDrawState } from '../state';
import { pickSuits, suitsInBank } from './targets';

/** 4.7.3: opponents with at least one card. */
export function legalPlunders(s: DeadMansDrawState): DeadMansDrawAction[] {
  return PLUNDER_TARGET.filter((_, seat) => seat < s.seats && seat !== s.active && !bankIsEmpty(s, seat));
}

/** R15, chooseTops: the stacks of the victim. */
export function legalPlunderCards(s: DeadMansDrawState, victim: Seat): DeadMansDrawAction[] {
  return pickSuits(PLUNDER_PICK, 0, suitsInBank(s, victim));
}

export function whyNotPlunder(s: DeadMansDrawState, target: Seat): string {
  return target === s.active ? 'own-bank' : 'bank-empty';
}
