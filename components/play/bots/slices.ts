import { nextTask } from '@/components/ui/next-task';
import type { Thought } from '@/engine/bots/thought';
import { Pace } from './pace';
import type { Answer, OnProgress, Thinking } from './request';

/** Thinks on this thread in short slices with a pause after each, so that nothing on the screen has to wait. */
export function thinkInSlices(thought: Thought, sliceMs: number, onProgress?: OnProgress): Thinking {
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
  const pace = new Pace(() => performance.now(), sliceMs);
  do {
    // The first slice waits as well: the motion that the last move set off begins before the thinking does.
    await nextTask();
    if (!thought.done) pace.slice(thought);
    if (!cancelled()) onProgress?.(thought.part);
  } while (!thought.done);
  return cancelled() ? null : { action: thought.best(), reasons: thought.analyse() };
}
