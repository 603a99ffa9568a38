import type { Seat } from '@/engine/core/game';
import type { Fight } from './sheet';
import type { SheetTap } from './taps';

/** What was tapped, then what came of it. */
export type SheetFact =
  | { readonly type: 'tapped'; readonly tap: SheetTap }
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'sailed'; readonly round: number }
  | { readonly type: 'alarm'; readonly round: number }
  | ({ readonly type: 'fought' } & Fight)
  /** 4.8.1 */
  | { readonly type: 'chest-filled'; readonly count: number }
  /** 4.8.2: the Chest's owner has lost to this captain. */
  | { readonly type: 'chest-to'; readonly seat: Seat }
  | { readonly type: 'chest-paid'; readonly seat: Seat }
  | { readonly type: 'deck-empty' }
  | { readonly type: 'scoring' }
  | { readonly type: 'finished'; readonly winners: readonly Seat[]; readonly scores: readonly number[] };

export type Tell = (fact: SheetFact) => void;
