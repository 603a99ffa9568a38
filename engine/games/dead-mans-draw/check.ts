import type { Seat } from '@/engine/core/game';
import { RuleError } from '@/engine/core/rule-error';
import type { DeadMansDrawAction } from './actions';
import { known, suitNumber } from './action-table';
import { cardFromId, type Card } from './data/cards';
import { whyNotShot } from './legal/cannon';
import { whyNotCollect, whyNotDraw } from './legal/choice';
import { whyNotHook } from './legal/hook';
import { whyNotMap } from './legal/map';
import { whyNotMermaid } from './legal/mermaid';
import { whyNotPlunder } from './legal/plunder';
import { whyNotTheft } from './legal/sword';
import { legal, pending } from './pending';
import type { DeadMansDrawState } from './state';

/** `legal` decides; this only finds the reason, and never trips over what is no action at all. */
export function check(s: DeadMansDrawState, seat: Seat, given: DeadMansDrawAction): RuleError | null {
  const action = known(given);
  if (!action) return new RuleError('unknown-action');
  const options = legal(s, seat);
  if (options.includes(action)) return null;
  if (s.phase === 'over') return new RuleError('match-over');
  if (options.length === 0) return new RuleError('not-your-turn', { seat: pending(s)[0]?.seat ?? 0 });
  if (action.type === 'DRAW' && options[0]?.type === 'COLLECT') return new RuleError(whyNotDraw());
  if (action.type === 'COLLECT' && options[0]?.type === 'DRAW') {
    return new RuleError(whyNotCollect(s), s.drawn === 0 ? {} : { debt: s.debt });
  }
  if (action.type !== options[0]?.type) return new RuleError('other-question', { kind: pending(s)[0]?.kind ?? '' });
  return new RuleError(reason(s, action));
}

function reason(s: DeadMansDrawState, action: DeadMansDrawAction): string {
  switch (action.type) {
    case 'HOOK_PICK':
      return whyNotHook(s, suitNumber(action.suit));
    case 'CANNON_PICK':
      return whyNotShot(s, action.seat);
    case 'SWORD_PICK':
      return whyNotTheft(s, action.seat, suitNumber(action.suit));
    case 'MAP_PICK':
      return whyNotMap(s, cardFromId(action.card) as Card);
    case 'MERMAID_PICK':
      return whyNotMermaid(s, cardFromId(action.card) as Card);
    case 'PLUNDER_TARGET':
      return whyNotPlunder(s, action.seat);
    case 'PICK_TRAIT':
      return 'trait-not-offered';
    case 'PICK_LOCKER_TARGET':
      return 'not-an-opponent';
    default:
      // MISFIRE_PICK and PLUNDER_PICK: every stack with a card is allowed.
      return 'stack-empty';
  }
}
