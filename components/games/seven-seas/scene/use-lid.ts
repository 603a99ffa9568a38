import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { useEffect, useRef, useState } from 'react';
import {
  cancelAnimation,
  Easing,
  makeMutable,
  ReduceMotion,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import type { StageDoor } from '@/components/table/choreography/choreographer';
import type { Beat } from '@/components/table/choreography/cue';
import type { SeatSetup } from '@/engine';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import type { SevenSeasMotion } from '../cues/motion';
import { drawDuel, type DuelTools } from './draw-duel';
import { lying, next, type LidState } from './lid-state';

/** What moves in the lid: who lies where, how late it is, and the tape over it. */
export interface Lid {
  readonly state: SharedValue<LidState>;
  /** Milliseconds into the event, at normal speed. */
  readonly clock: SharedValue<number>;
  readonly tape: SharedValue<SkPicture>;
}

function picture(
  draw?: (canvas: ReturnType<ReturnType<typeof Skia.PictureRecorder>['beginRecording']>) => void,
): SkPicture {
  const recorder = Skia.PictureRecorder();
  const canvas = recorder.beginRecording();
  draw?.(canvas);
  return recorder.finishRecordingAsPicture();
}

/** Follows the choreography: throws, duels and what sinks, one event after the other, without a render of React. */
export function useLid(
  door: StageDoor | undefined,
  view: SevenSeasView,
  seats: readonly SeatSetup[],
  tools: DuelTools | null,
): Lid {
  const [lid] = useState((): Lid => {
    return { state: makeMutable(lying(view, seats)), clock: makeMutable(0), tape: makeMutable(picture()) };
  });
  const latest = useRef(tools);
  useEffect(() => {
    latest.current = tools;
  });
  const ready = tools !== null;
  useEffect(() => {
    cancelAnimation(lid.clock);
    lid.state.set(lying(view, seats));
    lid.tape.set(picture());
    lid.clock.set(0);
  }, [lid, view, seats]);
  useEffect(() => {
    if (!door || !ready) return undefined;
    let done: (() => void) | null = null;
    let length = 0;
    const settle = () => {
      done?.();
      done = null;
    };
    return door.attach({
      play: (beat: Beat, pace) => {
        settle();
        const motion = (beat.cue.motion ?? { kind: 'still' }) as SevenSeasMotion;
        const state = next(lid.state.get(), motion, seats);
        const { current } = latest;
        cancelAnimation(lid.clock);
        lid.clock.set(0);
        lid.state.set(state);
        lid.tape.set(
          picture((canvas) => current && motion.kind === 'duel' && drawDuel(canvas, motion, state, current)),
        );
        length = beat.cue.time;
        return new Promise<void>((resolve) => {
          done = resolve;
          if (length === 0 || pace.speed === 0) {
            lid.clock.set(length);
            settle();
            return;
          }
          const linear = { duration: length * pace.speed, easing: Easing.linear, reduceMotion: ReduceMotion.Never };
          lid.clock.set(withTiming(length, linear, (finished) => finished && scheduleOnRN(settle)));
        });
      },
      finish: () => {
        cancelAnimation(lid.clock);
        lid.clock.set(length);
        settle();
      },
    });
  }, [door, lid, ready, seats]);
  return lid;
}
