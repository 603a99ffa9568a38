import type { Rect } from '@/components/kit/frame/frame';
import type { Pose } from '@/components/kit/skia/motion';
import type { TableLayout } from '../table-layout';
import { KNOWN, type ScenePlaces, type SeatPlace } from './scene-places';

export type { HeadForm, ScenePlaces, SeatPlace, SuitBarPlace } from './scene-places';

/**
 * The cards that are known to come next: beside the pile where the row lies below it. Where the row begins beside it, they
 * lie on the pile and stand out above it, as far as the stage reaches.
 */
function knownCards({ drawPile, rowArea, stage }: TableLayout): Rect[] {
  const { x, y, width, height } = drawPile;
  const unit = width / 67;
  const seen = { width: width * KNOWN, height: width * KNOWN * 1.4 };
  const beside = y + height <= rowArea.y;
  return [0, 1, 2].map((i) =>
    beside
      ? { ...seen, x: x + width + 8 * unit + i * seen.width * 0.4, y: y + 3 * unit }
      : { ...seen, x: x + (i * (width - seen.width)) / 2, y: Math.max(stage.y, y - seen.height * 0.62) },
  );
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
    known: knownCards(layout),
    discard: layout.discard,
    rowArea: layout.rowArea,
    row: layout.row,
    fan: layout.fan,
    fanTurn: 0,
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
