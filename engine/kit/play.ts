import type { Emit, Event } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';

/** What every rule is given: the table, its luck, and somebody to tell (search tells nobody, so no rule depends on it). */
export interface Play<S, E extends Event> {
  readonly s: S;
  readonly luck: Luck;
  readonly emit: Emit<E> | undefined;
}
