import type { Seat } from '@/engine/core/game';
import type { ShipId } from '@/engine/games/admiral/data/ships';
import type { Texts } from '@/engine/games/admiral/data/scenario';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import type { Result } from '@/engine/games/admiral/view';
import type { SheetTap } from './taps';

/** What was tapped, then everything that came of it. */
export type SheetFact =
  | {
      readonly type: 'tapped';
      readonly tap: SheetTap;
      readonly round: number;
      readonly seat: Seat;
      readonly from: SquareId | null;
    }
  | { readonly type: 'order'; readonly order: readonly Seat[] }
  | { readonly type: 'wind'; readonly round: number; readonly sector: number }
  | { readonly type: 'turn'; readonly round: number; readonly seat: Seat }
  /** `squares`: how far each of those who fired was; null where that has not been said. */
  | {
      readonly type: 'shot';
      readonly target: string;
      readonly die: number;
      readonly hits: number;
      readonly squares: readonly (number | null)[];
    }
  | {
      readonly type: 'fought';
      readonly target: string;
      readonly attackDice: readonly number[];
      readonly defenceDice: readonly number[];
      readonly attack: number;
      readonly defence: number;
    }
  /** `left` markers stay on the square, `lost` ones are gone. */
  | { readonly type: 'sunk'; readonly ship: ShipId; readonly left: number; readonly lost: number }
  | { readonly type: 'captured'; readonly unit: string; readonly by: Seat }
  | { readonly type: 'ruined'; readonly fort: SquareId; readonly lost: number }
  | { readonly type: 'restored'; readonly fort: SquareId; readonly by: Seat }
  | { readonly type: 'mended'; readonly unit: string; readonly damage: number }
  | { readonly type: 'repair-ended'; readonly ship: ShipId }
  | { readonly type: 'work-ended'; readonly fort: SquareId }
  | { readonly type: 'fortless'; readonly seat: Seat; readonly turns: number }
  | { readonly type: 'came'; readonly seat: Seat; readonly ship: ShipId; readonly at: SquareId }
  | { readonly type: 'placed'; readonly at: readonly SquareId[] }
  | { readonly type: 'reef-gone'; readonly at: SquareId }
  | { readonly type: 'message'; readonly texts: Texts }
  | { readonly type: 'out'; readonly seat: Seat }
  | { readonly type: 'over'; readonly result: Result; readonly winners: readonly Seat[] };

export type Tell = (fact: SheetFact) => void;
