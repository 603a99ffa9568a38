import type { Seat } from '@/engine';
import type { Character } from '@/engine/games/seven-seas/data/characters';
import type { Flight } from '@/engine/games/seven-seas/throw/flight';
import type { DieId } from '@/engine/games/seven-seas/view';
import type { Flying } from './flights';

/** What moves while an event is shown. */
export type SevenSeasMotion =
  | { readonly kind: 'still' }
  /** Pieces go from place to place. */
  | { readonly kind: 'fly'; readonly flights: readonly Flying[] }
  /** Dice fly as the rules have thrown them. `owners` in the order of the flight: a seat, or -1. */
  | {
      readonly kind: 'throw';
      readonly flight: Flight;
      readonly owners: readonly number[];
      readonly ids: readonly DieId[];
      readonly flies: number;
      /** Of each die: a curse strikes it. */
      readonly struck: readonly boolean[];
    }
  | {
      readonly kind: 'duel';
      readonly pirate: DieId;
      readonly caravan: DieId;
      readonly mm: number;
      readonly sunk: readonly DieId[];
      /** When the losers begin to sink. */
      readonly sinksAt: number;
      /** Nothing shakes or flies: one sinks. */
      readonly calm: boolean;
    }
  /** 4.3.2: those who chose this character turn it up together. */
  | {
      readonly kind: 'reveal';
      readonly character: Character;
      readonly seats: readonly Seat[];
      /** The First Player, for the gift (4.4.2). */
      readonly first: Seat;
      /** Nothing flies or turns: it stands there. */
      readonly calm: boolean;
    };
