import type { SkCanvas, SkImage } from '@shopify/react-native-skia';
import type { Frame } from '@/components/kit/frame/frame';
import type { Atlas } from '@/components/kit/skia/atlas';
import { THRIFT } from '@/components/kit/skia/offscreen';
import { bakePlane } from '@/components/kit/skia/planes';
import { scenery } from '@/components/kit/skia/stage';
import type { Faces } from '@/components/kit/skia/text';
import { useTurned } from '@/components/kit/skia/use-turned';
import { bakedStore, useBaked, useBakedLate } from '@/components/kit/skia/use-baked';
import { drawWell } from '@/components/kit/skia/well';
import { bayOf, wellOf } from './bay';
import type { DieLook } from './dice-look';
import { bakeDiceSheet } from './dice-sheet';
import { bakePieces } from './pieces';

interface ArtWish {
  readonly frame: Frame;
  readonly looks: readonly DieLook[];
  readonly day: boolean;
  /** High contrast: sheets without grain. */
  readonly high: boolean;
  /** Pixels a point of this screen. */
  readonly ratio: number;
}

interface Pieces {
  /** Every face of every die in every light. */
  readonly dice: SkImage;
  /** What flies from place to place. */
  readonly pieces: Atlas;
}

const allPieces = bakedStore<Pieces>(({ dice, pieces }) => {
  dice.dispose();
  pieces.image.dispose();
});
const sceneries = bakedStore<SkImage>((image) => image.dispose());

/** The pictures of one table at one size and theme: first what is played with, then what stands behind it. */
export function useArt(faces: Faces | null, { frame, looks, day, high, ratio }: ArtWish) {
  const { width, height } = useTurned(frame).screen;
  const well = frame.around && wellOf({ width, height }, frame.insets, day);
  const bay = bayOf(frame, day);
  const pieces = useBaked(allPieces, JSON.stringify([looks, ratio]), async (pause): Promise<Pieces | null> => {
    const dice = bakeDiceSheet(looks);
    await pause();
    const atlas = await bakePieces(looks, ratio, pause);
    return dice && atlas && { dice, pieces: atlas };
  });
  const plane = { width, height, scale: Math.max(1, Math.min(ratio, 1.5) * THRIFT), opaque: true, grain: !high };
  const draws = () => (well ? [(canvas: SkCanvas) => drawWell(canvas, well)] : scenery(bay));
  // Its grain comes with the letters.
  const backdrop = useBakedLate(sceneries, faces && JSON.stringify([well ?? bay, high, ratio]), (pause) =>
    bakePlane({ ...plane, draws: draws() }, pause),
  );
  return { pieces, scenery: backdrop };
}
