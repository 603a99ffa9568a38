import type { Seat } from '@/engine';
import type { ShipId } from '@/engine/games/worlds-end/box';
import type { SeaId } from '@/engine/games/worlds-end/data/board';
import type { SideNumber } from '@/engine/games/worlds-end/view';

/** Places by name; the scene knows where they are at every size. */
export type Spot =
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** The middle of the table: what is nobody's comes from there. */
  | { readonly kind: 'bank' };

/** What moves while an event is shown. Times are those of its cue. */
export type WorldsEndMotion =
  | { readonly kind: 'still' }
  /** A flagship along the water; `seas`: each a neighbour of the one before. */
  | {
      readonly kind: 'sail';
      readonly seat: Seat;
      readonly seas: readonly SeaId[];
      readonly for: number;
      /** Its way glows along the water. */
      readonly glows: boolean;
    }
  /** Dice that fall on the chart and stay there for a while. */
  | { readonly kind: 'dice'; readonly dice: readonly number[]; readonly lands: number }
  | { readonly kind: 'coins'; readonly count: number; readonly from: Spot; readonly to: Spot }
  /** The black ship on the blade. */
  | { readonly kind: 'blade'; readonly from: number; readonly to: number; readonly for: number }
  /** Two lines come in. */
  | { readonly kind: 'lines'; readonly for: number; readonly each: number }
  /** A ship steps forward and aims. */
  | { readonly kind: 'aim'; readonly ship: ShipId; readonly for: number }
  /** Dice of a ship; `check`: it rolls for itself. */
  | {
      readonly kind: 'roll';
      readonly ship: ShipId;
      readonly check: boolean;
      readonly lands: number;
      /** When it can be read what they mean. */
      readonly told: number;
      /** Which of them roll: the others lie already. */
      readonly which: readonly number[];
    }
  /** What becomes of a ship. */
  | {
      readonly kind: 'struck';
      readonly ship: ShipId;
      readonly result: 'missed' | 'smoke' | 'damaged' | 'sunk' | 'taken';
      readonly for: number;
    }
  /** Ships leave the battle, or all step back into line. */
  | { readonly kind: 'leave'; readonly ships: readonly ShipId[]; readonly for: number }
  | { readonly kind: 'back'; readonly side: SideNumber | null; readonly for: number }
  /** The light turns green-black and the map sinks: the armada is here. */
  | {
      readonly kind: 'dusk';
      readonly light: readonly [at: number, long: number];
      readonly sinks: readonly [at: number, long: number];
    }
  /** All is over in that light: whoever has won the last battle comes before the moon. */
  | { readonly kind: 'end'; readonly for: number }
  /** The dark ships rise one after the other, then the leader's sail in. */
  | { readonly kind: 'armada'; readonly rise: Rhythm; readonly come: Rhythm };

/** One after the other: when the first begins, how far apart they begin, how long each takes. */
export interface Rhythm {
  readonly at: number;
  readonly apart: number;
  readonly long: number;
}
