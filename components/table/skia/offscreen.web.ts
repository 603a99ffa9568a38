import { Skia, type SkImage, type SkSurface } from '@shopify/react-native-skia';

/**
 * On the processor: every off-screen canvas of the web library takes one of the sixteen graphics contexts a browser
 * allows, and the seventeenth would kill the screen's own.
 */
export function offscreen(width: number, height: number): SkSurface | null {
  return Skia.Surface.Make(width, height);
}

/** Already plain memory. */
export function settled(image: SkImage): SkImage {
  return image;
}
