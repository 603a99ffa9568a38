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
import { TOKENS } from '@/components/art/generated/tokens';
import { shade } from './brush';
import { drawWhole } from './surface';

const { tile, period, alphaStage } = TOKENS.grain;

let grain: SkShader | null = null;

/** The grey tile of paper fibres that all sheets have from now on. Without one they are smooth. */
export function setGrain(image: SkImage): void {
  const local = Skia.Matrix().scale(period / tile, period / tile);
  grain = image.makeShaderOptions(TileMode.Repeat, TileMode.Repeat, FilterMode.Nearest, MipmapMode.None, local);
}

function softLight(canvas: SkCanvas, shader: SkShader) {
  const paint = shade(shader, alphaStage);
  paint.setBlendMode(BlendMode.SoftLight);
  canvas.drawPaint(paint);
}

/** The grain in soft light over everything inside the clip, which must be opaque there. Repeats every 256 points. */
export function drawGrain(canvas: SkCanvas) {
  if (grain) softLight(canvas, grain);
}

/** The same picture again, with grain where it is paper and nothing where it is cut away. */
export function grainOver(image: SkImage, scale: number): (canvas: SkCanvas) => void {
  const [decal, nearest] = [TileMode.Decal, FilterMode.Nearest];
  const local = Skia.Matrix().scale(1 / scale, 1 / scale);
  const cut = image.makeShaderOptions(decal, decal, nearest, MipmapMode.None, local);
  return (canvas) => {
    drawWhole(canvas, image, image.width() / scale, image.height() / scale);
    if (grain) softLight(canvas, Skia.Shader.MakeBlend(BlendMode.DstIn, grain, cut));
  };
}
