// Draws a picker scene of assets/art/svg/scenes with what plain SVG cannot carry: soft shadows and paper grain.
import { ClipOp, FillType, Skia, type SkCanvas, type SkPath, type SkShader } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { blurred, fill, linear, radial, shade, stroke, withBlur } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { drawGrain } from '@/components/kit/skia/grain';
import { newPath } from '@/components/kit/skia/paths';
import type { GameLook } from '@/components/kit/skia/stage';
import type { Drawing, Gradient, Layer, Shape } from './svg';

interface Shadow {
  readonly dx: number;
  readonly dy: number;
  readonly sigma: number;
  readonly color: string;
  readonly alpha: number;
}

/** "0 -0.6 1.2 rgba(8,6,20,.55); …" in the note of a layer. */
function shadowsOf({ note }: Layer): Shadow[] {
  const list = /shadow:? ([^|]*)/.exec(note)?.[1] ?? '';
  return [...list.matchAll(/(-?[\d.]+) (-?[\d.]+) ([\d.]+) rgba\((\d+),(\d+),(\d+),([\d.]+)\)/g)].map((m) => ({
    dx: Number(m[1]),
    dy: Number(m[2]),
    sigma: Number(m[3]),
    color: `#${[m[4], m[5], m[6]].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`,
    alpha: Number(m[7]),
  }));
}

function shaderOf({ kind, numbers, absolute, stops }: Gradient, shape: Shape): SkShader {
  const list = stops.map(({ at, color, alpha }) => [at, color, alpha] as const);
  const { x, y, width, height } = newPath(shape.d).getBounds();
  const [px, py] = absolute
    ? [(v: number) => v, (v: number) => v]
    : [(v: number) => x + v * width, (v: number) => y + v * height];
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (kind === 'linear') return linear(px(a), py(b), px(c), py(d), list);
  return radial(px(a), py(b), absolute ? c : c * Math.max(width, height), list);
}

/** By day the layers nearest to the room take its light. */
const dayFront = (game: GameLook) => {
  const { box } = TOKENS.games[game];
  return mix(mix(box[0], box[1], 0.12), '#FBF3E6', 0.72);
};

export function pathOf({ d, evenOdd }: Shape): SkPath {
  const path = newPath(d);
  return evenOdd ? Skia.PathBuilder.Make().addPath(path).setFillType(FillType.EvenOdd).build() : path;
}

function drawShape(canvas: SkCanvas, shape: Shape, front: string | null) {
  const path = pathOf(shape);
  if (shape.fill !== null) {
    const { top, bottom } = { top: path.getBounds().y, bottom: 242 };
    if (front !== null && typeof shape.fill !== 'string') {
      const sheet = linear(0, Math.max(0, top), 0, bottom, [
        [0, mix(front, '#FFFFFF', 0.14)],
        [0.18, front],
        [1, mix(front, '#05070D', 0.06)],
      ]);
      canvas.drawPath(path, shade(sheet));
    } else if (typeof shape.fill === 'string') canvas.drawPath(path, fill(front ?? shape.fill, shape.fillAlpha));
    else canvas.drawPath(path, shade(shaderOf(shape.fill, shape), shape.fillAlpha));
  }
  if (shape.stroke !== null) {
    const color = front === null ? shape.stroke : mix(front, '#FFF4D8', 0.65);
    canvas.drawPath(path, stroke(color, shape.strokeWidth, shape.strokeAlpha));
  }
  path.dispose();
}

export function drawLayer(canvas: SkCanvas, layer: Layer, front: string | null) {
  for (const { dx, dy, sigma, color, alpha } of shadowsOf(layer)) {
    canvas.save();
    canvas.translate(dx, dy);
    for (const shape of layer.shapes) {
      if (shape.fill === null || shape.id.includes('shade')) continue;
      const path = pathOf(shape);
      canvas.drawPath(path, blurred(color, sigma, front === null ? alpha : alpha * 0.6));
      path.dispose();
    }
    canvas.restore();
  }
  for (const shape of layer.shapes) drawShape(canvas, shape, front);
}

/** The light that falls on the edge of the box: the scene lies deep in it. */
function drawOpening(canvas: SkCanvas, width: number, height: number, day: boolean) {
  const r = TOKENS.radius.boxInner;
  const edge = withBlur(stroke(day ? TOKENS.color.day.shadow : '#000000', 9, day ? 0.32 : 0.6), 5);
  canvas.drawRRect(rrect(-2, -1, width + 4, height + 4, r), edge);
}

export function drawScene(canvas: SkCanvas, drawing: Drawing, game: GameLook, day: boolean) {
  const [, , width, height] = drawing.box;
  canvas.clipRect(Skia.XYWHRect(0, 0, width, height), ClipOp.Intersect, false);
  for (const layer of drawing.layers) {
    drawLayer(canvas, layer, day && layer.note.includes('day:') ? dayFront(game) : null);
  }
  drawGrain(canvas);
  drawOpening(canvas, width, height, day);
}
