import { rightOf, type Rect } from '@/components/kit/frame/box';
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
/** Of a pill at a flat table. */
const PILL = 78;

/** The small vane: in the upper right corner of the sea; at a flat table on its left edge. */
export function vaneSpot({ frame, map, trays }: TableLayout): Spot {
  if (frame.around) {
    const { places, mine } = frame.around;
    const by = (turn: number) => trays.filter((_, seat) => places[seat]?.turn === turn);
    // Between the sea and whoever sits at its left edge; opposite while that one is asked, whose question lies there.
    const left = Math.max(frame.insets.left, ...by(90).map(rightOf));
    const right = Math.min(frame.size.width - frame.insets.right, ...by(270).map(({ x }) => x));
    const [from, to] = mine.turn === 90 ? [rightOf(map), right] : [left, map.x];
    const gap = to - from;
    return { x: from + gap / 2, y: map.y + map.height / 2, size: Math.min(SMALL.around, gap - 8) };
  }
  const size = map.height < 330 ? SMALL.low : SMALL.phone;
  return { x: map.x + map.width - size / 2 - INSET, y: map.y + size / 2 + INSET + 14, size };
}

/** What the wind is called, under the vane. */
export function vanePill(spot: Spot, { frame }: Pick<TableLayout, 'frame'>): Rect {
  if (frame.around) return { x: spot.x - PILL / 2, y: spot.y + spot.size / 2 + 6, width: PILL, height: 24 };
  const width = Math.max(104, spot.size + 20);
  return { x: spot.x - width + spot.size / 2 + 2, y: spot.y + spot.size / 2 + 6, width, height: 24 };
}

/** The large vane that is flicked. */
export function bigVane({ map }: Pick<TableLayout, 'map'>): Spot {
  const size = Math.min(BIGGEST, map.width * 0.84, map.height * 0.82);
  return { x: map.x + map.width / 2, y: map.y + map.height * 0.47, size };
}

/** How far left it may lie instead. */
export const miniMapAside = ({ sea }: Pick<TableLayout, 'sea'>): number => sea.x + INSET;

/** The whole sea, small, in the lower right corner. */
export function miniMap({ map, frame }: TableLayout, board: { readonly width: number; readonly height: number }): Rect {
  const long = frame.around ? 0 : Math.min(124, map.height * 0.34);
  const k = long / Math.max(board.width, board.height);
  const [width, height] = [board.width * k, board.height * k];
  return { x: map.x + map.width - width - INSET, y: map.y + map.height - height - INSET, width, height };
}
