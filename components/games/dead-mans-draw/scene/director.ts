import { useState } from 'react';
import {
  cancelAnimation,
  Easing,
  makeMutable,
  ReduceMotion,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import type { SceneScript } from './script';

/** What the choreography holds in its hand: plays scripts on a scene, without rendering it. */
export interface Director {
  readonly script: SharedValue<SceneScript | null>;
  /** Milliseconds into the script, at normal speed. */
  readonly clock: SharedValue<number>;
  /** Resolves when the last picture stands; the scene keeps it until its next view arrives. `speed` 0 is at once. */
  play(script: SceneScript, speed: number): Promise<void>;
  /** One tap ends everything in its last picture. */
  finish(): void;
}

function makeDirector(): Director {
  const script = makeMutable<SceneScript | null>(null);
  const clock = makeMutable(0);
  let done: (() => void) | null = null;
  const settle = () => {
    done?.();
    done = null;
  };
  const director: Director = {
    script,
    clock,
    play: (next, speed) => {
      settle();
      cancelAnimation(clock);
      clock.set(0);
      script.set(next);
      return new Promise((resolve) => {
        done = resolve;
        const duration = next.motion.duration;
        if (speed === 0) {
          director.finish();
          return;
        }
        const linear = { duration: duration * speed, easing: Easing.linear, reduceMotion: ReduceMotion.Never };
        clock.set(withTiming(duration, linear, (finished) => finished && scheduleOnRN(settle)));
      });
    },
    finish: () => {
      cancelAnimation(clock);
      clock.set(script.get()?.motion.duration ?? 0);
      settle();
    },
  };
  return director;
}

export function useDirector(): Director {
  return useState(makeDirector)[0];
}
