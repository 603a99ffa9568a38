import { ClipOp, Skia, TileMode, type SkCanvas } from '@shopify/react-native-skia';
import type { Rect } from '@/components/kit/frame/frame';
import { blurred, fill, linear, radial, rgba, shade, stroke, withBlur, type Stop } from '@/components/kit/skia/brush';
import type { Floor } from './floor';
import { floorOf } from './floor';

/** Nine tones of tin, once round: light where the lamp stands, up left, and again across from it. */
const TIN = ['#CFC6B4', '#8D8272', '#6E6353', '#8F8370', '#B9AB91', '#857A69', '#665C4E', '#9C917D', '#E4DBC8'];

const square = (x: number, y: number, side: number, r: number) => Skia.RRectXY(Skia.XYWHRect(x, y, side, side), r, r);

/** Brushed round the middle; `from` degrees clockwise from the right. */
function brushed(x: number, y: number, tones: readonly string[], from: number) {
  const colors = [...tones, tones[0] ?? '#8D8272'].map((color) => rgba(color));
  const turn = Skia.Matrix()
    .translate(x, y)
    .rotate((from * Math.PI) / 180)
    .translate(-x, -y);
  return Skia.Shader.MakeSweepGradient(x, y, colors, null, TileMode.Clamp, turn);
}

/** The tin lid, empty: metal rim, lip, a sea of scales on its floor, the shadow of the wall. */
export function drawLid(canvas: SkCanvas, { x, y, width }: Rect) {
  const unit = width / 374;
  const floor = floorOf({ x, y, width, height: width });
  const [cx, cy] = [x + width / 2, y + width / 2];
  canvas.drawRRect(square(x + 1.5, y + 5 * unit, width, 30 * unit), blurred('#000000', 9, 0.55));
  canvas.drawRRect(square(x, y, width, 30 * unit), shade(brushed(cx, cy, TIN, 225)));
  // The rolled edge: light outside above, shade below.
  const edge: readonly Stop[] = [
    [0, '#FFF8E8', 0.85],
    [0.45, '#FFF8E8', 0.12],
    [1, '#1A130C', 0.65],
  ];
  const rolled = (from: number, alpha: number) => {
    const paint = stroke('#000000', 2.2 * unit, alpha);
    paint.setShader(linear(x, y, x + width * 0.35, y + width, edge));
    canvas.drawRRect(square(x + from, y + from, width - 2 * from, 30 * unit - from), paint);
  };
  rolled(1.2 * unit, 0.9);
  const lip = 7 * unit;
  canvas.drawRRect(
    square(x + lip, y + lip, width - 2 * lip, 24 * unit),
    shade(brushed(cx, cy, [...TIN].reverse(), 45), 0.55),
  );
  rolled(lip, 0.5);
  const inner = square(floor.x, floor.y, floor.side, 16 * unit);
  canvas.drawRRect(square(floor.x - 1.5, floor.y - 1.5, floor.side + 3, 17 * unit), fill('#140C04', 0.85));
  canvas.save();
  canvas.clipRRect(inner, ClipOp.Intersect, true);
  const sea = radial(floor.x + floor.side * 0.46, floor.y + floor.side * 0.44, floor.side * 0.75, [
    [0, '#2F8F93'],
    [0.55, '#1D6673'],
    [1, '#0F4152'],
  ]);
  canvas.drawRect(Skia.XYWHRect(floor.x, floor.y, floor.side, floor.side), shade(sea));
  drawScales(canvas, floor, unit);
  // The wall's shadow falls right and down onto the floor.
  const wall = withBlur(stroke('#020E16', 18 * unit, 0.75), 8 * unit);
  canvas.drawRRect(square(floor.x - 6 * unit, floor.y - 4 * unit, floor.side + 16 * unit, 20 * unit), wall);
  canvas.restore();
}

/** Waves like scales: each row stands between those of the row before, and hides their feet. */
function drawScales(canvas: SkCanvas, { x, y, side }: Floor, unit: number) {
  const wide = 17 * unit;
  const line = stroke('#BFEDE4', 1, 0.14);
  for (let row = 0; row * wide * 0.5 < side + wide; row++) {
    for (let column = -1; column * wide * 2 < side + wide; column++) {
      const cx = x + column * wide * 2 + (row % 2) * wide;
      const cy = y + row * wide * 0.5 + wide * 0.6;
      for (const r of [17, 11, 6]) {
        const box = Skia.XYWHRect(cx - r * unit, cy - r * unit, 2 * r * unit, 2 * r * unit);
        canvas.drawArc(box, r === 17 ? 210 : 200, r === 17 ? 120 : 140, false, line);
      }
    }
  }
}
