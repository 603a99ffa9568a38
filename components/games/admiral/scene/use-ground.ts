import type { SkImage } from '@shopify/react-native-skia';
import { bake } from '@/components/kit/skia/surface';
import type { Faces } from '@/components/kit/skia/text';
import { bakedStore, useBaked } from '@/components/kit/skia/use-baked';
import { drawGround, type Ground } from './base';

/** The ground is baked sharper than it is seen at first, for the camera that comes near; never larger than this. */
const NEARER = 2;
const LARGEST = 2400;

interface GroundWish extends Ground {
  /** Points of the screen for a point of the board, when all of it is seen. */
  readonly whole: number;
  readonly day: boolean;
  readonly high: boolean;
  readonly ratio: number;
}

const grounds = bakedStore<SkImage>((image) => image.dispose());

/** Made once for a board, a size and a theme; null until it is there. */
export function useGround(faces: Faces | null, wish: GroundWish): SkImage | null {
  const { plan, isles, whole, day, high, ratio } = wish;
  const { width, height } = plan.size;
  const scale = Math.min(whole * ratio * NEARER, LARGEST / Math.max(width, height));
  // The grain comes with the letters.
  const key = faces && JSON.stringify([plan.placing, width, height, isles, Math.round(scale * 100), day, high]);
  return useBaked(grounds, key, async (pause) => {
    const image = bake(width, height, scale, (canvas) => drawGround(canvas, { plan, isles }, day, !high));
    await pause();
    return image;
  });
}
