import { topTask } from '@/engine/kit/tasks';
import { goOnBoarding } from './boarding';
import { endBoarding } from './boarding-end';
import { goOnWithCrew } from './effects';
import { goOnWithPirate } from './pirate';
import { goOnPlacing } from './place';
import type { Play } from './play';
import { endTurn } from './turn';

/** Runs what needs no answer until somebody has to choose: the end of every action (5.1). */
export function settle(play: Play): void {
  const { s } = play;
  while (s.phase !== 'over' && !isAsking(play));
}

/** True when the task on top asks somebody; otherwise a step has been taken. */
function isAsking(play: Play): boolean {
  const task = topTask(play.s);
  switch (task?.kind) {
    case undefined:
      endTurn(play);
      return false;
    case 'place':
      return goOnPlacing(play, task);
    case 'boarding':
      if (!goOnBoarding(play, task)) endBoarding(play);
      return false;
    case 'effects':
      return goOnWithCrew(play, task);
    case 'pirate':
      goOnWithPirate(play, task);
      return false;
    default:
      return true;
  }
}
