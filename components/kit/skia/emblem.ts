import type { SkCanvas } from '@shopify/react-native-skia';
import { mix } from '@/components/art/mix';
import { seatLook, type SeatColour } from '@/components/art/seats';
import { blurred, linear, shade, stroke } from './brush';
import { drawIcon } from './icon';

/** A seat's emblem: the shape is the first sign, the colour the second. `size` is the diameter. */
export function drawEmblem(canvas: SkCanvas, seat: SeatColour, x: number, y: number, size: number, day: boolean) {
  const { color, on, emblem } = seatLook(seat);
  const r = size / 2;
  canvas.drawCircle(x + 0.5, y + 1.5, r, blurred('#000000', 1.5, day ? 0.25 : 0.45));
  canvas.drawCircle(
    x,
    y,
    r,
    shade(
      linear(0, y - r, 0, y + r, [
        [0, mix(color, '#FFFFFF', 0.16)],
        [1, mix(color, '#05070D', 0.14)],
      ]),
    ),
  );
  if (size >= 20) canvas.drawCircle(x, y, r - 0.7, stroke(day ? '#5A3C1E' : '#FFF3DA', 1.4, day ? 0.45 : 0.55));
  const glyph = size * 0.56;
  drawIcon(canvas, { name: emblem, x: x - glyph / 2, y: y - glyph / 2, size: glyph, color: on });
}
