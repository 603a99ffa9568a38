import { Skia, type SkImage, type SkSurface } from '@shopify/react-native-skia';

export function offscreen(width: number, height: number): SkSurface | null {
  return Skia.Surface.MakeOffscreen(width, height);
}

/** A copy out of the graphics card, so that the thread that draws the screen may use it. */
export function settled(texture: SkImage): SkImage | null {
  const image = texture.makeNonTextureImage();
  texture.dispose();
  return image;
}

/** Pixels that one task may draw: the graphics card takes a plane at once. */
export const BAND = Infinity;

/** The share of the wished scale at which scenery is drawn. */
export const THRIFT = 1;
