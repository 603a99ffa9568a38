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

/** The one clock of a scene. It runs on the screen's thread; whatever moves is worked out from it. */
export interface Timeline {
  /** Milliseconds into what plays, at normal speed. */
  readonly clock: SharedValue<number>;
  /** Ends the last run and sets the clock to 0. */
  begin(): void;
  /**
   * Runs to `length`. Resolves when `blocks` of it have passed; what is still seen after that keeps nobody waiting. `speed`
   * times every length, 0 is at once.
   */
  run(length: number, speed: number, blocks?: number): Promise<void>;
  /** To the end, at once. */
  finish(): void;
  /** Nothing plays. */
  rest(): void;
}

export function makeTimeline(): Timeline {
  const clock = makeMutable(0);
  // A shared value read here would still be the one before: what is set travels to the screen's thread first.
  let end = 0;
  let done: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    done?.();
    done = null;
  };
  let runs = 0;
  // The screen's thread tells it late: a touch may have ended this run meanwhile, and the next one has begun.
  const ended = (run: number) => {
    if (run === runs) settle();
  };
  const timeline: Timeline = {
    clock,
    begin: () => {
      settle();
      cancelAnimation(clock);
      clock.set(0);
    },
    run: (length, speed, blocks = length) => {
      end = length;
      const mine = ++runs;
      return new Promise((resolve) => {
        done = resolve;
        if (speed === 0 || blocks === 0) {
          timeline.finish();
          return;
        }
        const linear = { duration: length * speed, easing: Easing.linear, reduceMotion: ReduceMotion.Never };
        if (blocks < length) {
          timer = setTimeout(settle, blocks * speed);
          clock.set(withTiming(length, linear));
        } else {
          clock.set(withTiming(length, linear, (finished) => finished && scheduleOnRN(ended, mine)));
        }
      });
    },
    finish: () => {
      cancelAnimation(clock);
      clock.set(end);
      settle();
    },
    rest: () => {
      cancelAnimation(clock);
      end = 0;
      clock.set(0);
    },
  };
  return timeline;
}

export function useTimeline(): Timeline {
  return useState(makeTimeline)[0];
}
