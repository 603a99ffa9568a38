import { DEAL, pickDie, pickPair } from '../action-table';
import type { SevenSeasAction } from '../actions';
import { openDice, type WhirlTask } from '../rules/whirlpool';
import { clockwise, type SevenSeasState } from '../state';
import type { Task } from '../view';

type Actions = SevenSeasAction[];
const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** 4.7.17 d */
export function legalPairs({ ties }: Extract<Task, { kind: 'pair' }>): Actions {
  return ties
    .slice()
    .sort((a, b) => byText(`${a.pirate} ${a.caravan}`, `${b.pirate} ${b.caravan}`))
    .map((tie) => pickPair(tie.pirate, tie.caravan));
}

/** 4.10.9: dice behind which enough are left to fill the number. */
export function legalPicks(task: WhirlTask): Actions {
  const open = openDice(task);
  const last = open.length - (task.need - task.picked.length);
  return open
    .slice(0, last + 1)
    .map((die) => die.id)
    .sort(byText)
    .map(pickDie);
}

/** 4.10.12: equal dice are one answer. */
export function legalDeals(s: SevenSeasState, task: Extract<Task, { kind: 'tavern' }>): Actions {
  const seat = clockwise(s, task.seat, task.given.length);
  const faces = task.faces.filter((face, i) => face !== task.faces[i - 1]);
  return faces.map((face) => DEAL[seat * 7 + face] as SevenSeasAction);
}
