import type { Seat } from '@/engine/core/game';
import type { Region, Sea } from '@/engine/games/worlds-end/data/board';
import type { EventId } from '@/engine/games/worlds-end/data/events';
import type { Result } from '@/engine/games/worlds-end/view';
import type { SheetTap } from './taps';

/** What is counted in the log after a tap. */
export type Moved = 'gold' | 'calypso' | 'squadron' | 'hand' | 'fame';

/** What was tapped, then everything that came of it. */
export type SheetFact =
  | { readonly type: 'tapped'; readonly tap: SheetTap }
  | { readonly type: 'moved'; readonly seat: Seat; readonly what: Moved; readonly by: number }
  | { readonly type: 'guards'; readonly sea: Sea; readonly by: number }
  /** 4.18.3, 4.18.4 */
  | { readonly type: 'monopoly'; readonly seat: Seat; readonly good: number; readonly held: boolean }
  | { readonly type: 'region'; readonly seat: Seat; readonly region: Region; readonly held: boolean }
  | { readonly type: 'event'; readonly seat: Seat; readonly dice: readonly [number, number]; readonly event: EventId }
  /** `left`: cells to the mark; null while the mark is not known. */
  | { readonly type: 'armada'; readonly to: number; readonly left: number | null }
  | { readonly type: 'storm'; readonly seat: Seat; readonly dice: readonly number[]; readonly sunk: number }
  | { readonly type: 'order'; readonly order: readonly Seat[] }
  | { readonly type: 'sold'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'unsold' }
  | {
      readonly type: 'tie';
      readonly what: 'fighter' | 'commander';
      readonly seats: readonly Seat[];
      readonly dice: readonly number[];
    }
  /** A salvo as it stands now, again whenever something about it is put right. */
  | {
      readonly type: 'salvo';
      readonly ship: number;
      readonly target: number;
      readonly dice: readonly number[];
      readonly hits: number;
      /** The dice of the survivability check; none: there was no check. */
      readonly check: readonly number[];
      readonly outcome: 'missed' | 'damaged' | 'sunk';
    }
  | { readonly type: 'battle-won'; readonly seat: Seat | null }
  | { readonly type: 'over'; readonly seat: Seat; readonly result: Result };

export type Tell = (fact: SheetFact) => void;
