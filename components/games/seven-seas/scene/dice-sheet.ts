import { ClipOp, Skia, type SkCanvas, type SkImage } from '@shopify/react-native-skia';
import { mix } from '@/components/art/mix';
import { blurred, fill, linear, shade, stroke } from '@/components/table/skia/brush';
import { bake } from '@/components/table/skia/surface';
import { DICE_LOOKS, type DieLook, type Pip } from './dice-look';

/** One face in pixels. */
export const TILE = 48;
/** Each face in so many lights, from turned away to full lamp; behind them a column with the shadow. */
export const LEVELS = 6;
export const SHADOW = LEVELS * 6;

const OFF = 0.235 * TILE;
const R = 0.108 * TILE;

/** Where the pips of a face stand, in the axes of `layFlat`. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [0, 0],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [1, -1],
    [1, 1],
    [-1, -1],
  ],
  [
    [0, 0],
    [-1, 1],
    [1, -1],
    [1, 1],
    [-1, -1],
  ],
  [
    [-1, 1],
    [1, -1],
    [1, 1],
    [-1, -1],
    [-1, 0],
    [1, 0],
  ],
];

function drawPip(canvas: SkCanvas, shape: Pip, x: number, y: number, color: string, r = R) {
  const path = Skia.PathBuilder.Make();
  if (shape === 'round') path.addCircle(x, y, r);
  else if (shape === 'square') path.addRect(Skia.XYWHRect(x - r * 0.86, y - r * 0.86, r * 1.72, r * 1.72));
  else if (shape === 'diamond') {
    path
      .moveTo(x, y - r * 1.42)
      .lineTo(x + r * 1.42, y)
      .lineTo(x, y + r * 1.42)
      .lineTo(x - r * 1.42, y)
      .close();
  } else if (shape === 'triangle') {
    path
      .moveTo(x, y - r * 1.25)
      .lineTo(x + r * 1.15, y + r * 0.85)
      .lineTo(x - r * 1.15, y + r * 0.85)
      .close();
  } else {
    path.addRect(Skia.XYWHRect(x - r * 1.15, y - r * 0.42, r * 2.3, r * 0.84));
    path.addRect(Skia.XYWHRect(x - r * 0.42, y - r * 1.15, r * 0.84, r * 2.3));
  }
  canvas.drawPath(path.build(), fill(color));
}

/** A face with lit edges, as if they were round, and hollow pips. */
function drawFace(canvas: SkCanvas, { body, pip, shape }: DieLook, face: number) {
  canvas.drawRect(Skia.XYWHRect(0, 0, TILE, TILE), fill(mix(body, '#FFFFFF', 0.3)));
  const inner = Skia.RRectXY(Skia.XYWHRect(3, 3, TILE - 6, TILE - 6), 10, 10);
  canvas.drawRRect(
    inner,
    shade(
      linear(0, 0, TILE, TILE, [
        [0, mix(body, '#FFFFFF', 0.12)],
        [1, mix(body, '#05070D', 0.1)],
      ]),
    ),
  );
  canvas.drawRRect(inner, stroke(mix(body, '#FFFFFF', 0.4), 2, 0.5));
  const r = R * (face === 1 ? 1.2 : 1);
  for (const [x, y] of PLACES[face - 1] ?? []) {
    const [px, py] = [TILE / 2 + x * OFF, TILE / 2 + y * OFF];
    drawPip(canvas, shape, px + 1.2, py + 1.6, mix(body, '#FFFFFF', 0.35), r);
    drawPip(canvas, shape, px, py, pip, r);
  }
}

/** All faces of all owners in every light, and a soft shadow: one image for every die on the screen. */
export function bakeDiceSheet(): SkImage | null {
  return bake(TILE * (SHADOW + 1), TILE * DICE_LOOKS.length, 1, (canvas) => {
    DICE_LOOKS.forEach((look, row) => {
      for (let column = 0; column < SHADOW; column++) {
        const dark = 0.58 * (1 - Math.floor(column / 6) / (LEVELS - 1));
        const tile = Skia.XYWHRect(0, 0, TILE, TILE);
        canvas.save();
        canvas.translate(column * TILE, row * TILE);
        canvas.clipRect(tile, ClipOp.Intersect, true);
        drawFace(canvas, look, (column % 6) + 1);
        canvas.drawRect(tile, fill('#0A1626', dark));
        canvas.restore();
      }
    });
    const shadow = Skia.RRectXY(Skia.XYWHRect(TILE * SHADOW + 12, 12, TILE - 24, TILE - 24), 5, 5);
    canvas.drawRRect(shadow, blurred('#02070C', 4.5, 0.8));
  });
}
