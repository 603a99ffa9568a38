import { useEffect } from 'react';
import { Easing, useDerivedValue, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import type { Stand } from '../stand/stand';

/** How much is seen of what takes the place of the chart, 0 to 1. */
export interface Stands {
  readonly market: SharedValue<number>;
  readonly auction: SharedValue<number>;
  readonly any: SharedValue<number>;
}

/** Look 11: one screen goes over into another. */
const CHANGE = { duration: 320, easing: Easing.inOut(Easing.quad) };

export function useStand(stand: Stand | null): Stands {
  const market = useSharedValue(stand === 'market' ? 1 : 0);
  const auction = useSharedValue(stand === 'auction' ? 1 : 0);
  useEffect(() => {
    market.set(withTiming(stand === 'market' ? 1 : 0, CHANGE));
    auction.set(withTiming(stand === 'auction' ? 1 : 0, CHANGE));
  }, [market, auction, stand]);
  const any = useDerivedValue(() => Math.max(market.get(), auction.get()));
  return { market, auction, any };
}
