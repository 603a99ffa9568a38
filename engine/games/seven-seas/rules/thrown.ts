import type { Gesture } from '../throw/dice';
import { replaceTop } from '@/engine/kit/tasks';
import { fight } from './battle';
import { hitFaces } from './curse';
import type { Play } from './play';
import { openTavern } from './tavern';
import { castDice, type ThrowTask } from './throw';
import { whirl } from './whirlpool';

/** THROW: 4.7.10, 4.17.6: after a spill the same dice wait for the same hand. */
export function throwTaskDice(play: Play, task: ThrowTask, gesture: Gesture | null): void {
  if (castDice(play, task, gesture)) readLid(play, task);
  else replaceTop(play.s, { ...task, spills: task.spills + 1 });
}

/** What the dice in the lid mean. */
export function readLid(play: Play, task: ThrowTask): void {
  play.s.tasks.pop();
  if (task.by === 'raid') fight(play, task.seat, task.ships);
  else if (task.by === 'tavern') openTavern(play, task.seat);
  else if (task.by === 'whirlpool') whirl(play, task.seat);
  else hitFaces(play, task.seat, task.by);
}
