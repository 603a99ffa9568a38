import type { Rect } from '@/components/kit/frame/box';
import type { TableLayout } from './layout';

/** A circle on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Look 20.6. */
const BIGGEST = 318;
const SMALL = { phone: 84, low: 66, around: 86 };
const INSET = 10;

/** The small vane: in the upper right corner of the sea; at a flat table on its left edge. */
export function vaneSpot({ frame, map }: TableLayout): Spot {
  if (frame.around) {
    const size = SMALL.around;
    return { x: Math.max(frame.insets.left + size / 2 + 8, map.x - size / 2 - 16), y: map.y + map.height / 2, size };
  }
  const size = map.height < 330 ? SMALL.low : SMALL.phone;
  return { x: map.x + map.width - size / 2 - INSET, y: map.y + size / 2 + INSET + 14, size };
}

/** What the wind is called, under the vane. */
export function vanePill(spot: Spot): Rect {
  const width = Math.max(104, spot.size + 20);
  return { x: spot.x - width + spot.size / 2 + 2, y: spot.y + spot.size / 2 + 6, width, height: 24 };
}

/** The large vane that is flicked. */
export function bigVane({ map }: Pick<TableLayout, 'map'>): Spot {
  const size = Math.min(BIGGEST, map.width * 0.84, map.height * 0.82);
  return { x: map.x + map.width / 2, y: map.y + map.height * 0.47, size };
}

/** The whole sea, small, in the lower right corner. */
export function miniMap({ map, frame }: TableLayout, board: { readonly width: number; readonly height: number }): Rect {
  const long = frame.around ? 0 : Math.min(124, map.height * 0.34);
  const k = long / Math.max(board.width, board.height);
  const [width, height] = [board.width * k, board.height * k];
  return { x: map.x + map.width - width - INSET, y: map.y + map.height - height - INSET, width, height };
}
