import type { TaskOf } from '@/engine/kit/tasks';
import { pickable } from '@/engine/kit/chains';
import { byText } from '@/engine/kit/text-order';
import { dealDie, pickDie, pickPair } from '../action-table';
import type { SevenSeasAction } from '../actions';
import { openDice, type WhirlTask } from '../rules/whirlpool';
import { type SevenSeasState } from '../state';
import { clockwise } from '@/engine/kit/seats';
import type { Task } from '../view';

type Actions = SevenSeasAction[];

/** 4.7.17 d */
export function legalPairs({ ties }: TaskOf<Task, 'pair'>): Actions {
  return ties
    .slice()
    .sort((a, b) => byText(`${a.pirate} ${a.caravan}`, `${b.pirate} ${b.caravan}`))
    .map((tie) => pickPair(tie.pirate, tie.caravan));
}

/** 4.10.9: dice behind which enough are left to fill the number. */
export function legalPicks(task: WhirlTask): Actions {
  return pickable(openDice(task), task.need - task.picked.length)
    .map((die) => die.id)
    .sort(byText)
    .map(pickDie);
}

/** 4.10.12: equal dice are one answer. */
export function legalDeals(s: SevenSeasState, task: TaskOf<Task, 'tavern'>): Actions {
  const seat = clockwise(s, task.seat, task.given.length);
  const faces = task.faces.filter((face, i) => face !== task.faces[i - 1]);
  return faces.map((face) => dealDie(seat, face));
}
