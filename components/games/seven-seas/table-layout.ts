import type { Frame, Rect } from '@/components/kit/frame/frame';
import type { Seat } from '@/engine';

/** What the middle of the table is for now. */
export type Mode = 'choose' | 'table' | 'lid';

export interface Shown {
  readonly seats: number;
  readonly focus: Seat;
  readonly mode: Mode;
  /** Around a flat table: how many cards are held up to answer, by their kinds; none where no hand is asked about. */
  readonly hand?: readonly number[];
}

export interface SeatPlace {
  readonly seat: Seat;
  readonly rect: Rect;
}

/** The port with its quay, the own ships on the water, the own cards: things that lie on the sea instead of numbers in panels (look 21.2). */
export interface Bay {
  /** How large things are, beside those of a usual phone. */
  readonly k: number;
  /** Town, quay, tags and name: a touch tells about the port. */
  readonly harbour: Rect;
  /** The planks; goods stand on their upper edge. */
  readonly quay: Rect;
  readonly sign: Rect;
  readonly deck: Rect;
  /** Guards stand here. */
  readonly isle: Rect;
  /** What is pushed lies here, between the quay and the own ships; where there is no such room, in the place of the ships. */
  readonly row: Rect;
  readonly apart: boolean;
  readonly fleet: Rect;
  readonly hand: Rect;
  /** A card of the hand. */
  readonly card: number;
}

export interface TableLayout {
  readonly frame: Frame;
  readonly mode: Mode;
  /** The seven characters in their order; of no height where the hand that shows them all needs its room. */
  readonly ruler: Rect;
  /** In turn order: the left neighbour first; in a choice of characters the own seat last. */
  readonly strips: readonly SeatPlace[];
  /** Port, prices, deck and last card. */
  readonly market: Rect;
  /** At a flat table the port lies twice, once for each long side; null: there is no such room. */
  readonly twin: Rect | null;
  /** The chosen character, explained. */
  readonly sheet: Rect;
  readonly fan: readonly Rect[];
  readonly own: SeatPlace;
  /** By seat: where everybody's things lie. */
  readonly sides: readonly Rect[];
  /** How large signs and numbers are, as whoever plays likes them. */
  readonly scale: number;
  /** Room for what can be chosen; it grows upwards. */
  readonly tray: Rect;
  /** All fleets in one line, above the lid. */
  readonly fleets: Rect;
  /** The tin lid with its rim: a square. */
  readonly lid: Rect;
  readonly duel: Rect;
  /** Things on the sea instead of numbers in panels, where there is room for them. */
  readonly bay: Bay | null;
  /** What is left of the stage between strips and own side: the sky of the scene. */
  readonly stage: Rect;
}
