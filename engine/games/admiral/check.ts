import type { Seat } from '@/engine/core/game';
import { RuleError } from '@/engine/core/rule-error';
import { describe, known } from './action-table';
import type { AdmiralAction } from './actions';
import { STORM } from './data/compass';
import { shipFrom } from './legal/setup';
import { isSheltered, mustSail } from './legal/sail';
import { legal, pending } from './pending';
import { chartOf, strengthNow, windOf, type AdmiralState } from './state';

/** `legal` decides; this only finds the reason, and never trips over what is no action at all. */
export function check(s: AdmiralState, seat: Seat, given: AdmiralAction): RuleError | null {
  const action = known(given);
  if (!action) return new RuleError('unknown-action');
  const text = describe(action);
  const options = legal(s, seat);
  if (options.some((option) => describe(option) === text)) return null;
  if (s.phase === 'over') return new RuleError('match-over');
  const asked = pending(s)[0];
  if (options.length === 0) return new RuleError('not-your-turn', { seat: asked?.seat ?? 0 });
  return asked?.kind === 'Turn'
    ? reason(s, seat, action)
    : new RuleError('other-question', { kind: asked?.kind ?? '' });
}

function reason(s: AdmiralState, seat: Seat, action: AdmiralAction): RuleError {
  const chart = chartOf(s);
  if (action.type === 'EndTurn') {
    return mustSail(s, chart, seat) ? new RuleError('must-sail', { least: chart.rules.leastMove }) : notNow();
  }
  if (action.type !== 'Move' && action.type !== 'Drift') return notNow();
  const ship = shipFrom(chart, action.ship);
  if (s.owner[ship] !== seat) return new RuleError('not-your-ship');
  if (s.moved[ship]) return new RuleError('moved-already', { ship: action.ship });
  const isStorm = strengthNow(s) === STORM;
  if (action.type === 'Move') return isStorm ? new RuleError('storm') : new RuleError('out-of-reach');
  if (!isStorm) return new RuleError('no-storm');
  const square = s.at[ship] as number;
  return isSheltered(chart, square, windOf(s)) ? new RuleError('sheltered') : new RuleError('drift-order');
}

function notNow(): RuleError {
  return new RuleError('not-now');
}
