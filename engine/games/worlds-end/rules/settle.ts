import { popOf, topTask } from '@/engine/kit/tasks';
import { settleAftermath } from './aftermath';
import { goOnWithAuction } from './auction';
import { happen, rollEvent } from './event';
import { goOnWithBattle } from './fire';
import type { Play } from './play';
import { isBankrupt, manage, openActions, passTurn } from './turn';

/** Runs what needs no answer until somebody has to choose: the end of every action (5.1). */
export function settle(play: Play): void {
  const { s } = play;
  while (s.phase !== 'over' && !goOnUntilAsked(play));
}

/** Takes the next step, or none and true: the task on top asks somebody. */
function goOnUntilAsked(play: Play): boolean {
  const { s } = play;
  const task = topTask(s);
  switch (task?.kind) {
    case 'event':
      rollEvent(play, task.seat);
      return false;
    case 'sum':
      popOf(s, 'sum');
      happen(play, task.seat, task.event);
      return false;
    case 'management':
      manage(play, task.seat);
      return false;
    case 'actions':
      if (s.phase === 'actions') return true;
      openActions(play, task.seat);
      return false;
    case 'auction':
      return goOnWithAuction(play, task);
    case 'battle':
      return goOnWithBattle(play);
    case 'aftermath':
      settleAftermath(play, task);
      return false;
    case 'end-turn':
      if (isBankrupt(s, task.seat)) s.tasks.push({ kind: 'gift', seat: task.seat });
      else passTurn(play, task.seat);
      return false;
    default:
      return true;
  }
}
