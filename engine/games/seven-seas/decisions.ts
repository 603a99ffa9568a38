import type { DecisionOf, Seat } from '@/engine/core/game';
import type { Character } from './data/characters';
import type { Good } from './data/goods';
import type { Task } from './view';
import type { TaskOf } from '@/engine/kit/tasks';

/** By kind (5.2): what the question is about, where `legal` does not say it. */
interface About {
  SELECT_CHARACTER: null;
  ACTIVATE: { readonly character: Character; readonly main: TaskOf<Task, 'activate'>['main'] };
  SEND_SHIPS: { readonly ships: number };
  THROW: { readonly by: TaskOf<Task, 'throw'>['by']; readonly spills: number };
  CHOOSE_PAIR: { readonly mm: number };
  KEEP_LOOT: { readonly good: Good };
  DISCARD_GOODS: { readonly good: Good };
  MERCHANT_SELL: { readonly good: Good };
  TAKE_GIFT: { readonly character: Character; readonly left: number };
  IDOL_NAME: null;
  WHIRLPOOL_PICK: { readonly need: number };
  TAVERN_DEAL: { readonly to: Seat };
  LOSE_GOOD: null;
  FINAL_SALE: null;
}

export type SevenSeasDecision = DecisionOf<About>;
