import { ClipOp, type SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { blurred, fill, stroke, withBlur } from './brush';
import { rrect } from './card';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A sheet of dark glass (by day of milk) on which text may lie over scenery. */
export function drawPanel(
  canvas: SkCanvas,
  { x, y, width, height }: Box,
  radius: number,
  day: boolean,
  strong = false,
  /** High contrast: hardly anything shines through. */
  high = false,
) {
  const { hex, alpha } = TOKENS.color[day ? 'day' : 'night'].panel;
  if (day) {
    canvas.save();
    canvas.clipRRect(rrect(x, y, width, height, radius), ClipOp.Difference, true);
    canvas.drawRRect(rrect(x, y + 2, width, height, radius), blurred(TOKENS.color.day.shadow, 6, 0.22));
    canvas.restore();
  }
  canvas.drawRRect(
    rrect(x, y, width, height, radius),
    fill(hex, high ? 0.92 : strong ? Math.min(1, alpha + 0.12) : alpha),
  );
  const inset = rrect(x + 0.5, y + 0.5, width - 1, height - 1, radius - 0.5);
  canvas.drawRRect(inset, stroke('#FFFFFF', 1, day ? 0.5 : 0.045));
}

/** A place where nothing lies yet: pressed into the sheet. */
export function drawHollow(canvas: SkCanvas, { x, y, width, height }: Box, radius: number, day: boolean) {
  const { hex, alpha } = TOKENS.color[day ? 'day' : 'night'].slotEmpty;
  const shape = rrect(x, y, width, height, radius);
  canvas.drawRRect(rrect(x, y + 0.8, width, height, radius), stroke('#FFFFFF', 0.8, day ? 0.65 : 0.09));
  canvas.drawRRect(shape, fill(hex, alpha));
  canvas.save();
  canvas.clipRRect(shape, ClipOp.Intersect, true);
  const edge = withBlur(stroke(day ? TOKENS.color.day.shadow : '#000000', 3, day ? 0.28 : 0.55), 1.8);
  canvas.drawRRect(rrect(x - 0.5, y - 0.2, width + 1, height + 1.6, radius), edge);
  canvas.restore();
}
