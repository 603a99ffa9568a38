import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { useState } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { elapsed } from '@/components/kit/skia/motion';
import { drawMovers, type Mover } from './drawn-movers';

/** What moves, as one picture a frame; while nothing does none is made. */
export function useMoving(movers: SharedValue<readonly Mover[]>, clock: SharedValue<number>): SharedValue<SkPicture> {
  // One for all frames: in a browser it is never given back.
  const [recorder] = useState(() => Skia.PictureRecorder());
  return useDerivedValue(() => {
    const all = movers.get();
    const now = all.length > 0 ? elapsed(clock) : 0;
    const canvas = recorder.beginRecording();
    drawMovers(canvas, all, now);
    return recorder.finishRecordingAsPicture();
  }, [recorder]);
}
