import {
  BlendMode,
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
import { bake, drawWhole } from './surface';

const { tile, period, fine, coarse, fibre } = TOKENS.grain;

/** The grey tile of paper fibres that lies over every sheet, soft light. Made once for the whole app. */
function grainTile(): SkImage | null {
  const effect = Skia.RuntimeEffect.Make(SHADERS.paper);
  if (!effect) return null;
  const noise = ({ freq, octaves, seed }: { freq: readonly [number, number]; octaves: number; seed: number }) =>
    Skia.Shader.MakeFractalNoise(freq[0], freq[1], octaves, seed, tile, tile);
  const shader = effect.makeShaderWithChildren([], [noise(fine), noise(coarse), noise(fibre)]);
  return bake(tile, tile, 1, (canvas) => canvas.drawPaint(shade(shader)));
}

let grain: SkShader | null | undefined;

/** Repeats every 256 points. Null where the shader does not compile: then sheets are smooth. */
function grainShader(): SkShader | null {
  if (grain === undefined) {
    const image = grainTile();
    const scale = period / tile;
    grain = image
      ? image.makeShaderOptions(
          TileMode.Repeat,
          TileMode.Repeat,
          FilterMode.Nearest,
          MipmapMode.None,
          Skia.Matrix().scale(scale, scale),
        )
      : null;
  }
  return grain;
}

/** The grain in soft light over everything inside the clip, which must be opaque there. */
export function drawGrain(canvas: SkCanvas, alpha: number = TOKENS.grain.alphaStage) {
  const grain = grainShader();
  if (!grain) return;
  const paint = shade(grain, alpha);
  paint.setBlendMode(BlendMode.SoftLight);
  canvas.drawPaint(paint);
}

/** The same picture with grain where it is paper, and nothing where it is cut away. */
export function grained(image: SkImage, width: number, height: number, scale: number): SkImage {
  const grain = grainShader();
  if (!grain) return image;
  const local = Skia.Matrix().scale(1 / scale, 1 / scale);
  const cut = image.makeShaderOptions(TileMode.Decal, TileMode.Decal, FilterMode.Nearest, MipmapMode.None, local);
  const result = bake(width, height, scale, (canvas) => {
    drawWhole(canvas, image, image.width() / scale, image.height() / scale);
    const paint = shade(Skia.Shader.MakeBlend(BlendMode.DstIn, grain, cut), TOKENS.grain.alphaStage);
    paint.setBlendMode(BlendMode.SoftLight);
    canvas.drawPaint(paint);
  });
  if (!result) return image;
  image.dispose();
  return result;
}
