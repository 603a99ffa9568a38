import type { Seat } from '@/engine/core/game';
import { RuleError } from '@/engine/core/rule-error';
import { topTask } from '@/engine/kit/tasks';
import { describe, known } from './action-table';
import type { WorldsEndAction } from './actions';
import { FAME_PRICE, GUARD_MAX, PROTECTED_TURNS } from './data/table';
import { runOf, mayOrder } from './legal/guards';
import { seaFrom, type Sea } from './data/board';
import { canMove } from './legal/sail';
import { costOf } from './legal/trade';
import { shipFrom } from './names';
import { legal, pending } from './pending';
import {
  BATTLE,
  box,
  flagshipOf,
  goldOf,
  guardsAt,
  hasPaidSkill,
  hasUsed,
  NOBODY,
  PORT,
  squadronOf,
  type WorldsEndState,
} from './state';

/** `legal` decides; this only finds the reason, and never trips over what is no action at all. */
export function check(s: WorldsEndState, seat: Seat, given: WorldsEndAction): RuleError | null {
  const action = known(given);
  if (!action) return new RuleError('unknown-action');
  const text = describe(action);
  const options = legal(s, seat);
  if (options.some((option) => describe(option) === text)) return null;
  if (s.phase === 'over') return new RuleError('match-over');
  const asked = pending(s)[0];
  if (options.length === 0) return new RuleError('not-your-turn', { seat: asked?.seat ?? 0 });
  const isOrder = asked?.kind === 'ACTIONS' && ORDERS.includes(action.type);
  if (!isOrder && !options.some((option) => option.type === action.type)) {
    return new RuleError('other-question', { kind: asked?.kind ?? '' });
  }
  return reason(s, seat, action);
}

const ORDERS: readonly WorldsEndAction['type'][] = [
  'MOVE',
  'CALYPSO',
  'COMPASS',
  'OPEN_PORT',
  'GUARD_ASSIGN',
  'GUARD_RECALL',
  'GUARD_MOVE',
  'ATTACK',
];

function reason(s: WorldsEndState, seat: Seat, action: WorldsEndAction): RuleError {
  switch (action.type) {
    case 'MOVE':
      if (s.calm) return new RuleError('calm');
      return canMove(s) ? new RuleError('no-step', { sea: action.to }) : new RuleError('moved-already');
    case 'CALYPSO':
      return calypsoReason(s, seat, action.to);
    case 'COMPASS':
      if (s.calm) return new RuleError('calm');
      return hasPaidSkill(s, seat, 'compass')
        ? new RuleError('no-step', { sea: action.to })
        : new RuleError('no-skill');
    case 'OPEN_PORT':
      return hasUsed(s, PORT) ? new RuleError('bought-already') : new RuleError(portReason(s, seat));
    case 'GUARD_ASSIGN':
    case 'GUARD_RECALL':
    case 'GUARD_MOVE':
      return guardReason(s, seat, action);
    case 'ATTACK':
      return attackReason(s, seat);
    case 'PORT_BUY':
      return 'shipId' in action ? shipReason(s, seat, action.shipId) : new RuleError('not-possible');
    case 'BID':
      return tooDear(s, seat, 'amount' in action ? action.amount : 0);
    case 'BUY_FAME':
      return tooDear(s, seat, FAME_PRICE);
    case 'ROUND_END':
      if (!('withdraw' in action)) return new RuleError('withdrew-already');
      return new RuleError('not-damaged');
    case 'FIRE':
      return new RuleError(topTask(s)?.kind === 'fire' && 'shipId' in action ? 'fired-already' : 'no-target');
    case 'REACT':
    case 'AFTER_ROLL':
    case 'CANCEL':
    case 'ANSWER':
    case 'FOLLOW_UP':
      return new RuleError('card-not-now');
    default:
      return new RuleError('not-possible');
  }
}

/** What is asked for, and what is there; anything else is another matter. */
function tooDear(s: WorldsEndState, seat: Seat, price: number): RuleError {
  const gold = goldOf(s, seat);
  return price > gold ? new RuleError('too-little-gold', { price, gold }) : new RuleError('not-possible');
}

function shipReason(s: WorldsEndState, seat: Seat, id: string): RuleError {
  const task = topTask(s);
  const offered = task?.kind === 'offer' && task.ships.includes(id);
  return offered ? tooDear(s, seat, costOf(s, seat, shipFrom(box(s), id))) : new RuleError('not-possible');
}

function calypsoReason(s: WorldsEndState, seat: Seat, to: string): RuleError {
  if (s.calm) return new RuleError('calm');
  if (s.calypso[seat] === 0) return new RuleError('no-favour');
  const canStep = legal(s, seat).some((option) => option.type === 'CALYPSO');
  return canStep ? new RuleError('no-step', { sea: to }) : new RuleError('calypso-not-now');
}

function portReason(s: WorldsEndState, seat: Seat): string {
  return box(s).seas[flagshipOf(s, seat)]?.port === true ? 'no-ships-left' : 'no-port';
}

type GuardAction = Extract<WorldsEndAction, { type: 'GUARD_ASSIGN' | 'GUARD_RECALL' | 'GUARD_MOVE' }>;

/** 4.9 */
function guardReason(s: WorldsEndState, seat: Seat, action: GuardAction): RuleError {
  const here = flagshipOf(s, seat);
  const from = action.type === 'GUARD_MOVE' ? (seaFrom(action.from) as Sea) : here;
  const to = action.type === 'GUARD_MOVE' ? (seaFrom(action.to) as Sea) : here;
  if (s.owner[from] !== seat || s.owner[to] !== seat) return new RuleError('not-your-sea');
  if (action.type !== 'GUARD_RECALL' && guardsAt(s, to).length >= GUARD_MAX) {
    return new RuleError('guards-full', { most: GUARD_MAX });
  }
  const order = action.type === 'GUARD_MOVE' ? 'move' : action.type === 'GUARD_ASSIGN' ? 'assign' : 'recall';
  if (!mayOrder(s, runOf(order, from, to))) return new RuleError('too-many-orders');
  const ship = box(s).byId.get(action.shipId);
  if (ship !== undefined && s.moved.includes(ship)) return new RuleError('guard-moved');
  if (ship !== undefined && order === 'move' && s.assigned.includes(ship)) return new RuleError('guard-assigned');
  return new RuleError('ship-elsewhere');
}

/** 4.10 */
function attackReason(s: WorldsEndState, seat: Seat): RuleError {
  if (hasUsed(s, BATTLE)) return new RuleError('fought-already');
  const owner = s.owner[flagshipOf(s, seat)];
  if (owner === seat) return new RuleError('own-sea');
  if (squadronOf(s, seat).length === 0) return new RuleError('no-ships');
  if (owner !== NOBODY && (s.ownTurns[seat] as number) <= PROTECTED_TURNS) {
    return new RuleError('protected-turns', { turns: PROTECTED_TURNS });
  }
  return new RuleError('no-skill');
}
