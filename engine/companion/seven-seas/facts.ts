import type { Seat } from '@/engine/core/game';
import type { Character } from '@/engine/games/seven-seas/data/characters';
import type { SheetTap } from './taps';

/** What is counted in the log after a tap. */
export type Moved =
  'chests' | 'owned' | 'fruit' | 'coffee' | 'rum' | 'talismans' | 'yy' | 'marks' | 'hold' | 'unsink' | 'cards';

/** What was tapped, then everything that came of it. */
export type SheetFact =
  | { readonly type: 'tapped'; readonly tap: SheetTap }
  /** A choice tapped a second time. */
  | { readonly type: 'unchose'; readonly seat: Seat; readonly character: Character }
  | { readonly type: 'moved'; readonly seat: Seat; readonly what: Moved; readonly by: number }
  /** 4.4.1: another choice of the same character, said too late, takes the gift back; taken back itself, it gives it again. */
  | { readonly type: 'gift-back' | 'gift-again'; readonly seat: Seat; readonly character: Character }
  /** So much of it has been used already. */
  | { readonly type: 'gift-spent'; readonly seat: Seat; readonly what: Moved | 'loot'; readonly count: number }
  /** 11.4: 1, a ship more or less on the island. */
  | { readonly type: 'guards'; readonly seat: Seat; readonly by: number }
  /** 11.4: 2, goods that no longer fit. */
  | { readonly type: 'overload'; readonly seat: Seat; readonly count: number }
  /** 11.4: 7 */
  | { readonly type: 'token'; readonly seat: Seat; readonly chests: 0 | 40 | 80 }
  | { readonly type: 'rolled'; readonly dice: readonly number[] }
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'end-came' }
  | { readonly type: 'finished'; readonly winners: readonly Seat[]; readonly scores: readonly number[] };

export type Tell = (fact: SheetFact) => void;
