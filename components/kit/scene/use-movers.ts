import { notifyChange, type SkHostRect, type SkMatrix, type SkRSXform } from '@shopify/react-native-skia';
import { useState } from 'react';
import { makeMutable, useAnimatedReaction, type SharedValue } from 'react-native-reanimated';
import { elapsed, makeMovers, makeTurner, placeMovers, placeTurner, type Motion, type Movers } from '../skia/motion';

export interface LiveMovers {
  readonly rects: SharedValue<SkHostRect[]>;
  readonly forms: SharedValue<SkRSXform[]>;
}

export interface LiveTurner extends LiveMovers {
  readonly matrix: SharedValue<SkMatrix>;
}

export interface LivePieces {
  /** From the lowest up. */
  readonly layers: readonly LiveMovers[];
  readonly turners: readonly LiveTurner[];
}

const live = ({ rects, forms }: Movers): LiveMovers => ({ rects: makeMutable(rects), forms: makeMutable(forms) });

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** Pieces that follow the clock, written into places that were made once; while nothing moves nothing is written. */
export function useMovers(
  motion: SharedValue<Motion | null>,
  clock: SharedValue<number>,
  pool: { readonly layers?: number; readonly turners?: number } = {},
): LivePieces {
  const [pieces] = useState((): LivePieces => ({
    layers: many(pool.layers ?? 1, () => live(makeMovers())),
    turners: many(pool.turners ?? 0, () => {
      const turner = makeTurner();
      return { ...live(turner), matrix: makeMutable(turner.matrix) };
    }),
  }));
  const { layers, turners } = pieces;
  useAnimatedReaction(
    () => {
      const playing = motion.get();
      return { playing, now: playing ? elapsed(clock) : 0 };
    },
    ({ playing, now }, last) => {
      if (!playing && !last?.playing) return;
      for (let i = 0; i < layers.length; i++) {
        const layer = layers[i];
        if (!layer) continue;
        placeMovers(playing, now, i, { rects: layer.rects.get(), forms: layer.forms.get() });
        notifyChange(layer.rects);
        notifyChange(layer.forms);
      }
      for (let i = 0; i < turners.length; i++) {
        const turner = turners[i];
        if (!turner) continue;
        const { rects, forms, matrix } = turner;
        placeTurner(playing, now, i, { rects: rects.get(), forms: forms.get(), matrix: matrix.get() });
        notifyChange(rects);
        notifyChange(matrix);
      }
    },
  );
  return pieces;
}
