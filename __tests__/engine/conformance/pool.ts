import type { Action } from '@/engine/core/game';
import { Stream } from '@/engine/core/luck';
import type { Subject } from './settings';
import { everyTable } from './tables';
import { Walk } from './walk';

const known = new WeakMap<Subject, ReadonlyMap<string, Action>>();

/** Every action met in a match at random at each table of the game, by its text: what a wrong check might take. */
export function poolOf(subject: Subject): ReadonlyMap<string, Action> {
  const found = known.get(subject) ?? gather(subject);
  known.set(subject, found);
  return found;
}

/** A few of them, others each time. */
export function someOf(subject: Subject, chance: Stream, count: number): Action[] {
  return chance.shuffleFirst([...poolOf(subject).values()], count).slice(0, count);
}

function gather(subject: Subject): ReadonlyMap<string, Action> {
  const pool = new Map<string, Action>();
  everyTable(subject).forEach((table, seed) => {
    const chance = Stream.seeded(String(seed), 'pool');
    const choices = Array.from({ length: 2 * subject.settings.usual }, () => chance.next());
    for (const { moves } of new Walk(subject, { table, seed, choices }).places()) {
      for (const { action } of moves) pool.set(subject.game.describe(action), action);
    }
  });
  return pool;
}
