import type { Seat, View } from '@/engine/core/game';
import type { CardId } from './data/cards';
import type { Suit } from './data/suits';
import type { Trait } from './data/traits';
import type { Variant } from './data/variants';
import type { DeadMansDrawOptions } from './options';

export type Phase = 'traits' | 'locker' | 'turn' | 'over';
export type Source = 'draw' | 'map' | 'hook' | 'sword';

/** A card of the row as the table sees it. `safe`: Miser or Safe Harbor (4.4.1); `locked`: 8.2.8. */
export interface RowCard {
  readonly card: CardId;
  readonly source: Source;
  readonly safe: boolean;
  readonly locked: boolean;
}

/** What an unfinished effect still wants to know; the last one is asked first. All public. */
export type Task =
  | { readonly kind: 'hook'; readonly left: number; readonly safe: boolean }
  | { readonly kind: 'cannon' }
  | { readonly kind: 'misfire' }
  | { readonly kind: 'map' }
  | { readonly kind: 'sword' }
  | { readonly kind: 'mermaid' }
  | { readonly kind: 'plunder'; readonly count: number }
  | { readonly kind: 'plunder-pick'; readonly victim: Seat; readonly left: number }
  | { readonly kind: 'locker'; readonly seat: Seat }
  /** Waits below a plunder: the lost cards and this busting card go down when the bonus is done (4.4.5). */
  | { readonly kind: 'sink'; readonly card: CardId }
  /** Waits below a plunder: the turn ends when the bonus is done (4.5). */
  | { readonly kind: 'end-turn' };

export interface PlayerView {
  readonly seat: Seat;
  /** Null until the common reveal (R1). */
  readonly traits: readonly Trait[] | null;
  readonly hasPicked: boolean;
  readonly lockerTarget: Seat | null;
  /** Every card of every stack, highest first (6: all public). */
  readonly bank: Readonly<Record<Suit, readonly CardId[]>>;
  readonly bankSize: number;
  /** Live score, 7.8. */
  readonly score: number;
  /** How many cards from the top of the draw pile this player knows. */
  readonly knowsTop: number;
}

export interface DeadMansDrawView extends View {
  readonly seats: number;
  readonly options: DeadMansDrawOptions;
  /** The variant in play, also when it was drawn by luck. */
  readonly variant: Variant;
  readonly phase: Phase;
  readonly first: Seat;
  readonly active: Seat;
  /** Turns begun so far, all players together. */
  readonly turn: number;
  readonly players: readonly PlayerView[];
  /** The viewer's own offer while traits are picked; empty otherwise. */
  readonly offer: readonly Trait[];
  /** The viewer's own pick before the reveal. */
  readonly picked: readonly Trait[];
  readonly row: readonly RowCard[];
  readonly debt: number;
  readonly slots: number;
  readonly drawsThisTurn: number;
  readonly drawCount: number;
  /** The cards on top of the draw pile that this viewer knows, the next one first. */
  readonly knownTop: readonly CardId[];
  /** Null when the pile lies face down (discardOpen: false) and the viewer may not look at it now. */
  readonly discard: readonly CardId[] | null;
  readonly discardCount: number;
  /** The last card that was put there; null before the first one, and once that card has been taken out again. */
  readonly discardTop: CardId | null;
  /** Cards lying open before the active player during a map. */
  readonly revealed: readonly CardId[];
  readonly tasks: readonly Task[];
  /** The winner of a Sudden Death; otherwise scoring decides (8.3). */
  readonly suddenWinner: Seat | null;
}
