import { Skia } from '@shopify/react-native-skia';
import type { Bench } from './offscreen';

/**
 * On the processor: every off-screen canvas of the web library takes one of the sixteen graphics contexts a browser
 * allows, and the seventeenth would kill the screen's own.
 */
export const BENCHES: readonly Bench[] = [
  { surface: (width, height) => Skia.Surface.Make(width, height), settle: (image) => image },
];

/** Pixels that one task may draw before the page must get a chance. */
export const BAND = 170_000;

/** The share of the wished scale at which scenery is drawn: a processor is slow at it. */
export const THRIFT = 0.75;
