import type { Seat } from '@/engine/core/game';
import type { AdventureId } from './data/adventures';
import type { Character } from './data/characters';
import type { Good } from './data/goods';
import type { Nation } from './data/nations';
import type { Gesture } from './throw/dice';
import type { DieId } from './view';

/** Clause 5.2. A number for each good is given good by good; a set of dice die by die. */
export type SevenSeasAction =
  | { readonly type: 'SELECT_CHARACTER'; readonly character: Character }
  | { readonly type: 'SHIPWRIGHT_BUY'; readonly count: number }
  | { readonly type: 'GOVERNOR_JOIN'; readonly nation: Nation }
  | { readonly type: 'CAPTAIN_PLAY'; readonly card: AdventureId }
  | { readonly type: 'SEND_SHIPS'; readonly count: number }
  | { readonly type: 'THROW'; readonly gesture: Gesture | null }
  | { readonly type: 'CHOOSE_PAIR'; readonly pirate: DieId; readonly caravan: DieId }
  | { readonly type: 'KEEP_LOOT'; readonly good: Good; readonly count: number }
  | { readonly type: 'ISLANDER_PLAY'; readonly card: AdventureId }
  | { readonly type: 'SHAMAN_PLAY'; readonly card: AdventureId }
  | { readonly type: 'WHIRLPOOL_PICK'; readonly die: DieId }
  | { readonly type: 'IDOL_NAME'; readonly good: Good }
  /** Asked for one seat after the other, clockwise from the curser. */
  | { readonly type: 'TAVERN_DEAL'; readonly seat: Seat; readonly face: number }
  | { readonly type: 'LOSE_GOOD'; readonly good: Good }
  | { readonly type: 'DISCARD_GOODS'; readonly good: Good; readonly count: number }
  | { readonly type: 'MERCHANT_SELL'; readonly good: Good; readonly count: number }
  | { readonly type: 'CARTOGRAPHER_DRAW' }
  | { readonly type: 'TAKE_GIFT'; readonly accept: boolean }
  /** In the order of GOODS. */
  | { readonly type: 'RITUAL_GOOD_DEAL'; readonly goods: readonly [Good, Good] }
  | { readonly type: 'RITUAL_DOUBLE_HOLD' }
  | { readonly type: 'RITUAL_UNSINKABLE' }
  | { readonly type: 'DECLINE' }
  | { readonly type: 'END_ACTIVATION' }
  | { readonly type: 'FINAL_SALE_DONE' };
