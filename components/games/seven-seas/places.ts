import type { Rect } from '@/components/kit/frame/box';
import { SIZE } from '@/components/ui/theme/tokens';
import { GAP } from './middle';
import type { TableLayout } from './table-layout';

/** What opens the last battle: under the market, on a phone on its side under the strips. */
export function battleKey({ market, bay, frame }: Pick<TableLayout, 'market' | 'bay' | 'frame'>): Rect {
  const key = { width: SIZE.touch, height: SIZE.touch };
  if (bay && frame.shape !== 'side') return { ...key, x: bay.isle.x, y: market.y };
  if (frame.shape !== 'side') return { ...key, x: market.x, y: market.y + market.height + GAP };
  const { header, board } = frame;
  return { ...key, x: header.x, y: board.y + board.height - SIZE.touch };
}

/** What is to be chosen needs this much: where large letters leave less, it grows over what lies above. */
const LEAST_TRAY = 140;

/** As high as the tray may grow: not over what opens the last battle, where there is room beside it. */
export function trayRoom(
  { tray, ...layout }: Pick<TableLayout, 'market' | 'bay' | 'frame' | 'tray'>,
  fought: boolean,
): Rect {
  const key = battleKey(layout);
  const free = fought && !layout.bay && layout.frame.shape !== 'side' ? key.y + key.height + GAP : tray.y;
  const bottom = tray.y + tray.height;
  const y = Math.max(layout.frame.board.y, Math.min(free, bottom - LEAST_TRAY));
  return { ...tray, y, height: bottom - y };
}
