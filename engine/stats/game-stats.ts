import type { SavedMatch } from '@/engine/core/match';
import type { Achievements } from './achievements';
import type { Faces } from './dice';
import type { Draw } from './draws';
import type { PlayFacts } from './facts';

/** What was played, seat by seat, and under which variant. */
export interface Played {
  readonly variant: string;
  readonly seats: readonly PlayFacts[];
}

/** One type of card, by its back. */
export interface DeckType {
  readonly id: string;
  readonly happened: number;
  /** As many as so many cards of this deck hold on average. */
  readonly expected: number;
}

/** How luck fell in a match, to be held against its odds. */
export type Luck =
  | { readonly kind: 'draws'; readonly draws: readonly Draw[] }
  | {
      readonly kind: 'dice';
      /** By seat, where a high face is a good one. */
      readonly seats: readonly Faces[];
      /** Whoever throws beside the seats, in the same way. */
      readonly others: readonly { readonly id: string; readonly faces: Faces }[];
      /** Of every die in every throw. */
      readonly all: Faces;
    }
  | { readonly kind: 'deck'; readonly types: readonly DeckType[] };

/** What a game has to tell of a finished match beside who won. Readers replay the match, and throw where that fails. */
export interface GameStats {
  readonly play?: (saved: SavedMatch) => Played;
  readonly luck?: (saved: SavedMatch) => readonly Luck[];
  readonly achievements?: Achievements;
}
