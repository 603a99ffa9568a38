import type { Seat } from '@/engine/core/game';
import { actionsOf, guardMove, SEAS_BY_TEXT } from '../action-table';
import type { WorldsEndAction } from '../actions';
import type { Ship } from '../box';
import { OCEAN, regionOf, seaId, type Sea } from '../data/board';
import { GUARD_MAX, MOST_RUNS } from '../data/table';
import type { GuardOrder } from '../events';
import { box, flagshipOf, guardsAt, squadronOf, type WorldsEndState } from '../state';

/** 4.9.14, E-33: orders of one kind between the same two places given one after another are one run. */
export function runOf(order: GuardOrder, one: Sea, other: Sea): string {
  if (order !== 'move') return `${order} ${seaId(one)}`;
  return one < other ? `move ${seaId(one)} ${seaId(other)}` : `move ${seaId(other)} ${seaId(one)}`;
}

export function mayOrder(s: WorldsEndState, run: string): boolean {
  return s.runs < MOST_RUNS || s.run === run;
}

function hasRoom(s: WorldsEndState, sea: Sea): boolean {
  return guardsAt(s, sea).length < GUARD_MAX;
}

/** 4.9.1, 4.9.2, 4.9.8 */
export function addAssignments(s: WorldsEndState, seat: Seat, actions: WorldsEndAction[]): void {
  const sea = flagshipOf(s, seat);
  if (s.owner[sea] !== seat || !hasRoom(s, sea) || !mayOrder(s, runOf('assign', sea, sea))) return;
  const { assign } = actionsOf(box(s));
  for (const ship of squadronOf(s, seat)) {
    if (!s.moved.includes(ship)) actions.push(assign[ship] as WorldsEndAction);
  }
}

/** 4.9.3 */
export function addRecalls(s: WorldsEndState, seat: Seat, actions: WorldsEndAction[]): void {
  const sea = flagshipOf(s, seat);
  if (s.owner[sea] !== seat || guardsAt(s, sea).length === 0 || !mayOrder(s, runOf('recall', sea, sea))) return;
  const { recall } = actionsOf(box(s));
  for (const ship of guardsAt(s, sea)) actions.push(recall[ship] as WorldsEndAction);
}

/** 4.9.4–4.9.7, 4.9.9 */
export function addGuardMoves(s: WorldsEndState, seat: Seat, actions: WorldsEndAction[]): void {
  for (const from of SEAS_BY_TEXT) {
    if (s.owner[from] !== seat || guardsAt(s, from).length === 0 || regionOf(from) === OCEAN) continue;
    const movable = guardsAt(s, from).filter((ship) => mayMove(s, ship));
    if (movable.length === 0) continue;
    for (const to of SEAS_BY_TEXT) {
      if (to === from || s.owner[to] !== seat || regionOf(to) !== regionOf(from)) continue;
      if (!hasRoom(s, to) || !mayOrder(s, runOf('move', from, to))) continue;
      for (const ship of movable) actions.push(guardMove(box(s), from, to, ship));
    }
  }
}

function mayMove(s: WorldsEndState, ship: Ship): boolean {
  return !s.assigned.includes(ship) && !s.moved.includes(ship);
}
