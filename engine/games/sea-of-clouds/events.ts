import type { Event, Seat } from '@/engine/core/game';
import type { CardId } from './box';
import type { CardType, Zone } from './data/types';
import type { Task } from './view';

interface Told extends Pick<Event, 'reveals' | 'own'> {
  /** Whose doing it is. */
  readonly seat: Seat;
}

/** Why a slot gets something: its share was left, it was empty, a Treasure Map. */
export type Reason = 'left' | 'refill' | 'map';

/**
 * Everything that can happen at this table. Where a card comes from and goes to is always in the event: the view folds
 * over them. Slots count from 1. `top` is the back that now shows on the deck, null when it is empty.
 */
export type SeaOfCloudsEvent =
  | (Told & { readonly type: 'turn-began'; readonly turn: number })
  /** The ship has moved to the next island (4.1.5). */
  | (Told & { readonly type: 'sailed'; readonly round: number })
  | (Told & { readonly type: 'peeked'; readonly card?: CardId })
  | (Told & { readonly type: 'looked'; readonly slot: number; readonly cards?: readonly CardId[] })
  | (Told & { readonly type: 'left'; readonly slot: number })
  /** The top card of the deck goes face down onto a share. */
  | (Told & {
      readonly type: 'dealt';
      readonly slot: number;
      readonly why: Reason;
      readonly card: CardType;
      readonly top: CardType | null;
    })
  /** A doubloon goes onto a share instead (4.3.3, 4.3.5). */
  | (Told & { readonly type: 'laid'; readonly slot: number; readonly why: Reason })
  | (Told & { readonly type: 'took'; readonly slot: number; readonly doubloons: number })
  /** All three shares were left: the captain has the top card of the deck (4.5). */
  | (Told & { readonly type: 'drew'; readonly top: CardType | null; readonly card?: CardId })
  /** One card out of a share, chosen by its back (4.4.7, 4.7.18). */
  | (Told & { readonly type: 'picked'; readonly slot: number; readonly index: number; readonly card?: CardId })
  /** From the hand to the board, or out of the game once used; `card` where its face shows. */
  | (Told & {
      readonly type: 'placed';
      readonly index: number;
      readonly back: CardType;
      readonly zone: Zone;
      readonly card?: CardId;
    })
  /** From the bank; `by` is a card or a reason. */
  | (Told & { readonly type: 'gained'; readonly count: number; readonly by: string })
  /** Doubloons from the bank onto the Chest (4.8.1). */
  | (Told & { readonly type: 'chest-filled'; readonly count: number })
  /** Its owner has lost a fight: it goes to the winner (4.8.2). */
  | (Told & { readonly type: 'chest-won'; readonly from: Seat; readonly card: CardId })
  /** From the Chest to the captain's board (4.8.5, 4.8.9). */
  | (Told & { readonly type: 'chest-paid'; readonly count: number })
  | (Told & { readonly type: 'discarded'; readonly zone: 'crew' | 'objects'; readonly card: CardId })
  /** Strengths by seat, and whom each captain has beaten. */
  | (Told & {
      readonly type: 'fought';
      readonly strengths: readonly number[];
      readonly beats: readonly (readonly Seat[])[];
    })
  | (Told & { readonly type: 'applied'; readonly card: CardId; readonly against: Seat | null })
  /** An effect that finds nothing to work on. */
  | (Told & { readonly type: 'nothing'; readonly card: CardId })
  | (Told & { readonly type: 'stole'; readonly from: Seat; readonly count: number })
  | (Told & { readonly type: 'parrot'; readonly from: Seat })
  | (Told & { readonly type: 'rum-stolen'; readonly from: Seat; readonly card?: CardId })
  | (Told & { readonly type: 'rum-swapped'; readonly from: Seat; readonly given?: CardId; readonly taken?: CardId })
  | (Told & { readonly type: 'swapped'; readonly from: Seat; readonly given: CardId; readonly taken: CardId })
  | (Told & { readonly type: 'declined'; readonly card: CardId })
  /** Monsieur Plume has named a captain. */
  | (Told & { readonly type: 'named'; readonly victim: Seat })
  /** 4.7.19: all crews leave the game, by seat. */
  | (Told & { readonly type: 'crews-left'; readonly crews: readonly (readonly CardId[])[] })
  /** 8.4 */
  | (Told & { readonly type: 'hat' })
  /** 7.2: rum and secrets are turned over, by seat. */
  | (Told & {
      readonly type: 'over';
      readonly rum: readonly (readonly CardId[])[];
      readonly secrets: readonly (readonly CardId[])[];
    })
  | (Told & { readonly type: 'asks'; readonly tasks: readonly Task[] });
