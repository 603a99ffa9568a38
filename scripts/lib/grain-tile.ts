import { Skia, type SkImage } from '@shopify/react-native-skia';
import { SHADERS } from '@/components/art/generated/shaders';
import { TOKENS } from '@/components/art/generated/tokens';

const { tile, fine, coarse, fibre } = TOKENS.grain;

/** The grey tile of paper fibres, as the look's shader has it. */
export function drawTile(): SkImage {
  const effect = Skia.RuntimeEffect.Make(SHADERS.paper);
  const surface = Skia.Surface.Make(tile, tile);
  if (!effect || !surface) throw new Error('no grain');
  const noise = ({ freq, octaves, seed }: { freq: readonly [number, number]; octaves: number; seed: number }) =>
    Skia.Shader.MakeFractalNoise(freq[0], freq[1], octaves, seed, tile, tile);
  const paint = Skia.Paint();
  paint.setShader(effect.makeShaderWithChildren([], [noise(fine), noise(coarse), noise(fibre)]));
  surface.getCanvas().drawPaint(paint);
  surface.flush();
  return surface.makeImageSnapshot();
}
