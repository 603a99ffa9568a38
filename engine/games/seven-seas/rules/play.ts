import type { Luck } from '@/engine/core/luck';
import type { SevenSeasEvent } from '../events';
import type { SevenSeasState } from '../state';

/** What every rule is given: the table, its luck, and somebody to tell (search tells nobody). */
export interface Play {
  readonly s: SevenSeasState;
  readonly luck: Luck;
  readonly emit: ((event: SevenSeasEvent) => void) | undefined;
}
