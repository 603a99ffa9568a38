import type { ViewStyle } from 'react-native';
import type { Rect } from '@/components/table/play/frame';

export function box({ x, y, width, height }: Rect): ViewStyle {
  return { position: 'absolute', left: x, top: y, width, height };
}
