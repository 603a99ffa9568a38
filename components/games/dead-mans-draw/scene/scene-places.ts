import type { Rect, Size } from '@/components/kit/frame/frame';
import type { Turn } from '@/components/ui/facing';
import type { Seat } from '@/engine';

/** How the words of a seat stand: beside small slots, in one line, wide over the own slots, or in the middle of an edge. */
export type HeadForm = 'strip' | 'line' | 'own' | 'flat';

/** One player's part of the picture, in that player's own upright frame: `origin` and `turn` put it on the screen. */
export interface SeatPlace {
  readonly seat: Seat;
  readonly origin: { readonly x: number; readonly y: number };
  readonly turn: Turn;
  readonly panel: Rect | null;
  readonly head: Rect;
  readonly form: HeadForm;
  /** Large slots with the sign beside the value. */
  readonly own: boolean;
  readonly slots: readonly Rect[] | null;
}

/** The suit bar; at a table that lies flat there are two, one turned round. */
export interface SuitBarPlace {
  readonly rect: Rect;
  readonly turned: boolean;
}

/** Everything the scene draws, and where. Made from the table's layout, or for a table that lies flat. */
export interface ScenePlaces {
  readonly size: Size;
  /** Read from all sides: no horizon, four tabs on every card. */
  readonly flat: boolean;
  readonly stage: Rect;
  readonly drawPile: Rect;
  /** Where the cards stand that are known to lie on top of the pile: the next one first. */
  readonly known: readonly Rect[];
  readonly discard: Rect;
  /** Where the row may lie, however many cards are in it. */
  readonly rowArea: Rect;
  readonly row: readonly Rect[];
  /** Room for the open cards of a map, and the side from which they are read. */
  readonly fan: Rect;
  readonly fanTurn: Turn;
  /** Where the chain comes from: the edge of the screen, or just before the row. */
  readonly chainFrom: number;
  readonly suitBars: readonly SuitBarPlace[];
  readonly seats: readonly SeatPlace[];
}

/** The size of a known card beside the pile. */
export const KNOWN = 0.62;
