import { topTask } from '@/engine/kit/tasks';
import { hookTargets } from '../legal/hook';
import { sink } from './bust';
import type { Play } from './play';
import { endTurn } from './turn';

/** Runs what needs no answer until somebody has to choose: the end of every action. */
export function settle(play: Play): void {
  const { s, emit } = play;
  while (s.phase === 'turn' && s.tasks.length > 0) {
    const task = topTask(s);
    if (task?.kind === 'sink') {
      s.tasks.pop();
      sink(play, task);
    } else if (task?.kind === 'end-turn') {
      s.tasks.pop();
      endTurn(play);
    } else if (task?.kind === 'hook' && hookTargets(s) === 0) {
      // 4.7.11: nothing left for the second hook.
      s.tasks.pop();
    } else {
      break;
    }
  }
  // 4.2.5, 4.6.7.5, R2
  if (s.debt > 0 && s.draw.length === 0 && s.phase === 'turn') {
    s.debt = 0;
    emit?.({ type: 'debt', seat: s.active, debt: 0, by: 'empty-pile' });
  }
}
