import type { LogStep } from '@/components/kit/match/log';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { LidDie, SevenSeasView, Task } from '@/engine/games/seven-seas/view';
import type { Mode } from './table-layout';

const lastTask = ({ tasks }: SevenSeasView): Task | undefined => tasks.at(-1);

export type PairTask = Extract<Task, { readonly kind: 'pair' }>;

/** 4.7.17 d: the pairs of which the captain takes one, if there is such a question. */
export function pairTask(view: SevenSeasView): PairTask | null {
  const task = lastTask(view);
  return task?.kind === 'pair' ? task : null;
}

/**
 * What lies in the lid while the table waits for an answer. A question about a Whirlpool holds the tied dice alone; where the red one
 * fell, and all others, is told by the story.
 */
export function diceOf(view: SevenSeasView, story: readonly LogStep[]): readonly LidDie[] {
  const task = lastTask(view);
  if (task?.kind === 'pair') return task.dice;
  return task?.kind === 'whirl' ? (lastThrown(story) ?? task.tied) : [];
}

function lastThrown(story: readonly LogStep[]): readonly LidDie[] | null {
  for (const { events } of [...story].reverse()) {
    for (const event of [...events].reverse() as unknown as SevenSeasEvent[]) {
      if (event.type === 'thrown') return event.dice;
    }
  }
  return null;
}

/** Who has how many dice in this throw, by seat, and the red ones. */
export function fleetsOf(
  view: SevenSeasView,
  dice: readonly LidDie[],
): { readonly ships: readonly number[]; readonly red: number } {
  const task = lastTask(view);
  if (task?.kind === 'throw') return { ships: task.ships, red: task.red };
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
