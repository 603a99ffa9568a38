import type { Seat } from '@/engine/core/game';
import type { CardId } from './data/cards';
import type { Suit } from './data/suits';
import type { Trait } from './data/traits';

/** Clause 5.2: every decision of the game, with the parameters of its answer. Traits stand in the order of TRAITS. */
export type DeadMansDrawAction =
  | { readonly type: 'PICK_TRAIT'; readonly traits: readonly Trait[] }
  | { readonly type: 'PICK_LOCKER_TARGET'; readonly seat: Seat }
  | { readonly type: 'DRAW' }
  | { readonly type: 'COLLECT' }
  | { readonly type: 'HOOK_PICK'; readonly suit: Suit }
  | { readonly type: 'CANNON_PICK'; readonly seat: Seat; readonly suit: Suit }
  | { readonly type: 'MISFIRE_PICK'; readonly suit: Suit }
  | { readonly type: 'MAP_PICK'; readonly card: CardId }
  | { readonly type: 'SWORD_PICK'; readonly seat: Seat; readonly suit: Suit }
  | { readonly type: 'MERMAID_PICK'; readonly card: CardId }
  | { readonly type: 'PLUNDER_TARGET'; readonly seat: Seat }
  | { readonly type: 'PLUNDER_PICK'; readonly suit: Suit };
