import type { SkImage } from '@shopify/react-native-skia';
import type { SharedValue } from 'react-native-reanimated';
import type { Atlas } from '@/components/kit/skia/atlas';
import type { Faces } from '@/components/kit/skia/text';
import { bakedStore, useBaked, useBakedLate } from '@/components/kit/skia/use-baked';
import {
  bakeLate,
  bakePieces,
  bakeScenery,
  disposeLate,
  piecesKey,
  sceneryKey,
  type ArtWish,
  type LateArt,
} from './art';

/** All pictures of one table at one size and theme, each as soon as it is made. */
interface SceneArt {
  readonly atlas: Atlas | null;
  readonly scenery: SharedValue<SkImage | null>;
  readonly late: SharedValue<LateArt | null>;
}

const pieces = bakedStore<Atlas>(({ image }) => image.dispose());
const sceneries = bakedStore<SkImage>((image) => image.dispose());
const lateOnes = bakedStore<LateArt>(disposeLate);

/** First what is played with, then what stands behind it, then what is seen later. */
export function useArt(faces: Faces | null, wish: ArtWish): SceneArt {
  const atlas = useBaked(pieces, faces && piecesKey(wish), async (pause) => faces && bakePieces(faces, wish, pause));
  const key = faces && sceneryKey(wish);
  const scenery = useBakedLate(sceneries, key, (pause) => bakeScenery(wish, pause));
  const late = useBakedLate(lateOnes, key, (pause) => bakeLate(wish, pause));
  return { atlas, scenery, late };
}
