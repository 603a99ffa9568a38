import { FilterMode, MipmapMode, Skia, type SkCanvas, type SkImage, type SkSurface } from '@shopify/react-native-skia';
import { fill } from './brush';
import { BENCHES, type Bench } from './offscreen';

function taken(surface: SkSurface, bench: Bench): SkImage | null {
  surface.flush();
  return bench.settle(surface.makeImageSnapshot());
}

/** Draws once into an image of width × height points at `scale` pixels a point. Null when there is no memory for it. */
export function bake(width: number, height: number, scale: number, draw: (canvas: SkCanvas) => void): SkImage | null {
  let refused: { readonly error: unknown } | null = null;
  for (const bench of BENCHES) {
    let surface: SkSurface | null = null;
    try {
      surface = bench.surface(Math.ceil(width * scale), Math.ceil(height * scale));
      if (!surface) continue;
      const canvas = surface.getCanvas();
      canvas.scale(scale, scale);
      draw(canvas);
      const image = taken(surface, bench);
      if (image) return image;
    } catch (error) {
      refused = { error };
    } finally {
      surface?.dispose();
    }
  }
  if (refused) throw refused.error;
  return null;
}

/** The same for what takes long, in pixels: `flush` hands over what is drawn so far. */
export async function bakeSlowly(
  width: number,
  height: number,
  draw: (canvas: SkCanvas, flush: () => void) => Promise<void>,
): Promise<SkImage | null> {
  let refused: { readonly error: unknown } | null = null;
  for (const bench of BENCHES) {
    let surface: SkSurface | null = null;
    try {
      surface = bench.surface(width, height);
      if (!surface) continue;
      const drawn = surface;
      await draw(drawn.getCanvas(), () => drawn.flush());
      const image = taken(drawn, bench);
      if (image) return image;
    } catch (error) {
      refused = { error };
    } finally {
      surface?.dispose();
    }
  }
  if (refused) throw refused.error;
  return null;
}

/** A whole image in the box 0, 0, width, height. */
export function drawWhole(canvas: SkCanvas, image: SkImage, width: number, height: number, alpha = 1) {
  const from = Skia.XYWHRect(0, 0, image.width(), image.height());
  const to = Skia.XYWHRect(0, 0, width, height);
  canvas.drawImageRectOptions(image, from, to, FilterMode.Linear, MipmapMode.None, fill('#FFFFFF', alpha));
}
