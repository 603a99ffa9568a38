import type { ViewStyle } from 'react-native';
import type { Rect } from '@/components/table/play/frame';
import { SIZE } from '@/components/ui/theme/tokens';

export function box({ x, y, width, height }: Rect): ViewStyle {
  return { position: 'absolute', left: x, top: y, width, height };
}

/** Under the market: what opens the last battle. */
export function battleKey({ x, y, height }: Rect): Rect {
  return { x, y: y + height + 6, width: SIZE.touch, height: SIZE.touch };
}
