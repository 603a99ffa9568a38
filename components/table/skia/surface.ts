import { FilterMode, MipmapMode, Skia, type SkCanvas, type SkImage } from '@shopify/react-native-skia';
import { fill } from './brush';
import { offscreen, settled } from './offscreen';

/** Draws once into an image of width × height points at `scale` pixels a point. Null when there is no memory for it. */
export function bake(width: number, height: number, scale: number, draw: (canvas: SkCanvas) => void): SkImage | null {
  const surface = offscreen(Math.ceil(width * scale), Math.ceil(height * scale));
  if (!surface) return null;
  const canvas = surface.getCanvas();
  canvas.scale(scale, scale);
  draw(canvas);
  surface.flush();
  const image = settled(surface.makeImageSnapshot());
  surface.dispose();
  return image;
}

/** A whole image in the box 0, 0, width, height. */
export function drawWhole(canvas: SkCanvas, image: SkImage, width: number, height: number, alpha = 1) {
  const from = Skia.XYWHRect(0, 0, image.width(), image.height());
  const to = Skia.XYWHRect(0, 0, width, height);
  canvas.drawImageRectOptions(image, from, to, FilterMode.Linear, MipmapMode.None, fill('#FFFFFF', alpha));
}
