import type { Seat } from '@/engine/core/game';
import type { DeadMansDrawAction } from '../actions';
import { CANNON_PICK, MISFIRE_PICK } from '../action-table';
import { SUIT_COUNT } from '../data/suits';
import type { DeadMansDrawState } from '../state';
import { pickSuits, suitsInBank } from './targets';

/** 4.6.3.1 */
export function legalShots(s: DeadMansDrawState): DeadMansDrawAction[] {
  const legal: DeadMansDrawAction[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== s.active) pickSuits(CANNON_PICK, seat * SUIT_COUNT, suitsInBank(s, seat), legal);
  }
  return legal;
}

/** 4.7.15 */
export function legalMisfires(s: DeadMansDrawState): DeadMansDrawAction[] {
  return pickSuits(MISFIRE_PICK, 0, suitsInBank(s, s.active));
}

export function whyNotShot(s: DeadMansDrawState, target: Seat): string {
  return target === s.active ? 'own-bank' : 'stack-empty';
}
