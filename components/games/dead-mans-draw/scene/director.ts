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
  /** Nothing plays: a new view shows what the script has ended with. */
  rest(): void;
}

function makeDirector(): Director {
  const script = makeMutable<SceneScript | null>(null);
  const clock = makeMutable(0);
  // A shared value read here would still be the one before: what is set travels to the screen's thread first.
  let length = 0;
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
      length = next.motion.duration;
      return new Promise((resolve) => {
        done = resolve;
        const duration = length;
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
      clock.set(length);
      settle();
    },
    rest: () => {
      length = 0;
      script.set(null);
      clock.set(0);
    },
  };
  return director;
}

export function useDirector(): Director {
  return useState(makeDirector)[0];
}
