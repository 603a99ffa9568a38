import type { SkImage } from '@shopify/react-native-skia';
import type { SharedValue } from 'react-native-reanimated';
import { bottomOf } from '@/components/kit/frame/box';
import { THRIFT } from '@/components/kit/skia/offscreen';
import { bakePlane } from '@/components/kit/skia/planes';
import type { Faces } from '@/components/kit/skia/text';
import { bakedStore, useBakedLate } from '@/components/kit/skia/use-baked';
import { fieldOf } from '../battle/places';
import { battleRoom } from '../battle/room';
import { auctionPlaces, marketPlaces, standRoom, type Stand } from '../stand/stand';
import type { TableLayout } from '../layout';
import { stageDraws, type StagePlan } from './spires';

interface SceneryWish {
  readonly layout: TableLayout;
  readonly day: boolean;
  /** High contrast: sheets without grain. */
  readonly high: boolean;
  /** Pixels a point of this screen. */
  readonly ratio: number;
}

/** What is played before it. */
export type Act = 'map' | 'battle' | 'armada' | Stand;

const store = () => bakedStore<SkImage>((image) => image.dispose());
const sceneries: Readonly<Record<Act, ReturnType<typeof store>>> = {
  map: store(),
  battle: store(),
  armada: store(),
  market: store(),
  auction: store(),
};

/** The horizon of a battle is cut for lines of so many. */
const USUAL_LINE = 4;

export function planOf({ layout, day }: Pick<SceneryWish, 'layout' | 'day'>, act: Act): StagePlan {
  const { frame, map, own } = layout;
  if (act === 'map') {
    const floor = own && frame.shape !== 'side' ? own.y - 8 : bottomOf(map);
    return { frame, day, horizon: map.y + 24, floor };
  }
  if (act === 'market') {
    const { lip, floor } = marketPlaces(standRoom(layout));
    const top = frame.shape === 'side' ? undefined : lip.y - 14;
    return {
      frame,
      day,
      ...(top === undefined ? {} : { top }),
      horizon: lip.y + (floor - lip.y) * 0.5,
      floor,
      battle: true,
    };
  }
  if (act === 'auction') {
    const { card, wave } = auctionPlaces(standRoom(layout));
    // The card hangs before the moon.
    const disc = { r: card.width * 0.8, y: card.y + card.height * 0.56 };
    return { frame, day, horizon: bottomOf(card) - 4, disc, floor: wave + 30 };
  }
  const { field, floor } = battleRoom(layout);
  const keel = fieldOf(field, USUAL_LINE, USUAL_LINE).enemy[0]?.y ?? field.y;
  return { frame, day, horizon: keel - 6, floor, battle: true, armada: act === 'armada' };
}

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
