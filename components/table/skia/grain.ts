import { FilterMode, MipmapMode, Skia, TileMode, type SkImage, type SkShader } from '@shopify/react-native-skia';
import { SHADERS } from '@/components/art/generated/shaders';
import { TOKENS } from '@/components/art/generated/tokens';
import { shade } from './brush';
import { bake } from './surface';

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
export function grainShader(): SkShader | null {
  if (grain === undefined) {
    const image = grainTile();
    const scale = period / tile;
    grain = image
      ? image.makeShaderOptions(
          TileMode.Repeat,
          TileMode.Repeat,
          FilterMode.Linear,
          MipmapMode.None,
          Skia.Matrix().scale(scale, scale),
        )
      : null;
  }
  return grain;
}
