import type { Play as PlayOf } from '@/engine/kit/play';
import type { Card } from '../data/cards';
import type { DeadMansDrawEvent } from '../events';
import type { DeadMansDrawState } from '../state';
import type { Source } from '../view';

export type Play = PlayOf<DeadMansDrawState, DeadMansDrawEvent>;

/** A card that an answer has set on its way into the row (4.3). `safe`: brought by a Miser's hook (4.7.10). */
export interface Arrival {
  readonly card: Card;
  readonly source: Source;
  readonly safe: boolean;
}
