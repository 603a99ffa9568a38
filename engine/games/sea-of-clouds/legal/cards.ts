import type { TaskOf } from '@/engine/kit/tasks';
import type { SeaOfCloudsAction } from '../actions';
import { actionsOf, FIGHT, forCards, KEEP_OBJECT, KEEP_RUM, PICK, PLUME } from '../action-table';
import { MOST_IN_SHARE, SLOTS } from '../data/board';
import { cardsToPlace, type Placing } from '../rules/place';
import { box, of, type SeaOfCloudsState } from '../state';
import type { Task } from '../view';

type Action = SeaOfCloudsAction;

/** 4.4.3: any card of this taking. */
export function legalPlacings(s: SeaOfCloudsState, task: Placing): readonly Action[] {
  return forCards(box(s), actionsOf(box(s)).place, cardsToPlace(s, task));
}

/** 4.4.5: any pirate now in the crew. */
export function legalDiscards(s: SeaOfCloudsState, task: TaskOf<Task, 'beer'>): readonly Action[] {
  return forCards(box(s), actionsOf(box(s)).discard, of(s.crew, task.seat));
}

/** 9.7: any card lying in any share. */
export function legalPicks(s: SeaOfCloudsState): readonly Action[] {
  const picks: Action[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    for (let i = 0; i < of(s.slots, slot).length; i++) picks.push(PICK[slot * MOST_IN_SHARE + i] as Action);
  }
  return picks;
}

/** 4.7.11, 4.7.12: whoever has not been applied. */
export function legalOrders(s: SeaOfCloudsState, task: TaskOf<Task, 'effects'>): readonly Action[] {
  return forCards(box(s), actionsOf(box(s)).apply, task.left);
}

/** 4.7.22 */
export function legalFights(task: TaskOf<Task, 'target'>): readonly Action[] {
  return FIGHT.filter((_, seat) => task.fights.includes(seat));
}

/** 4.7.15: what to give, or nothing; then what to take for it. */
export function legalObjectSwaps(s: SeaOfCloudsState, task: TaskOf<Task, 'swap-object'>): readonly Action[] {
  const actions = actionsOf(box(s));
  if (task.give >= 0) return forCards(box(s), actions.takeObject, of(s.objects, task.against));
  return [...forCards(box(s), actions.giveObject, of(s.objects, task.seat)), KEEP_OBJECT];
}

export function legalRumSwaps(s: SeaOfCloudsState, task: TaskOf<Task, 'swap-rum'>): readonly Action[] {
  return [...forCards(box(s), actionsOf(box(s)).giveRum, of(s.rum, task.seat)), KEEP_RUM];
}

/** 4.7.17 */
export function legalVictims(task: TaskOf<Task, 'plume'>): readonly Action[] {
  return PLUME.filter((_, seat) => task.among.includes(seat));
}

export function legalDrops(s: SeaOfCloudsState, task: TaskOf<Task, 'plume-discard'>): readonly Action[] {
  return forCards(box(s), actionsOf(box(s)).drop, of(s.objects, task.seat));
}
