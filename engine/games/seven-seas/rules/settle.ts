import { isIdle, isStuck } from '../legal/activation';
import { replaceTop, topTask } from '@/engine/kit/tasks';
import { decline } from './activation';
import { lookForOverload } from './curse';
import { openFinalSale, settleFinalSale } from './final-sale';
import { giveGift } from './gift';
import { mustAsk } from './gift-right';
import { shareLoot } from './loot';
import { isPortioning } from './portion';
import type { Play } from './play';
import { hearAnnouncements } from './raid';
import { callNext, endRound } from './round';
import { carryOutResults, isDealing } from './tavern';
import { isWhirling } from './whirlpool';

/** Runs what needs no answer until somebody has to choose: the end of every action (5.3). */
export function settle(play: Play): void {
  const { s } = play;
  for (;;) {
    if (s.phase === 'final') return settleFinalSale(play);
    if (s.phase !== 'actions') return;
    if (s.tasks.length > 0 ? isAsking(play) : goesOn(play)) return;
  }
}

/** Nothing is left to do in this activation: the next one, or the end of the round. True where somebody has to choose. */
function goesOn(play: Play): boolean {
  if (callNext(play)) return false;
  if (!endRound(play)) return true;
  openFinalSale(play);
  return false;
}

/** True when the task on top asks somebody; otherwise it has taken a step. */
function isAsking(play: Play): boolean {
  const { s } = play;
  const task = topTask(s);
  switch (task?.kind) {
    case 'activate':
      if (isStuck(s, task)) decline(play, task);
      else if (isIdle(s, task)) s.tasks.pop();
      else return true;
      return false;
    case 'keep':
    case 'sell':
    case 'discard':
      return isPortioning(play, task);
    case 'raid':
      return hearAnnouncements(play, task);
    case 'loot':
      shareLoot(play, task);
      return false;
    case 'gift':
      if (task.left > 0) return true;
      if (mustAsk(s, task)) replaceTop(s, { ...task, left: task.accepted, accepted: 0, asks: true });
      else giveGift(play, task);
      return false;
    case 'whirl':
      return isWhirling(play, task);
    case 'tavern':
      return isDealing(play, task);
    case 'results':
      carryOutResults(play, task);
      return false;
    case 'overload':
      lookForOverload(play, task);
      return false;
    default:
      return true;
  }
}
