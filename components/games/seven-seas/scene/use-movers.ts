import { notifyChange, type SkHostRect, type SkRSXform } from '@shopify/react-native-skia';
import { useState } from 'react';
import { makeMutable, useAnimatedReaction, type SharedValue } from 'react-native-reanimated';
import { elapsed, makeMovers, placeMovers, type Motion } from '@/components/kit/skia/motion';

export interface LiveMovers {
  readonly rects: SharedValue<SkHostRect[]>;
  readonly forms: SharedValue<SkRSXform[]>;
}

/** Pieces that follow the clock, written into places that were made once; while nothing flies nothing is written. */
export function useMovers(motion: SharedValue<Motion | null>, clock: SharedValue<number>): LiveMovers {
  const [movers] = useState((): LiveMovers => {
    const { rects, forms } = makeMovers();
    return { rects: makeMutable(rects), forms: makeMutable(forms) };
  });
  useAnimatedReaction(
    () => {
      const flying = motion.get();
      return { flying, now: flying ? elapsed(clock) : 0 };
    },
    ({ flying, now }, last) => {
      if (!flying && !last?.flying) return;
      placeMovers(flying, now, false, { rects: movers.rects.get(), forms: movers.forms.get() });
      notifyChange(movers.rects);
      notifyChange(movers.forms);
    },
  );
  return movers;
}
