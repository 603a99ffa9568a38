import {
  BlendMode,
  ClipOp,
  FilterMode,
  MipmapMode,
  Skia,
  TileMode,
  type SkCanvas,
  type SkImage,
  type SkShader,
} from '@shopify/react-native-skia';
import { SHADERS } from '@/components/art/generated/shaders';
import { TOKENS } from '@/components/art/generated/tokens';
import { shade } from './brush';
import { offscreen, settled } from './offscreen';
import { drawWhole } from './surface';

const { tile, period, fine, coarse, fibre } = TOKENS.grain;

/** Noise is slow to draw on a processor: the tile is made in this many strips, none longer than what else the table has to do. */
const STRIPS = 32;

let grain: SkShader | null | undefined;

/** The grey tile of paper fibres, strip by strip; the generator says when the caller may take a breath. */
function* makeGrain(): Generator<void, SkShader | null> {
  // Whoever asks has work of their own in this task, and the shader's compiler takes its time.
  yield;
  const effect = Skia.RuntimeEffect.Make(SHADERS.paper);
  yield;
  const surface = offscreen(tile, tile);
  if (!effect || !surface) return null;
  const noise = ({ freq, octaves, seed }: { freq: readonly [number, number]; octaves: number; seed: number }) =>
    Skia.Shader.MakeFractalNoise(freq[0], freq[1], octaves, seed, tile, tile);
  const shader = effect.makeShaderWithChildren([], [noise(fine), noise(coarse), noise(fibre)]);
  const canvas = surface.getCanvas();
  const high = tile / STRIPS;
  for (let i = 0; i < STRIPS; i++) {
    canvas.save();
    canvas.clipRect(Skia.XYWHRect(0, i * high, tile, high), ClipOp.Intersect, false);
    canvas.drawPaint(shade(shader));
    canvas.restore();
    yield;
  }
  surface.flush();
  const image = settled(surface.makeImageSnapshot());
  surface.dispose();
  const local = Skia.Matrix().scale(period / tile, period / tile);
  const [repeat, nearest] = [TileMode.Repeat, FilterMode.Nearest];
  return image && image.makeShaderOptions(repeat, repeat, nearest, MipmapMode.None, local);
}

/** Makes the grain once for the whole app. Null where the shader does not compile: then sheets are smooth. */
export async function prepareGrain(pause: () => Promise<void>): Promise<void> {
  if (grain !== undefined) return;
  const making = makeGrain();
  for (let step = making.next(); ; step = making.next()) {
    if (step.done) {
      grain = step.value;
      return;
    }
    await pause();
  }
}

function grainShader(): SkShader | null {
  if (grain === undefined) {
    const making = makeGrain();
    let step = making.next();
    while (!step.done) step = making.next();
    grain = step.value;
  }
  return grain;
}

function softLight(canvas: SkCanvas, shader: SkShader) {
  const paint = shade(shader, TOKENS.grain.alphaStage);
  paint.setBlendMode(BlendMode.SoftLight);
  canvas.drawPaint(paint);
}

/** The grain in soft light over everything inside the clip, which must be opaque there. Repeats every 256 points. */
export function drawGrain(canvas: SkCanvas) {
  const shader = grainShader();
  if (shader) softLight(canvas, shader);
}

/** The same picture again, with grain where it is paper and nothing where it is cut away. */
export function grainOver(image: SkImage, scale: number): (canvas: SkCanvas) => void {
  const [decal, nearest] = [TileMode.Decal, FilterMode.Nearest];
  const local = Skia.Matrix().scale(1 / scale, 1 / scale);
  const cut = image.makeShaderOptions(decal, decal, nearest, MipmapMode.None, local);
  return (canvas) => {
    drawWhole(canvas, image, image.width() / scale, image.height() / scale);
    const shader = grainShader();
    if (shader) softLight(canvas, Skia.Shader.MakeBlend(BlendMode.DstIn, shader, cut));
  };
}
