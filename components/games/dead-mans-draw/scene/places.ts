import type { Rect, Size } from '@/components/table/play/frame';
import type { Pose } from '@/components/table/skia/motion';
import type { Turn } from '@/components/ui/facing';
import type { Seat } from '@/engine';
import type { TableLayout } from '../layout';

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
  /** Where the chain comes from: the edge of the screen, or just before the row. */
  readonly chainFrom: number;
  readonly suitBars: readonly SuitBarPlace[];
  readonly seats: readonly SeatPlace[];
}

/** The size of a known card beside the pile. */
export const KNOWN = 0.62;

function besidePile({ x, y, width }: Rect): Rect[] {
  const unit = width / 67;
  const known = width * KNOWN;
  return [0, 1, 2].map((i) => ({
    x: x + width + 8 * unit + i * known * 0.4,
    y: y + 3 * unit,
    width: known,
    height: known * 1.4,
  }));
}

const ORIGIN = { x: 0, y: 0 };

export function placesOf(layout: TableLayout): ScenePlaces {
  const { frame, strips, own, flat } = layout;
  if (flat) return flat;
  const upright = frame.shape !== 'side';
  const piles = layout.drawPile;
  return {
    size: frame.size,
    flat: false,
    stage: layout.stage,
    drawPile: layout.drawPile,
    known: besidePile(layout.drawPile),
    discard: layout.discard,
    rowArea: layout.rowArea,
    row: layout.row,
    chainFrom: piles.y + piles.height < layout.rowArea.y ? -6 : layout.rowArea.x - 8,
    suitBars: [{ rect: layout.suitBar, turned: false }],
    seats: [
      ...strips.map(({ seat, rect, text, slots }): SeatPlace => ({
        seat,
        origin: ORIGIN,
        turn: 0,
        panel: rect,
        head: text,
        form: slots && upright ? 'strip' : 'line',
        own: false,
        slots,
      })),
      {
        seat: own.seat,
        origin: ORIGIN,
        turn: 0,
        panel: null,
        head: own.head,
        form: 'own',
        own: true,
        slots: own.slots,
      },
    ],
  };
}

/** The width of a card that lies in the row. */
export const cardWidth = ({ drawPile }: ScenePlaces) => drawPile.width;

/** How a card lies in a box: the pose that a motion begins or ends with. */
export function lying({ x, y, width, height }: Rect, flipped = false): Pose {
  return { x: x + width / 2, y: y + height / 2, angle: 0, width, flip: flipped ? 1 : 0, lift: 0 };
}
