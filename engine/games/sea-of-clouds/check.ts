import type { Seat } from '@/engine/core/game';
import { RuleError } from '@/engine/core/rule-error';
import type { SeaOfCloudsAction } from './actions';
import { describe, known } from './action-table';
import { legal, pending } from './pending';
import { type SeaOfCloudsState } from './state';
import { topTask } from '@/engine/kit/tasks';

/** `legal` decides; this only finds the reason, and never trips over what is no action at all. */
export function check(s: SeaOfCloudsState, seat: Seat, given: SeaOfCloudsAction): RuleError | null {
  const action = known(given);
  if (!action) return new RuleError('unknown-action');
  const text = describe(action);
  const options = legal(s, seat);
  if (options.some((option) => describe(option) === text)) return null;
  if (s.phase === 'over') return new RuleError('match-over');
  const asked = pending(s)[0];
  if (options.length === 0) return new RuleError('not-your-turn', { seat: asked?.seat ?? 0 });
  if (!options.some((option) => option.type === action.type)) {
    return new RuleError('other-question', { kind: asked?.kind ?? '' });
  }
  return reason(s, action);
}

function reason(s: SeaOfCloudsState, action: SeaOfCloudsAction): RuleError {
  const task = topTask(s);
  switch (action.type) {
    case 'shareChoice':
      // 4.2.3–4.2.5
      return new RuleError('share-in-order', { slot: task?.kind === 'look' ? task.slot + 1 : 0 });
    case 'pickLootCard':
      return new RuleError('no-card-there', { slot: action.slot });
    case 'plumeVictim':
    case 'fightTargetOrder':
      return new RuleError('not-beaten', { seat: action.seat });
    case 'pirateOrder':
      return new RuleError('pirate-applied', { card: action.cardId });
    default:
      return new RuleError('card-elsewhere');
  }
}
