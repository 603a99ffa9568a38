import type { ViewStyle } from 'react-native';
import type { Rect } from '@/components/table/play/frame';
import { SIZE } from '@/components/ui/theme/tokens';
import { GAP } from './middle';
import type { TableLayout } from './table-layout';

export function box({ x, y, width, height }: Rect): ViewStyle {
  return { position: 'absolute', left: x, top: y, width, height };
}

/** What opens the last battle: under the market, on a phone on its side under the strips. */
export function battleKey({ market, frame }: Pick<TableLayout, 'market' | 'frame'>): Rect {
  const key = { width: SIZE.touch, height: SIZE.touch };
  if (frame.shape !== 'side') return { ...key, x: market.x, y: market.y + market.height + GAP };
  const { header, board } = frame;
  return { ...key, x: header.x, y: board.y + board.height - SIZE.touch };
}

/** As high as the tray may grow: not over what opens the last battle. */
export function trayRoom({ tray, ...layout }: Pick<TableLayout, 'market' | 'frame' | 'tray'>, fought: boolean): Rect {
  const key = battleKey(layout);
  if (!fought || layout.frame.shape === 'side') return tray;
  const y = key.y + key.height + GAP;
  return { ...tray, y, height: tray.y + tray.height - y };
}
