import type { SkPicture } from '@shopify/react-native-skia';
import { useEffect, useState } from 'react';
import { makeMutable, useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { afterLastLooks } from '../skia/baked-store';
import { elapsed } from '../skia/motion';

/** A picture of the still table, from this moment of an event on. */
export interface PictureAt {
  readonly at: number;
  readonly picture: SkPicture;
}

/** The pictures of so many events are kept: of the one that plays, and of those that the screen may still be drawing. */
const KEPT = 4;

export function pictureAt(pictures: readonly PictureAt[], now: number): SkPicture | null {
  'worklet';
  let found: SkPicture | null = null;
  for (let i = 0; i < pictures.length; i++) {
    const one = pictures[i];
    if (one && one.at <= now) found = one.picture;
  }
  return found;
}

interface TablePictures {
  /** What lies still under what moves. */
  readonly table: SharedValue<SkPicture>;
  /** In the order of time; the first one from 0 on. */
  show(pictures: readonly PictureAt[]): void;
  /** Back to the table of the view. */
  rest(): void;
}

/** The still table: that of the view, or while an event plays its own pictures, which change with the clock. */
export function useTablePictures(resting: SkPicture, clock: SharedValue<number>): TablePictures {
  const [made] = useState(() => {
    const playing = makeMutable<readonly PictureAt[]>([]);
    const kept: (readonly PictureAt[])[] = [];
    return {
      still: makeMutable(resting),
      playing,
      show: (pictures: readonly PictureAt[]) => {
        playing.set(pictures);
        kept.push(pictures);
        const old = kept.length > KEPT ? kept.shift() : undefined;
        if (old) afterLastLooks(() => old.forEach(({ picture }) => picture.dispose()));
      },
      rest: () => playing.set([]),
    };
  });
  const { still, playing, show, rest } = made;
  // Before the last picture of an event is taken away, so that no older table comes to light under it.
  useEffect(() => still.set(resting), [still, resting]);
  const table = useDerivedValue(() => pictureAt(playing.get(), elapsed(clock)) ?? still.get(), [playing, still, clock]);
  return { table, show, rest };
}
