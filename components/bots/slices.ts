import type { Thought } from '@/engine/bots/thought';
import type { Answer, OnProgress, Thinking } from './request';

/** Half of a frame at 60 a second: touches and drawing come first. */
export const SLICE_MS = 8;

/** Thinks on this thread in short slices with a pause after each, so that nothing on the screen has to wait. */
export function thinkInSlices(thought: Thought, sliceMs = SLICE_MS, onProgress?: OnProgress): Thinking {
  let cancelled = false;
  return {
    answer: run(thought, sliceMs, () => cancelled, onProgress),
    cancel() {
      cancelled = true;
      thought.cancel();
    },
  };
}

async function run(
  thought: Thought,
  sliceMs: number,
  cancelled: () => boolean,
  onProgress?: OnProgress,
): Promise<Answer | null> {
  do {
    // The first slice waits as well: the motion that the last move set off begins before the thinking does.
    await new Promise<void>((resume) => setTimeout(resume, 0));
    const until = performance.now() + sliceMs;
    while (!thought.done && performance.now() < until) thought.step(1);
    if (!cancelled()) onProgress?.(thought.part);
  } while (!thought.done);
  return cancelled() ? null : { action: thought.best(), reasons: thought.analyse() };
}
