import type { Seat } from '@/engine/core/game';
import type { TaskOf } from '@/engine/kit/tasks';
import { actionsOf, bidsFrom, byId, DONE, LEAVE } from '../action-table';
import type { WorldsEndAction } from '../actions';
import type { Ship } from '../box';
import { BARGAIN, MONEY_STEP } from '../data/table';
import { shipsFrom } from '../names';
import { box, goldOf, hasFreeSkill, type WorldsEndState } from '../state';
import type { Task } from '../view';

/** 4.8.3, 4.17.8: what this ship costs in a port now. */
export function costOf(s: WorldsEndState, seat: Seat, ship: Ship): number {
  const price = box(s).price[ship] as number;
  return price >= BARGAIN.from && hasFreeSkill(s, seat, 'bargain') ? price - BARGAIN.off : price;
}

export function legalPurchases(s: WorldsEndState, task: TaskOf<Task, 'offer'>, seat: Seat): WorldsEndAction[] {
  const b = box(s);
  const actions: WorldsEndAction[] = [];
  for (const ship of byId(b, shipsFrom(b, task.ships))) {
    if (costOf(s, seat, ship) <= goldOf(s, seat)) actions.push(actionsOf(b).buy[ship] as WorldsEndAction);
  }
  actions.push(DONE);
  return actions;
}

/** 4.3.20 */
export function leastBid({ price, bid }: Pick<TaskOf<Task, 'auction'>, 'price' | 'bid'>): number {
  return bid === 0 ? price : bid + MONEY_STEP;
}

/** 4.3.21 */
export function mostBid(s: WorldsEndState, seat: Seat): number {
  return Math.trunc(goldOf(s, seat) / MONEY_STEP) * MONEY_STEP;
}

export function legalBids(s: WorldsEndState, task: TaskOf<Task, 'auction'>, seat: Seat): WorldsEndAction[] {
  return [...bidsFrom(leastBid(task), mostBid(s, seat)), LEAVE];
}
