import {
  notifyChange,
  type SkHostRect,
  type SkMatrix,
  type SkPicture,
  type SkRSXform,
} from '@shopify/react-native-skia';
import { useEffect, useState } from 'react';
import { makeMutable, useAnimatedReaction, useDerivedValue, type SharedValue } from 'react-native-reanimated';
import {
  elapsed,
  makeMovers,
  makeTurner,
  placeMovers,
  placeTurner,
  TURNERS,
  type Movers,
} from '@/components/kit/skia/motion';
import type { Director } from './director';
import { tableAt, tideAt } from './script';

interface LiveMovers {
  readonly rects: SharedValue<SkHostRect[]>;
  readonly forms: SharedValue<SkRSXform[]>;
}

interface LiveTurner extends LiveMovers {
  readonly matrix: SharedValue<SkMatrix>;
}

/** The moving part of the scene, for SceneDrawing. */
export interface LiveFrame {
  readonly table: SharedValue<SkPicture>;
  /** 0..1. */
  readonly tide: SharedValue<number>;
  readonly below: LiveMovers;
  readonly above: LiveMovers;
  readonly turners: readonly LiveTurner[];
}

const live = ({ rects, forms }: Movers): LiveMovers => ({ rects: makeMutable(rects), forms: makeMutable(forms) });

function makePieces() {
  return {
    below: live(makeMovers()),
    above: live(makeMovers()),
    turners: Array.from({ length: TURNERS }, (): LiveTurner => {
      const turner = makeTurner();
      return { ...live(turner), matrix: makeMutable(turner.matrix) };
    }),
  };
}

/** Follows the director's clock on the screen's thread: writes every piece into places that were made once. */
export function useLiveFrame({ script, clock, rest }: Director, still: SkPicture, view: object): LiveFrame {
  const [{ below, above, turners }] = useState(makePieces);
  const [resting] = useState(() => makeMutable(still));
  useEffect(() => {
    resting.set(still);
  }, [resting, still]);
  useEffect(() => rest(), [view, rest]);
  useAnimatedReaction(
    () => ({ play: script.get(), now: elapsed(clock) }),
    ({ play, now }) => {
      const motion = play ? play.motion : null;
      placeMovers(motion, now, true, { rects: below.rects.get(), forms: below.forms.get() });
      placeMovers(motion, now, false, { rects: above.rects.get(), forms: above.forms.get() });
      notifyChange(below.rects);
      notifyChange(below.forms);
      notifyChange(above.rects);
      notifyChange(above.forms);
      for (let i = 0; i < turners.length; i++) {
        const turner = turners[i];
        if (!turner) continue;
        const { rects, forms, matrix } = turner;
        placeTurner(motion, now, i, { rects: rects.get(), forms: forms.get(), matrix: matrix.get() });
        notifyChange(rects);
        notifyChange(matrix);
      }
    },
  );
  const table = useDerivedValue(() => {
    const play = script.get();
    return (play && tableAt(play, elapsed(clock))) ?? resting.get();
  });
  const tide = useDerivedValue(() => tideAt(script.get(), elapsed(clock)));
  return { table, tide, below, above, turners };
}
