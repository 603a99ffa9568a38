import { seenFrom } from '@/components/kit/frame/around-frame';
import { bottomOf, centred, type Rect } from '@/components/kit/frame/box';
import type { TableLayout } from '../layout';

/** How far a sheet reaches up over the chart. */
const SHEET = 284;
const WIDEST = 620;
const GAP = 4;

/** Where sheets and trays stand: over the foot of the board, or before whoever is asked at a flat table; in that player's own frame. */
export function sheetRoom({ frame, map }: TableLayout): Rect {
  if (frame.around) {
    const { board } = seenFrom(frame, frame.around.mine);
    return { ...board, y: bottomOf(board) - SHEET, height: SHEET };
  }
  if (frame.shape === 'side') return map;
  const foot = centred({ ...frame.board, x: map.x, width: map.width }, WIDEST);
  const height = Math.min(SHEET, frame.board.height * 0.62);
  return { ...foot, y: bottomOf(frame.board) - height, height };
}

/** The same at the head of the chart, for a sea that lies at its foot. */
export function topRoom(layout: TableLayout): Rect {
  const foot = sheetRoom(layout);
  return layout.frame.around || layout.frame.shape === 'side' ? foot : { ...foot, y: layout.map.y };
}

/** Whether the sheet at the foot would lie over this place of the screen. */
export function hidesUnder(layout: TableLayout, place: Rect): boolean {
  return layout.frame.around === null && bottomOf(place) > sheetRoom(layout).y + place.height * 0.25;
}

/** Where a tray of heroes, ships or cards stands: over the chart. */
export function trayRoom(layout: TableLayout): Rect {
  const { frame, map } = layout;
  if (frame.around) {
    const { board } = seenFrom(frame, frame.around.mine);
    return board;
  }
  return {
    ...map,
    height: bottomOf(frame.board) - map.y - (layout.own && frame.shape !== 'side' ? layout.own.height + GAP : 0),
  };
}
