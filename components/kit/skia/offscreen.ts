import { Skia, type SkImage, type SkSurface } from '@shopify/react-native-skia';

/** Where a picture is drawn off the screen. */
export interface Bench {
  readonly surface: (width: number, height: number) => SkSurface | null;
  /** What was drawn, so that the thread that draws the screen may use it. */
  readonly settle: (image: SkImage) => SkImage | null;
}

const card: Bench = {
  surface: (width, height) => Skia.Surface.MakeOffscreen(width, height),
  settle: (texture) => {
    try {
      return texture.makeNonTextureImage();
    } finally {
      texture.dispose();
    }
  },
};

/** Draws on the processor; its pictures need not be copied from the graphics card. */
const processor: Bench = {
  surface: (width, height) => Skia.Surface.Make(width, height),
  settle: (image) => image,
};

/** Tried in this order: a graphics card may have no room left, or refuse. */
export const BENCHES: readonly Bench[] = [card, processor];

/** Pixels that one task may draw: the graphics card takes a plane at once. */
export const BAND = Infinity;

/** The share of the wished scale at which scenery is drawn. */
export const THRIFT = 1;
