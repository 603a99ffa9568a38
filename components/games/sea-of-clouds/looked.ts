import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';

/** The share that is looked at now, as everybody knows; null: none is. */
export function lookedAt({ tasks }: Pick<SeaOfCloudsView, 'tasks'>): number | null {
  const task = tasks.at(-1);
  return task?.kind === 'look' ? task.slot : null;
}
