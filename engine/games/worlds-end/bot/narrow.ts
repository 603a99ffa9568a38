import type { Seat } from '@/engine/core/game';
import { topTask } from '@/engine/kit/tasks';
import type { WorldsEndAction } from '../actions';
import { leastBid } from '../legal/trade';
import { isHit } from '../salvo';
import type { WorldsEndState } from '../state';

type Action = WorldsEndAction;

/** Of a bid the least, of Keen Eye the dice that missed: the others are worse. */
export function narrow(s: WorldsEndState, _: Seat, legal: readonly Action[]): readonly Action[] {
  const task = topTask(s);
  if (task?.kind === 'auction') {
    const least = leastBid(task);
    return legal.filter((a) => a.type !== 'BID' || !('amount' in a) || a.amount === least);
  }
  const salvo = s.battle?.salvo;
  if (task?.kind !== 'window' || task.window !== 3 || !salvo) return legal;
  const missed = salvo.dice.flatMap((die, i) => (isHit(s, salvo, die) ? [] : [i])).join();
  return legal.filter((a) => a.type !== 'AFTER_ROLL' || !('keenEye' in a) || a.keenEye.join() === missed);
}

/** Who is chosen, and the shots and cards of a battle, are the rule's affair: more thinking found nothing better there. */
export function hush(s: WorldsEndState): boolean {
  switch (topTask(s)?.kind) {
    case 'hero':
    case 'start-sea':
    case 'fire':
    case 'window':
    case 'keen-check':
      return true;
    default:
      return false;
  }
}
