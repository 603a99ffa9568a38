import type { Frame, Rect } from '@/components/kit/frame/frame';
import type { Seat } from '@/engine';
import type { ScenePlaces } from './scene/scene-places';

/** What a layout depends on: how many sit here, whose side is nearest, how many cards lie in the row. */
export interface Shown {
  readonly seats: number;
  readonly focus: Seat;
  readonly row: number;
}

export interface Strip {
  readonly seat: Seat;
  readonly rect: Rect;
  /** Emblem, score and name. */
  readonly text: Rect;
  /** Ten suits, or null where there is only room for the score: the bank then opens at a touch. */
  readonly slots: readonly Rect[] | null;
}

export interface TableLayout {
  readonly frame: Frame;
  /** Given where the table lies flat between its players; all rectangles here are then those of the screen. */
  readonly flat: ScenePlaces | null;
  /** In turn order: the left neighbour first. */
  readonly strips: readonly Strip[];
  readonly stage: Rect;
  readonly drawPile: Rect;
  readonly discard: Rect;
  readonly rowArea: Rect;
  /** One for each card of the row; the last one is the newest, raised and a little larger. */
  readonly row: readonly Rect[];
  readonly suitBar: Rect;
  readonly suits: readonly Rect[];
  readonly own: { readonly seat: Seat; readonly head: Rect; readonly slots: readonly Rect[] };
  /** Room for a list of targets, in the own direction: it never reaches the row. */
  readonly tray: Rect;
  /** Room for the open cards of a map: over nothing that the choice depends on. */
  readonly fan: Rect;
}
