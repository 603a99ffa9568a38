import type { SkImage } from '@shopify/react-native-skia';
import { bottomOf } from '@/components/kit/frame/box';
import { THRIFT } from '@/components/kit/skia/offscreen';
import { bakePlane } from '@/components/kit/skia/planes';
import type { Faces } from '@/components/kit/skia/text';
import { bakedStore, useBaked } from '@/components/kit/skia/use-baked';
import type { TableLayout } from '../layout';
import { stageDraws } from './spires';

interface SceneryWish {
  readonly layout: TableLayout;
  readonly day: boolean;
  /** High contrast: sheets without grain. */
  readonly high: boolean;
  /** Pixels a point of this screen. */
  readonly ratio: number;
}

const sceneries = bakedStore<SkImage>((image) => image.dispose());

/** The theatre behind the chart; null until it is made. From every side of a flat table it is the same. */
export function useScenery(faces: Faces | null, { layout, day, high, ratio }: SceneryWish): SkImage | null {
  const { frame, map, own } = layout;
  const { width, height } = frame.size;
  const plan = { frame, day, horizon: map.y + 24, floor: own && frame.shape !== 'side' ? own.y - 8 : bottomOf(map) };
  const key = JSON.stringify([
    width,
    height,
    frame.insets,
    frame.around !== null,
    plan.horizon,
    plan.floor,
    day,
    high,
    ratio,
  ]);
  const plane = { width, height, scale: Math.max(1, Math.min(ratio, 1.5) * THRIFT), opaque: true, grain: !high };
  return useBaked(sceneries, faces && key, (pause) => bakePlane({ ...plane, draws: stageDraws(plan) }, pause));
}
