import type { SkCanvas, SkImage } from '@shopify/react-native-skia';
import type { Atlas } from '@/components/kit/skia/atlas';
import { THRIFT } from '@/components/kit/skia/offscreen';
import { bakePlane } from '@/components/kit/skia/planes';
import { scenery } from '@/components/kit/skia/stage';
import type { Faces } from '@/components/kit/skia/text';
import { useTurned } from '@/components/kit/skia/use-turned';
import { bakedStore, useBaked, useBakedLate } from '@/components/kit/skia/use-baked';
import { drawWell } from '@/components/kit/skia/well';
import type { TableLayout } from '../layout';
import { skyOf, wellOf } from './sky';
import { bakeSprites } from './sprites';

interface ArtWish {
  readonly layout: TableLayout;
  readonly day: boolean;
  /** High contrast: sheets without grain. */
  readonly high: boolean;
  /** Pixels a point of this screen. */
  readonly ratio: number;
}

const pieces = bakedStore<Atlas>(({ image }) => image.dispose());
const sceneries = bakedStore<SkImage>((image) => image.dispose());

/** The pictures of one table at one size and theme: first what is played with, then what stands behind it. */
export function useArt(faces: Faces | null, { layout, day, high, ratio }: ArtWish) {
  const { frame } = layout;
  const { width, height } = useTurned(frame).screen;
  // From every side the same: it is not made anew for the next captain.
  const well = frame.around && wellOf({ width, height }, frame.insets, day);
  const sky = skyOf(layout, frame, day);
  const card = Math.round(Math.max(layout.face, layout.card));
  const atlas = useBaked(
    pieces,
    faces && JSON.stringify([day, ratio, card]),
    async (pause) => faces && bakeSprites(faces, card, day, ratio, pause),
  );
  const plane = { width, height, scale: Math.max(1, Math.min(ratio, 1.5) * THRIFT), opaque: true, grain: !high };
  const draws = () => (well ? [(canvas: SkCanvas) => drawWell(canvas, well)] : scenery(sky));
  const backdrop = useBakedLate(sceneries, faces && JSON.stringify([well ?? sky, high, ratio]), (pause) =>
    bakePlane({ ...plane, draws: draws() }, pause),
  );
  return { atlas, scenery: backdrop };
}
