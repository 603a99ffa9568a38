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

/** Pixels that one task may draw before the page must get a chance. */
export const BAND = 120_000;

/** The share of the wished scale at which scenery is drawn: a processor is slow at it. */
export const THRIFT = 0.75;
