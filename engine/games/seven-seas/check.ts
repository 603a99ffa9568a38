import type { Seat } from '@/engine/core/game';
import { RuleError } from '@/engine/core/rule-error';
import { known, THROW } from './action-table';
import type { SevenSeasAction } from './actions';
import { rankOf } from './data/characters';
import { mostToBuy } from './legal/activation';
import { fleetCap } from './legal/raid';
import { asides, legal, pending } from './pending';
import { freeOf, supplyOf, type SevenSeasState } from './state';
import { clockwise } from '@/engine/kit/seats';
import { topTask } from '@/engine/kit/tasks';

/** `legal` and `asides` decide; this only finds the reason, and never trips over what is no action at all. */
export function check(s: SevenSeasState, seat: Seat, given: SevenSeasAction): RuleError | null {
  const action = known(given);
  if (!action) return new RuleError('unknown-action');
  const options = legal(s, seat);
  // 4.17.1: the throw that is offered stands for every flick within its bounds, and only those can be read.
  const offered = action.type === 'THROW' ? THROW : action;
  if (options.includes(offered) || asides(s, seat).includes(offered)) return null;
  if (s.phase === 'over') return new RuleError('match-over');
  if (options.length === 0) return new RuleError('not-your-turn', { seat: pending(s)[0]?.seat ?? 0 });
  const kind = pending(s).find((decision) => decision.seat === seat)?.kind ?? '';
  if (!options.some((option) => option.type === action.type) && kind !== 'ACTIVATE') {
    return new RuleError('other-question', { kind });
  }
  return reason(s, seat, action);
}

function reason(s: SevenSeasState, seat: Seat, action: SevenSeasAction): RuleError {
  const task = topTask(s);
  switch (action.type) {
    case 'SELECT_CHARACTER':
      return new RuleError('character-on-table', { rank: rankOf(action.character) });
    case 'SHIPWRIGHT_BUY':
      return action.count > supplyOf(s, seat)
        ? new RuleError('ships-in-supply', { supply: supplyOf(s, seat) })
        : new RuleError('too-few-chests', { most: mostToBuy(s, seat) });
    case 'SEND_SHIPS':
      if (task?.kind === 'raid' && action.count > fleetCap(s.seats, task.ships)) {
        return new RuleError('fleet-cap', { cap: fleetCap(s.seats, task.ships) });
      }
      return new RuleError('free-ships', {
        free: task?.kind === 'raid' ? freeOf(s, clockwise(s, task.seat, task.at)) : 0,
      });
    case 'GOVERNOR_JOIN':
      return new RuleError('token-taken', { nation: action.nation });
    case 'CAPTAIN_PLAY':
    case 'ISLANDER_PLAY':
    case 'SHAMAN_PLAY':
      return new RuleError('card-not-in-hand', { card: action.card });
    case 'RITUAL_GOOD_DEAL':
    case 'RITUAL_DOUBLE_HOLD':
    case 'RITUAL_UNSINKABLE':
      return new RuleError('ritual-not-possible', { yy: s.yy[seat] as number });
    case 'TAVERN_DEAL':
      return new RuleError('die-not-there', { face: action.face });
    case 'MERCHANT_SELL':
    case 'KEEP_LOOT':
    case 'DISCARD_GOODS':
    case 'LOSE_GOOD':
      return new RuleError('goods-count', { good: action.good });
    default:
      return new RuleError('not-possible');
  }
}
