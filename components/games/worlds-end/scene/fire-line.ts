import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { Point } from '@/components/kit/board/geometry';
import { fill, stroke, withBlur } from '@/components/kit/skia/brush';

const LIGHT = '#FFE7B5';
const LAMP = '#FFC56B';

/** From the ship that fires to its target: dots on a band of lamplight, an arrow at its end. */
export function drawFireLine(canvas: SkCanvas, from: Point, to: Point, unit: number) {
  const head = 14 * unit;
  const dy = to.y - from.y;
  // It leaves upright and arrives upright.
  const [first, second] = [
    { x: from.x + (to.x - from.x) * 0.06, y: from.y + dy * 0.5 },
    { x: to.x - (to.x - from.x) * 0.16, y: from.y + dy * 0.5 },
  ];
  const long = Math.hypot(to.x - second.x, to.y - second.y) || 1;
  const way = { x: (to.x - second.x) / long, y: (to.y - second.y) / long };
  const end = { x: to.x - way.x * head, y: to.y - way.y * head };
  const path = Skia.PathBuilder.Make()
    .moveTo(from.x, from.y)
    .cubicTo(first.x, first.y, second.x, second.y, end.x, end.y)
    .build();
  canvas.drawPath(path, withBlur(stroke(LAMP, 16 * unit, 0.16, true), 2 * unit));
  canvas.drawPath(path, stroke(LAMP, 16 * unit, 0.16, true));
  const dots = stroke(LIGHT, 4 * unit, 1, true);
  dots.setPathEffect(Skia.PathEffect.MakeDash([0.01, 11 * unit], 0));
  canvas.drawPath(path, dots);
  path.dispose();
  const side = { x: -way.y * head * 0.62, y: way.x * head * 0.62 };
  const arrow = Skia.PathBuilder.Make()
    .moveTo(to.x, to.y)
    .lineTo(end.x - way.x * head * 0.15 + side.x, end.y - way.y * head * 0.15 + side.y)
    .lineTo(end.x - way.x * head * 0.15 - side.x, end.y - way.y * head * 0.15 - side.y)
    .close()
    .build();
  canvas.drawPath(arrow, withBlur(fill(LAMP, 0.6), 3 * unit));
  canvas.drawPath(arrow, fill(LIGHT));
  arrow.dispose();
}
