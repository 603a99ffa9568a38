import type { Seat } from '@/engine/core/game';
import type { CardId } from './box';

/** Clause 5.2. Slots count from 1, places in a share from 0 at the bottom. An exchange of objects is asked in two links. */
export type SeaOfCloudsAction =
  | { readonly type: 'peekDeckTop'; readonly use: boolean }
  | { readonly type: 'shareChoice'; readonly slot: number; readonly action: 'take' | 'leave' }
  | { readonly type: 'placeNext'; readonly cardId: CardId }
  | { readonly type: 'discardOwnPirate'; readonly cardId: CardId }
  | { readonly type: 'pickLootCard'; readonly slot: number; readonly index: number }
  | { readonly type: 'pirateOrder'; readonly cardId: CardId }
  | { readonly type: 'fightTargetOrder'; readonly seat: Seat }
  | { readonly type: 'swapObject'; readonly decline: true }
  | { readonly type: 'swapObject'; readonly giveId: CardId }
  | { readonly type: 'swapObject'; readonly takeId: CardId }
  | { readonly type: 'swapRum'; readonly decline: true }
  | { readonly type: 'swapRum'; readonly giveId: CardId }
  | { readonly type: 'plumeVictim'; readonly seat: Seat }
  | { readonly type: 'plumeDiscard'; readonly cardId: CardId };
