import type { SkImage } from '@shopify/react-native-skia';
import type { SharedValue } from 'react-native-reanimated';
import { THRIFT } from '@/components/kit/skia/offscreen';
import { bakePlane } from '@/components/kit/skia/planes';
import type { Faces } from '@/components/kit/skia/text';
import { bakedStore, useBakedLate } from '@/components/kit/skia/use-baked';
import type { TableLayout } from '../layout';
import { planOf, type Act } from './plan-of';
import { stageDraws } from './spires';

interface SceneryWish {
  readonly layout: TableLayout;
  readonly day: boolean;
  /** High contrast: sheets without grain. */
  readonly high: boolean;
  /** Pixels a point of this screen. */
  readonly ratio: number;
}

const store = () => bakedStore<SkImage>((image) => image.dispose());
const sceneries: Readonly<Record<Act, ReturnType<typeof store>>> = {
  map: store(),
  battle: store(),
  armada: store(),
  market: store(),
  auction: store(),
};

/**
 * The theatre behind the play; null until it is made, or while nobody wishes for it. From every side of a flat table it is the
 * same.
 */
export function useScenery(
  faces: Faces | null,
  wish: SceneryWish,
  act: Act,
  wished = true,
): SharedValue<SkImage | null> {
  const { layout, day, high, ratio } = wish;
  const { frame } = layout;
  const { width, height } = frame.size;
  const plan = planOf(wish, act);
  const cut = frame.around ? null : [plan.top, plan.horizon, plan.floor];
  const key = JSON.stringify([width, height, frame.insets, cut, day, high, ratio]);
  const plane = { width, height, scale: Math.max(1, Math.min(ratio, 1.5) * THRIFT), opaque: true, grain: !high };
  return useBakedLate(sceneries[act], faces && wished ? key : null, (pause) =>
    bakePlane({ ...plane, draws: stageDraws(plan) }, pause),
  );
}
