import { notifyChange, type SkHostRect, type SkPicture, type SkRSXform } from '@shopify/react-native-skia';
import { useEffect, useRef, useState } from 'react';
import {
  cancelAnimation,
  Easing,
  makeMutable,
  ReduceMotion,
  useAnimatedReaction,
  useDerivedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import type { StageDoor } from '@/components/kit/choreography/choreographer';
import type { Beat } from '@/components/kit/choreography/cue';
import { picture } from '@/components/kit/skia/picture';
import { elapsed, makeMovers, placeMovers, type Motion } from '@/components/kit/skia/motion';
import { afterLastLooks } from '@/components/kit/skia/baked-store';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { CloudMotion } from '../cues/cues';
import { lookedAt } from '../looked';
import { drawTable, type Still, type TableKit } from './draw-table';
import { motionOf } from './tracks';

export const pictureOf = (kit: TableKit, still: Still): SkPicture => picture((canvas) => drawTable(canvas, kit, still));

/** Pictures of this many beats are kept: the one that plays, and those that the screen may still be drawing, for some last a frame only. */
const KEPT = 4;

interface Performing {
  readonly view: SeaOfCloudsView;
  /** The table as this view has it. */
  readonly resting: SkPicture;
  readonly kit: TableKit | null;
}

interface Performance {
  /** The table as it stands under what moves. */
  readonly shown: SharedValue<SkPicture>;
  readonly rects: SharedValue<SkHostRect[]>;
  readonly forms: SharedValue<SkRSXform[]>;
}

/** Follows the choreography: one event after the other, without a render of React. */
export function usePerformance(door: StageDoor | undefined, { view, resting, kit }: Performing): Performance {
  const [made] = useState(() => {
    const movers = makeMovers();
    return {
      rest: makeMutable(resting),
      table: makeMutable<SkPicture | null>(null),
      motion: makeMutable<Motion | null>(null),
      clock: makeMutable(0),
      rects: makeMutable(movers.rects),
      forms: makeMutable(movers.forms),
    };
  });
  const { rest, table, motion, clock, rects, forms } = made;
  // Before the last picture of a motion is taken away, so that no older table comes to light under it.
  useEffect(() => rest.set(resting), [rest, resting]);
  const shown = useDerivedValue(() => table.get() ?? rest.get(), [table, rest]);
  const latest = useRef(kit);
  useEffect(() => {
    latest.current = kit;
  });
  useEffect(() => {
    // A new view shows what the last motion has ended with.
    cancelAnimation(clock);
    motion.set(null);
    table.set(null);
    clock.set(0);
  }, [view, motion, table, clock]);
  const ready = kit !== null;
  useEffect(() => {
    if (!door || !ready) return undefined;
    const kept: SkPicture[] = [];
    // A shared value read here would still be the one before: what is set travels to the screen's thread first.
    let length = 0;
    let done: (() => void) | null = null;
    const settle = () => {
      done?.();
      done = null;
    };
    return door.attach({
      play: (beat: Beat, pace) => {
        settle();
        const { current } = latest;
        if (!current) return Promise.resolve();
        const { flights, looked } = beat.cue.motion as CloudMotion;
        const after = beat.after as SeaOfCloudsView;
        const bare = after.phase === 'boarding';
        const still: Still = {
          view: after,
          looked: beat.event.type === 'asks' ? lookedAt(after) : looked,
          missing: flights.map(({ to }) => to),
          legal: [],
          bare,
          lifted: false,
        };
        cancelAnimation(clock);
        clock.set(0);
        const next = pictureOf(current, still);
        kept.push(next);
        table.set(next);
        const old = kept.length > KEPT ? kept.shift() : undefined;
        if (old) afterLastLooks(() => old.dispose());
        motion.set(motionOf(flights, beat.cue.time, current, bare));
        length = beat.cue.time;
        if (pace.speed === 0) {
          clock.set(beat.cue.time);
          return Promise.resolve();
        }
        return new Promise((resolve) => {
          done = resolve;
          const linear = {
            duration: beat.cue.time * pace.speed,
            easing: Easing.linear,
            reduceMotion: ReduceMotion.Never,
          };
          clock.set(withTiming(beat.cue.time, linear, (finished) => finished && scheduleOnRN(settle)));
        });
      },
      finish: () => {
        cancelAnimation(clock);
        clock.set(length);
        settle();
      },
    });
  }, [door, ready, clock, motion, table]);
  useAnimatedReaction(
    () => ({ play: motion.get(), now: elapsed(clock) }),
    ({ play, now }) => {
      placeMovers(play, now, false, { rects: rects.get(), forms: forms.get() });
      notifyChange(rects);
      notifyChange(forms);
    },
  );
  return { shown, rects, forms };
}
