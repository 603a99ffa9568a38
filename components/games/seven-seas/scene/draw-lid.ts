import { ClipOp, Skia, type SkCanvas } from '@shopify/react-native-skia';
import { blurred, fill, linear, radial, shade, stroke, withBlur } from '@/components/table/skia/brush';
import type { Rect } from '@/components/table/play/frame';
import type { Floor } from './cubes';

/** The rim is 17 of 374 points. */
const RIM = 17 / 374;
const TIN = [
  '#8D8272',
  '#E9DFC9',
  '#A5977F',
  '#6E6353',
  '#CDBFA4',
  '#F6EEDB',
  '#8F8370',
  '#5F5546',
  '#B9AB91',
  '#8D8272',
];

/** The floor inside the rim, on which the rules' millimetres are true. */
export function floorOf({ x, y, width }: Rect): Floor {
  const rim = width * RIM;
  return { x: x + rim, y: y + rim, side: width - 2 * rim };
}

const square = (x: number, y: number, side: number, r: number) => Skia.RRectXY(Skia.XYWHRect(x, y, side, side), r, r);

/** The tin lid, empty: metal rim, lip, a sea of scales on its floor, the shadow of the wall. */
export function drawLid(canvas: SkCanvas, { x, y, width }: Rect) {
  const unit = width / 374;
  const floor = floorOf({ x, y, width, height: width });
  const tin = TIN.map((color, i) => [i / (TIN.length - 1), color] as const);
  canvas.drawRRect(square(x, y + 8 * unit, width, 30 * unit), blurred('#000000', 14, 0.6));
  canvas.drawRRect(square(x, y, width, 30 * unit), shade(linear(x, y, x + width, y + width, tin)));
  const lip = 5 * unit;
  const back = tin.map(([at], i) => [at, TIN[TIN.length - 1 - i] ?? '#8D8272'] as const);
  canvas.drawRRect(
    square(x + lip, y + lip, width - 2 * lip, 26 * unit),
    shade(linear(x, y, x + width, y + width, back)),
  );
  const inner = square(floor.x, floor.y, floor.side, 16 * unit);
  canvas.drawRRect(square(floor.x - 1.5, floor.y - 1.5, floor.side + 3, 17 * unit), fill('#140C04', 0.7));
  canvas.save();
  canvas.clipRRect(inner, ClipOp.Intersect, true);
  const sea = radial(floor.x + floor.side * 0.46, floor.y + floor.side * 0.44, floor.side * 0.75, [
    [0, '#2F8F93'],
    [0.55, '#1D6673'],
    [1, '#0F4152'],
  ]);
  canvas.drawRect(Skia.XYWHRect(floor.x, floor.y, floor.side, floor.side), shade(sea));
  const step = 17 * unit;
  for (let row = 0; row * step * 0.5 < floor.side + step; row++) {
    for (let column = -1; column * step * 2 < floor.side + step; column++) {
      const cx = floor.x + column * step * 2 + (row % 2) * step;
      const cy = floor.y + row * step * 0.5 + step;
      for (const r of [17, 11, 6]) {
        const box = Skia.XYWHRect(cx - r * unit, cy - r * unit, 2 * r * unit, 2 * r * unit);
        canvas.drawArc(box, 200, 140, false, stroke('#BFEDE4', 0.8, 0.1));
      }
    }
  }
  // The wall's shadow falls right and down onto the floor.
  const wall = withBlur(stroke('#020E16', 18 * unit, 0.75), 8 * unit);
  canvas.drawRRect(square(floor.x - 6 * unit, floor.y - 4 * unit, floor.side + 16 * unit, 20 * unit), wall);
  canvas.restore();
}
