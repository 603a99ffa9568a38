import type { LidDie, SevenSeasView, Task } from '@/engine/games/seven-seas/view';
import type { Mode } from './table-layout';

const lastTask = ({ tasks }: SevenSeasView): Task | undefined => tasks.at(-1);

export type PairTask = Extract<Task, { readonly kind: 'pair' }>;

/** 4.7.17 d: the pairs of which the captain takes one, if there is such a question. */
export function pairTask(view: SevenSeasView): PairTask | null {
  const task = lastTask(view);
  return task?.kind === 'pair' ? task : null;
}

/** What lies in the lid while the table waits for an answer. */
export function diceOf(view: SevenSeasView): readonly LidDie[] {
  const task = lastTask(view);
  if (task?.kind === 'pair') return task.dice;
  return task?.kind === 'whirl' ? task.tied : [];
}

/** Who has how many dice in this throw, by seat, and the red ones. */
export function fleetsOf(view: SevenSeasView): { readonly ships: readonly number[]; readonly red: number } {
  const task = lastTask(view);
  if (task?.kind === 'throw') return { ships: task.ships, red: task.red };
  const dice = diceOf(view);
  return {
    ships: view.players.map(({ seat }) => dice.filter(({ owner }) => owner === seat).length),
    red: dice.filter(({ owner }) => owner < 0).length,
  };
}

/** The lid comes out for a throw and stays while its dice are asked about. */
export function modeOf(view: SevenSeasView, choosing: boolean): Mode {
  if (choosing) return 'choose';
  const kind = lastTask(view)?.kind;
  return kind === 'throw' || kind === 'pair' || kind === 'whirl' ? 'lid' : 'table';
}
