import type { Luck } from '@/engine/core/luck';
import type { SeaOfCloudsEvent } from '../events';
import type { SeaOfCloudsState } from '../state';

/** What every rule is given: the table, its luck, and somebody to tell (search tells nobody). */
export interface Play {
  readonly s: SeaOfCloudsState;
  readonly luck: Luck;
  readonly emit: ((event: SeaOfCloudsEvent) => void) | undefined;
}
