import { ClipOp, Skia, type SkCanvas, type SkImage } from '@shopify/react-native-skia';
import { mix } from '@/components/art/mix';
import { blurred, fill, linear, shade, stroke } from '@/components/kit/skia/brush';
import { bake } from '@/components/kit/skia/surface';
import { PIP_PLACES, pipPath, type DieLook, type Pip } from './dice-look';

/** One face in pixels. */
export const TILE = 48;
/** Each face in so many lights, from turned away to full lamp; behind them a column with the shadow. */
export const LEVELS = 6;
export const SHADOW = LEVELS * 6;

const OFF = 0.235 * TILE;
const R = 0.108 * TILE;

function drawPip(canvas: SkCanvas, shape: Pip, x: number, y: number, color: string, r = R) {
  if (shape === 'round') canvas.drawCircle(x, y, r, fill(color));
  else {
    const path = Skia.Path.MakeFromSVGString(pipPath(shape, x, y, r));
    if (path) canvas.drawPath(path, fill(color));
  }
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
  for (const [x, y] of PIP_PLACES[face - 1] ?? []) {
    const [px, py] = [TILE / 2 + x * OFF, TILE / 2 + y * OFF];
    drawPip(canvas, shape, px + 1.2, py + 1.6, mix(body, '#FFFFFF', 0.35), r);
    drawPip(canvas, shape, px, py, pip, r);
  }
}

/** All faces of all owners in every light, and a soft shadow: one image for every die in flight. */
export function bakeDiceSheet(looks: readonly DieLook[]): SkImage | null {
  return bake(TILE * (SHADOW + 1), TILE * looks.length, 1, (canvas) => {
    looks.forEach((look, row) => {
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
