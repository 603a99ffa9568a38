import type { Seat } from '@/engine/core/game';
import { actionsOf } from '../action-table';
import type { WorldsEndAction } from '../actions';
import type { Ship } from '../box';
import { box, flagshipOf, guardsAt, hasUsed, BATTLE, squadronOf, type WorldsEndState } from '../state';
import { isArmadaClose } from './armada';
import { fameAt } from './target';
import { shipWorth, worthOfShips } from './worth';

/* E-20: a squadron that wins comes first. */

const SQUADRON_FIRST = 1500;
const PAIR = 2;

/** Two ships where a loss would cost more than one fame; all come home before the armada does. Null: no order to give. */
export function guardOrder(s: WorldsEndState, seat: Seat): WorldsEndAction | null {
  const sea = flagshipOf(s, seat);
  if (s.owner[sea] !== seat) return null;
  const guards = guardsAt(s, sea);
  const actions = actionsOf(box(s));
  const isWorthIt = wantsGuards(s, seat, sea);
  if (guards.length > 0 && !isWorthIt) return actions.recall[strongest(s, guards)] as WorldsEndAction;
  if (!isWorthIt || guards.length >= PAIR || !hasUsed(s, BATTLE)) return null;
  const movable = squadronOf(s, seat).filter((ship) => !s.moved.includes(ship));
  if (movable.length + guards.length <= PAIR) return null;
  return actions.assign[cheapest(s, movable)] as WorldsEndAction;
}

function wantsGuards(s: WorldsEndState, seat: Seat, sea: number): boolean {
  if (isArmadaClose(s) || fameAt(s, seat, sea) < PAIR) return false;
  const b = box(s);
  return worthOfShips(b, squadronOf(s, seat)) + worthOfShips(b, guardsAt(s, sea)) >= SQUADRON_FIRST;
}

function strongest(s: WorldsEndState, ships: readonly Ship[]): Ship {
  const b = box(s);
  return ships.reduce((best, ship) => (shipWorth(b, ship) > shipWorth(b, best) ? ship : best));
}

function cheapest(s: WorldsEndState, ships: readonly Ship[]): Ship {
  const b = box(s);
  return ships.reduce((best, ship) => (shipWorth(b, ship) < shipWorth(b, best) ? ship : best));
}
