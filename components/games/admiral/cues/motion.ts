import type { Seat } from '@/engine';
import type { ShipId } from '@/engine/games/admiral/data/ships';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import type { UnitId } from '@/engine/games/admiral/view';

/** What moves while an event is shown. Times are those of its cue. */
export type AdmiralMotion =
  | { readonly kind: 'still' }
  /** The arrow turns and lands, then the wind runs over the sea. */
  | {
      readonly kind: 'wind';
      readonly sector: number;
      readonly way: number;
      readonly lands: number;
      readonly wave: number;
    }
  | {
      readonly kind: 'sail';
      readonly ship: ShipId;
      readonly path: readonly SquareId[];
      readonly for: number;
      /** The storm has it: it goes as it lies. */
      readonly drifts: boolean;
      readonly reef: boolean;
    }
  /** Shots fall one shortly after the other, the die after them. */
  | {
      readonly kind: 'shots';
      readonly from: readonly UnitId[];
      readonly target: UnitId;
      readonly die: number;
      readonly hits: boolean;
      readonly fire: number;
      readonly lands: number;
    }
  /** Dice of both sides on two decks. */
  | {
      readonly kind: 'dice';
      readonly seat: Seat;
      readonly target: UnitId;
      readonly attack: readonly number[];
      readonly defence: readonly number[];
      readonly sums: readonly [number, number];
      readonly lands: number;
    }
  | { readonly kind: 'blast'; readonly at: SquareId; readonly for: number }
  | { readonly kind: 'sinks'; readonly ship: ShipId; readonly at: SquareId; readonly for: number };
