import type { Targets } from '../targets';
import type { Marks } from './model';

/** The signs of the open question: what can be chosen, what would sink, what was touched once. */
export function marksOf(targets: Targets, chosen: string | null): Marks {
  return new Map(
    [...targets].map(([thing, { key, busts }]) => [thing, key === chosen ? 'chosen' : busts ? 'danger' : 'legal']),
  );
}
