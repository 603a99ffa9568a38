import type { Seat } from '@/engine/core/game';
import { RuleError } from '@/engine/core/rule-error';
import { describe, known } from './action-table';
import type { AdmiralAction } from './actions';
import { STORM } from './data/compass';
import { isSheltered, mustSail } from './legal/sail';
import { ownerOf, shipFrom, shotsLeft, unitFrom } from './legal/units';
import { asides, legal, pending } from './pending';
import { chartOf, isFree, strengthNow, windOf, type AdmiralState } from './state';

/** `legal` and `asides` decide; this only finds the reason, and never trips over what is no action at all. */
export function check(s: AdmiralState, seat: Seat, given: AdmiralAction): RuleError | null {
  const action = known(given);
  if (!action) return new RuleError('unknown-action');
  const text = describe(action);
  const isIt = (option: AdmiralAction): boolean => describe(option) === text;
  const options = legal(s, seat);
  if (options.some(isIt) || asides(s, seat).some(isIt)) return null;
  if (s.phase === 'over') return new RuleError('match-over');
  const asked = pending(s)[0];
  if (options.length === 0) return new RuleError('not-your-turn', { seat: asked?.seat ?? 0 });
  return asked?.kind === 'Turn'
    ? reason(s, seat, action)
    : new RuleError('other-question', { kind: asked?.kind ?? '' });
}

function reason(s: AdmiralState, seat: Seat, action: AdmiralAction): RuleError {
  switch (action.type) {
    case 'EndTurn':
      return new RuleError('must-sail', { least: chartOf(s).rules.leastMove });
    case 'Move':
    case 'Drift':
      return sailReason(s, seat, action);
    case 'Fire':
      return fireReason(s, seat, action.unit);
    case 'Board':
    case 'Assault':
    case 'Load':
    case 'Unload':
    case 'StartRepair':
    case 'AnnounceFireship':
      return shipReason(s, seat, action.ship) ?? notNow();
    default:
      return notNow();
  }
}

function sailReason(
  s: AdmiralState,
  seat: Seat,
  action: Extract<AdmiralAction, { type: 'Move' | 'Drift' }>,
): RuleError {
  const chart = chartOf(s);
  const ship = shipFrom(chart, action.ship);
  const held = shipReason(s, seat, action.ship);
  if (held) return held;
  if (s.moved[ship]) return new RuleError('moved-already', { ship: action.ship });
  if (!isFree(s, ship) || s.repairEnded[ship] === s.turn) return new RuleError('at-work', { ship: action.ship });
  const isStorm = strengthNow(s) === STORM;
  if (action.type === 'Move') {
    if (isStorm) return new RuleError('storm');
    return mustSail(s, chart, seat) && action.squares < chart.rules.leastMove
      ? new RuleError('must-sail', { least: chart.rules.leastMove })
      : new RuleError('out-of-reach');
  }
  if (!isStorm) return new RuleError('no-storm');
  const square = s.at[ship] as number;
  return isSheltered(chart, square, windOf(s)) ? new RuleError('sheltered') : new RuleError('drift-order');
}

function fireReason(s: AdmiralState, seat: Seat, id: string): RuleError {
  const chart = chartOf(s);
  const ship = shipFrom(chart, id);
  const held = ship >= 0 ? shipReason(s, seat, id) : null;
  if (held) return held;
  const unit = unitFrom(chart, id);
  if (ownerOf(s, unit) !== seat) return new RuleError('not-your-fort');
  return shotsLeft(s, chart, unit) > 0 ? new RuleError('no-line') : new RuleError('no-shots');
}

/** What stops this ship from doing anything. */
function shipReason(s: AdmiralState, seat: Seat, id: string): RuleError | null {
  const ship = shipFrom(chartOf(s), id);
  if (s.owner[ship] !== seat) return new RuleError('not-your-ship', { ship: id });
  if (s.at[ship] === -1) return new RuleError('ship-lost', { ship: id });
  return s.locked[ship] ? new RuleError('ship-locked', { ship: id }) : null;
}

function notNow(): RuleError {
  return new RuleError('not-now');
}
