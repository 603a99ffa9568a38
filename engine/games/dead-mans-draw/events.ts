import type { Event, Seat } from '@/engine/core/game';
import type { CardId } from './data/cards';
import type { Suit } from './data/suits';
import type { Trait } from './data/traits';
import type { Source, Task } from './view';

interface Told extends Pick<Event, 'reveals' | 'own'> {
  readonly seat: Seat;
}

/** Everything that can happen at this table. Where a card comes from and goes to is always in the event: the view folds over them. */
export type DeadMansDrawEvent =
  /** Somebody has chosen; what, only `own` tells (R1). */
  | (Told & { readonly type: 'trait-picked'; readonly traits?: readonly Trait[] })
  | (Told & { readonly type: 'traits-revealed'; readonly traits: readonly (readonly Trait[])[] })
  | (Told & { readonly type: 'locker-target'; readonly target: Seat })
  | (Told & { readonly type: 'turn-began'; readonly turn: number })
  /** The top card of the draw pile turns over. It then enters, is diverted, or busts: one of the next three. */
  | (Told & { readonly type: 'drawn'; readonly card: CardId; readonly left: number })
  | (Told & {
      readonly type: 'entered';
      readonly card: CardId;
      readonly source: Source;
      readonly safe: boolean;
      readonly debt: number;
      readonly slots: number;
    })
  | (Told & { readonly type: 'diverted'; readonly card: CardId; readonly by: Trait })
  /** `twin` is the card of the row that it cannot lie beside. */
  | (Told & { readonly type: 'busted'; readonly card: CardId; readonly twin: CardId })
  /** A top card leaves the own bank on its way into the row (or back, for a diverted one). */
  | (Told & { readonly type: 'hooked'; readonly card: CardId })
  | (Told & { readonly type: 'stolen'; readonly card: CardId; readonly from: Seat })
  | (Told & {
      readonly type: 'shot';
      readonly cards: readonly CardId[];
      readonly from: Seat;
      readonly to: 'discard' | 'bank';
    })
  | (Told & { readonly type: 'misfired'; readonly card: CardId })
  | (Told & { readonly type: 'map-opened'; readonly cards: readonly CardId[] })
  /** A Navigator looks through the whole pile; `cards` only when it lies face down for the others (6). */
  | (Told & { readonly type: 'map-searched'; readonly cards?: readonly CardId[] })
  | (Told & { readonly type: 'map-chosen'; readonly card: CardId })
  /** `cards` only for those who may look (R10). */
  | (Told & { readonly type: 'oracle'; readonly count: number; readonly cards?: readonly CardId[] })
  | (Told & { readonly type: 'no-effect'; readonly suit: Suit })
  | (Told & { readonly type: 'parried'; readonly card: CardId })
  | (Told & { readonly type: 'debt'; readonly debt: number; readonly by: 'kraken' | 'empty-pile' })
  /** Safe Harbor opens its places (4.7.12). */
  | (Told & { readonly type: 'harbored'; readonly card: CardId; readonly slots: number })
  /** Mermaid variant: the card moves to the right end and acts again (8.2.1). */
  | (Told & { readonly type: 'replayed'; readonly card: CardId })
  /** Mermaid variant: Casanova or Siren takes the chosen card; `locked` stay protected (8.2.8). */
  | (Told & {
      readonly type: 'taken';
      readonly card: CardId;
      readonly to: Seat;
      readonly by: Trait;
      readonly locked: readonly CardId[];
    })
  | (Told & { readonly type: 'collected'; readonly cards: readonly CardId[] })
  /** The protected part of a bust goes home (4.4.3). */
  | (Told & { readonly type: 'saved'; readonly cards: readonly CardId[] })
  | (Told & { readonly type: 'bonus'; readonly cards: readonly CardId[]; readonly from: Seat | 'discard' })
  /** The rest of a bust, the busting card last; `to` a seat for a Locker or Thieves Island (4.4.6). */
  | (Told & {
      readonly type: 'sunk';
      readonly cards: readonly CardId[];
      readonly to: Seat | 'discard';
      readonly by: 'davy-jones-locker' | 'thieves-island' | null;
    })
  /** What is still open now; sent whenever it changes, so that a view can follow. */
  | (Told & { readonly type: 'asks'; readonly tasks: readonly Task[] })
  | (Told & { readonly type: 'over'; readonly suddenWinner: Seat | null });
