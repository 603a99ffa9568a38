import type { Seat } from '@/engine/core/game';
import type { DeadMansDrawAction } from '../actions';
import { describe, PICK_LOCKER_TARGET, pickTrait } from '../action-table';
import type { DeadMansDrawState } from '../state';

/** 3.1.6: one of the two offered; in the two-trait mode two different ones of four (8.6). */
export function legalTraitPicks(s: DeadMansDrawState, seat: Seat): DeadMansDrawAction[] {
  const offer = s.offers[seat] as number[];
  const picks = new Set<DeadMansDrawAction>();
  offer.forEach((one, i) => {
    if (s.options.traitsPerPlayer === 1) picks.add(pickTrait(1 << one));
    else offer.slice(i + 1).forEach((two) => two !== one && picks.add(pickTrait((1 << one) | (1 << two))));
  });
  return [...picks].sort((a, b) => (describe(a) < describe(b) ? -1 : 1));
}

/** 3.1.7: each opponent. */
export function legalLockerTargets(s: DeadMansDrawState, seat: Seat): DeadMansDrawAction[] {
  return PICK_LOCKER_TARGET.filter((_, target) => target < s.seats && target !== seat);
}
