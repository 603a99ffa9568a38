import type { Seat } from '@/engine/core/game';
import type { TaskOf } from '@/engine/kit/tasks';
import type { WorldsEndAction } from '../actions';
import { DONE, LEAVE } from '../action-table';
import { FAME_PRICE } from '../data/table';
import { fameOf } from '../fame';
import { costOf, leastBid } from '../legal/trade';
import { shipFrom } from '../names';
import { box, fameToWin, goldOf, type WorldsEndState } from '../state';
import type { Task } from '../view';
import { isArmadaClose, isLeader, lastChance } from './armada';
import { fleetWorth, shipWorth } from './worth';

type Action = WorldsEndAction;

/** A fleet that can do without a thousand. */
const STRONG = 900;
const RICH = 700;
const ENOUGH = 600;
/** Whoever is likely to lose the last battle buys hulls (12.1). */
const READY = 0.6;

/** The last point is always bought, others when there are ships enough. */
export function wantsFame(s: WorldsEndState, seat: Seat): boolean {
  const left = fameToWin(s.options) - fameOf(s, seat);
  if (left <= 1) return true;
  if (isArmadaClose(s) && isLeader(s, seat) && lastChance(s, seat) < READY) return false;
  return fleetWorth(s, seat) >= STRONG || goldOf(s, seat) >= FAME_PRICE + RICH;
}

/** Whether gold is to be kept for the last point. */
function saves(s: WorldsEndState, seat: Seat): boolean {
  return fameToWin(s.options) - fameOf(s, seat) <= 1 && fleetWorth(s, seat) >= ENOUGH;
}

/** What is worth most for its price, again and again. */
export function answerPort(s: WorldsEndState, seat: Seat, legal: readonly Action[]): Action {
  if (saves(s, seat)) return DONE;
  const b = box(s);
  let best: Action = DONE;
  let most = 0;
  for (const action of legal) {
    if (action.type !== 'PORT_BUY' || !('shipId' in action)) continue;
    const ship = shipFrom(b, action.shipId);
    const rate = shipWorth(b, ship) / costOf(s, seat, ship);
    if (rate <= most) continue;
    best = action;
    most = rate;
  }
  return best;
}

/** Up to what the ship is worth. */
export function answerBid(
  s: WorldsEndState,
  task: TaskOf<Task, 'auction'>,
  seat: Seat,
  legal: readonly Action[],
): Action {
  const b = box(s);
  const least = leastBid(task);
  if (saves(s, seat) || least > shipWorth(b, shipFrom(b, task.ship)) * 1.05) return LEAVE;
  return legal.find((action) => action.type === 'BID' && 'amount' in action && action.amount === least) ?? LEAVE;
}
