import type { Luck } from '@/engine/core/luck';
import type { Card } from '../data/cards';
import type { DeadMansDrawEvent } from '../events';
import type { DeadMansDrawState } from '../state';
import type { Source } from '../view';

/** What every rule is given: the table, its luck, and somebody to tell (search tells nobody). */
export interface Play {
  readonly s: DeadMansDrawState;
  readonly luck: Luck;
  readonly emit: ((event: DeadMansDrawEvent) => void) | undefined;
}

/** A card that an answer has set on its way into the row (4.3). `safe`: brought by a Miser's hook (4.7.10). */
export interface Arrival {
  readonly card: Card;
  readonly source: Source;
  readonly safe: boolean;
}
