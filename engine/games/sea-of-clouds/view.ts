import type { Seat, View } from '@/engine/core/game';
import type { Card, CardId } from './box';
import type { CardType } from './data/types';
import type { SeaOfCloudsOptions } from './options';

export type Phase = 'turns' | 'boarding' | 'over';

/** Where the cards that are being placed came from. */
export type Source = 'share' | 'deck' | 'pick';

/**
 * What is unfinished; the last one is asked first. All public: the cards named here lie face up, by their numbers.
 * A seat stands where it need not be the active captain's.
 */
export type Task =
  /** Start of the turn: the Spyglass (5.2). */
  | { readonly kind: 'peek'; readonly seat: Seat }
  /** Slots count from 0 here. */
  | { readonly kind: 'look'; readonly seat: Seat; readonly slot: number }
  /**
   * The last `count` cards of the hand are this taking's. `served`: a Treasure Map has refilled the slot (4.4.6). `asks`:
   * the order matters and is asked for (5.4): written down, for others do not know the faces.
   */
  | {
      readonly kind: 'place';
      readonly seat: Seat;
      readonly from: Source;
      readonly slot: number;
      readonly count: number;
      readonly served: boolean;
      readonly asks: boolean;
    }
  | { readonly kind: 'beer'; readonly seat: Seat }
  /** Grappling Hook, Lookout. */
  | { readonly kind: 'take'; readonly seat: Seat }
  /** By seat: strengths, and bits of the captains beaten (4.7.1–4.7.5). `at` seats from `start` have had their effects. */
  | {
      readonly kind: 'boarding';
      readonly strengths: readonly number[];
      readonly beats: readonly number[];
      readonly start: Seat;
      readonly at: number;
    }
  /** `left`: pirates still to be applied, in the order of getting; `asks`: their order matters (5.4). */
  | {
      readonly kind: 'effects';
      readonly seat: Seat;
      readonly left: readonly Card[];
      readonly beaten: readonly Seat[];
      readonly asks: boolean;
    }
  /** One pirate at work: the fights it is still to be applied for. */
  | { readonly kind: 'pirate'; readonly seat: Seat; readonly card: Card; readonly fights: readonly Seat[] }
  /** Which of two fights comes first (4.7.22); `once`: the other one falls away. */
  | {
      readonly kind: 'target';
      readonly seat: Seat;
      readonly card: Card;
      readonly fights: readonly Seat[];
      readonly once: boolean;
    }
  /** `give`: -1 until the first link is answered. */
  | {
      readonly kind: 'swap-object';
      readonly seat: Seat;
      readonly card: Card;
      readonly against: Seat;
      readonly give: Card;
    }
  | { readonly kind: 'swap-rum'; readonly seat: Seat; readonly card: Card; readonly against: Seat }
  /** Monsieur Plume names one of these. */
  | { readonly kind: 'plume'; readonly seat: Seat; readonly card: Card; readonly among: readonly Seat[] }
  | { readonly kind: 'plume-discard'; readonly seat: Seat; readonly card: Card };

/** A card that lies face down where all can follow it. `seen`: bits of the seats that know its face. */
export interface Back {
  readonly type: CardType;
  /** Null for a viewer who does not know it. */
  readonly card: CardId | null;
  readonly seen: number;
}

export interface Share {
  /** The lowest card first. */
  readonly cards: readonly Back[];
  readonly doubloons: number;
}

/** Rum or secrets of one captain: how many, and those that the viewer knows, in the order of the tables. */
export interface Hidden {
  readonly count: number;
  readonly known: readonly CardId[];
}

export interface PlayerView {
  readonly seat: Seat;
  readonly doubloons: number;
  readonly rum: Hidden;
  readonly secrets: Hidden;
  /** In the order of getting. */
  readonly relics: readonly CardId[];
  readonly objects: readonly CardId[];
  readonly crew: readonly CardId[];
  /** What this captain would fight with now (4.7.1). */
  readonly strength: number;
  /** Points as far as this viewer knows them: of others, without what lies hidden (13.1). */
  readonly score: number;
}

export interface SeaOfCloudsView extends View {
  readonly seats: number;
  readonly options: SeaOfCloudsOptions;
  readonly phase: Phase;
  readonly round: number;
  /** Turns begun so far, all captains together. */
  readonly turn: number;
  readonly hat: Seat;
  readonly parrot: Seat;
  readonly active: Seat;
  readonly shares: readonly Share[];
  readonly deckCount: number;
  readonly deckTop: Back | null;
  /** Cards on their way to a board, those of the last `place` task last. */
  readonly hand: readonly Back[];
  /** Out of the game, in that order: used and discarded cards. */
  readonly gone: readonly CardId[];
  readonly players: readonly PlayerView[];
  /** Doubloons on the Chest. */
  readonly chest: number;
  readonly tasks: readonly Task[];
}
