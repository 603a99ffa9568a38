import type { SavedMatch } from '@/engine/core/match';
import type { Achievements } from './achievements';
import type { Faces } from './dice';
import type { Draw } from './draws';
import type { PlayFacts } from './facts';
import type { Part } from './summary';

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

export interface Thrower {
  readonly id: string;
  readonly faces: Faces;
  /** A high face is neither good nor bad here. */
  readonly plain?: true;
}

/** How luck fell in a match, to be held against its odds. */
export type Luck =
  | { readonly kind: 'draws'; readonly draws: readonly Draw[] }
  | {
      readonly kind: 'dice';
      /** By seat, where a high face is a good one. */
      readonly seats: readonly Faces[];
      /** Whoever throws beside the seats, in the same way. */
      readonly others: readonly Thrower[];
      /** Of every die in every throw. */
      readonly all: Faces;
    }
  | {
      readonly kind: 'deck';
      readonly types: readonly DeckType[];
      /** How often something was drawn, where it was no deck of cards: the game says what, as `luck.deck.title` and `.count`. */
      readonly count?: number;
    };

/** A number to be shown; null while there is none. With `tenths` it has one place behind the sign. */
export type Figure = number | null | { readonly tenths: number | null };

/** A line of the statistics that only this game has: a figure, several in one sentence, or something chosen, by its id. */
export type Line = { readonly id: string } & (
  { readonly value: Figure } | { readonly figures: Readonly<Record<string, Figure>> } | { readonly chosen: string }
);

/** Matches that belong together: `id` says by what, `of` to which of them a match belongs. */
export interface Grouping {
  readonly id: string;
  readonly of: (part: Part) => string;
}

/** What a game has to tell of a finished match beside who won. Readers replay the match, and throw where that fails. */
export interface GameStats {
  readonly play?: (saved: SavedMatch) => Played;
  readonly luck?: (saved: SavedMatch) => readonly Luck[];
  readonly achievements?: Achievements;
  /** Of the matches of one person in this game. */
  readonly lines?: (parts: readonly Part[]) => readonly Line[];
  readonly groups?: readonly Grouping[];
}
