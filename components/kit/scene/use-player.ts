import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { View } from '@/engine';
import type { StageDoor } from '../choreography/shown';
import type { Beat } from '../choreography/cue';
import type { Pace } from '../choreography/pace';
import type { Timeline } from './timeline';

/** How long an event is seen, and how much of that the next one waits for. */
export interface Length {
  readonly length: number;
  readonly blocks: number;
}

interface Player<T> {
  readonly door: StageDoor | undefined;
  readonly timeline: Timeline;
  /** What the scene shows while nothing plays. */
  readonly view: View;
  /** What pictures are made with, as of this render. */
  readonly tools: T;
  /** Puts the scene to the beginning of an event, in shared values. Null: there is nothing to show it with. */
  readonly begin: (beat: Beat, tools: T, pace: Pace) => Length | number | null;
  /** Another view stands: it shows what the last event has ended with, so nothing of that one is left. */
  readonly rest: (tools: T) => void;
}

/**
 * Follows the choreography, one event after the other, without a render of React. Answers how to let it in: to be called as an
 * effect, as soon as pieces can move.
 */
export function usePlayer<T>(player: Player<T>): () => (() => void) | undefined {
  const { door, timeline, view } = player;
  const latest = useRef(player);
  // Before the canvas renders, and with it says that it stands.
  useLayoutEffect(() => {
    latest.current = player;
  });
  useEffect(() => {
    const { rest, tools } = latest.current;
    timeline.rest();
    rest(tools);
  }, [timeline, view]);
  return useCallback(
    () =>
      door?.attach({
        play: (beat, pace) => {
          timeline.begin();
          const { begin, tools } = latest.current;
          const time = begin(beat, tools, pace);
          if (time === null) return Promise.resolve();
          const { length, blocks } = typeof time === 'number' ? { length: time, blocks: time } : time;
          return timeline.run(length, pace.speed, blocks);
        },
        finish: timeline.finish,
      }),
    [door, timeline],
  );
}

/** The same for a scene that says by a render that pieces can move. */
export function usePlayerWhen<T>(ready: boolean, player: Player<T>): void {
  const attach = usePlayer(player);
  useEffect(() => (ready ? attach() : undefined), [ready, attach]);
}
