import type { Seat } from '@/engine/core/game';
import type { Card } from '../box';
import { bitOf, box, insertSorted, learn, of, removeCard, type SeaOfCloudsState } from '../state';
import { replaceTop, type TaskOf } from '@/engine/kit/tasks';
import type { Task } from '../view';
import { payFromChest } from './chest';
import type { Play } from './play';
import { forgetPlace, moveRandomRum, toldOf } from './steal';

type ObjectSwap = TaskOf<Task, 'swap-object'>;
type RumSwap = TaskOf<Task, 'swap-rum'>;

/** 4.7.15: if either side has none, nothing happens. */
export function canSwapObjects(s: SeaOfCloudsState, seat: Seat, against: Seat): boolean {
  return of(s.objects, seat).length > 0 && of(s.objects, against).length > 0;
}

export function canSwapRum(s: SeaOfCloudsState, seat: Seat, against: Seat): boolean {
  return of(s.rum, seat).length > 0 && of(s.rum, against).length > 0;
}

/** 9.13 */
export function declineSwap({ s, emit }: Play, task: ObjectSwap | RumSwap): void {
  s.tasks.pop();
  emit?.({ type: 'declined', seat: task.seat, card: box(s).ids[task.card] as string });
}

/** The first link: nothing moves yet. */
export function giveObject(s: SeaOfCloudsState, task: ObjectSwap, give: Card): void {
  replaceTop(s, { ...task, give });
}

/** 4.7.15; a Chest takes its doubloons along and pays its new owner (4.8.7). */
export function takeObject(play: Play, task: ObjectSwap, take: Card): void {
  const { s, emit } = play;
  const { seat, against, give } = task;
  s.tasks.pop();
  removeCard(of(s.objects, seat), give);
  removeCard(of(s.objects, against), take);
  of(s.objects, seat).push(take);
  of(s.objects, against).push(give);
  const { ids, chest } = box(s);
  emit?.({ type: 'swapped', seat, from: against, given: ids[give] as string, taken: ids[take] as string });
  if (give === chest) payFromChest(play, against);
  if (take === chest) payFromChest(play, seat);
}

/** 4.7.15: the given bottle is not in the draw (9.28). */
export function swapRum(play: Play, task: RumSwap, give: Card): void {
  const { s, emit } = play;
  const { seat, against } = task;
  s.tasks.pop();
  forgetPlace(s, seat, against);
  removeCard(of(s.rum, seat), give);
  const taken = moveRandomRum(play, against, seat);
  insertSorted(of(s.rum, seat), taken);
  insertSorted(of(s.rum, against), give);
  learn(s, bitOf(s, against), give);
  emit?.({ type: 'rum-swapped', seat, from: against, ...toldOf(s, [seat, against], { given: give, taken }) });
}
