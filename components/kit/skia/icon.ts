import type { SkCanvas } from '@shopify/react-native-skia';
import { ICONS, type IconName } from '@/components/art/generated/icons';
import { blurred, fill } from './brush';
import { keptPath } from './paths';

export interface IconSpec {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly alpha?: number;
  /** Paper lying on paper: a soft shadow, in hundredths of the card or in points as the caller's scale has it. */
  readonly shadow?: boolean;
}

export function drawIcon(canvas: SkCanvas, { name, x, y, size, color, alpha = 1, shadow = false }: IconSpec) {
  const path = keptPath(ICONS[name]);
  const scale = size / 512;
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(scale, scale);
  if (shadow) {
    const unit = 1 / scale;
    canvas.save();
    canvas.translate(unit * size * 0.018, unit * size * 0.043);
    canvas.drawPath(path, blurred('#0A0618', unit * size * 0.035, 0.55));
    canvas.restore();
  }
  canvas.drawPath(path, fill(color, alpha));
  canvas.restore();
}
