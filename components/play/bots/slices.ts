import { nextTask } from '@/components/ui/next-task';
import type { Thought } from '@/engine/bots/thought';
import { Pace } from './pace';
import type { Series } from '@/engine/bots/series';
import type { Answer, OnProgress, PlayingSeries, Thinking } from './request';

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

/** Matches of bots against each other in the same way; what was played before it was cancelled is kept. */
export function playInSlices(series: Series, sliceMs: number, onProgress?: OnProgress): PlayingSeries {
  return {
    played: inSlices(series, sliceMs, () => false, onProgress).then(() => series.played),
    cancel: () => series.cancel(),
  };
}

async function run(
  thought: Thought,
  sliceMs: number,
  cancelled: () => boolean,
  onProgress?: OnProgress,
): Promise<Answer | null> {
  await inSlices(thought, sliceMs, cancelled, onProgress);
  while (!cancelled() && !thought.foresee()) await nextTask();
  return cancelled() ? null : { action: thought.best(), reasons: thought.analyse(), plan: thought.plan() };
}

interface Work {
  readonly done: boolean;
  readonly part: number;
  piece(): unknown;
}

async function inSlices(work: Work, sliceMs: number, cancelled: () => boolean, onProgress?: OnProgress): Promise<void> {
  const pace = new Pace(() => performance.now(), sliceMs);
  do {
    // The first slice waits as well: the motion that the last move set off begins before the thinking does.
    await nextTask();
    if (!work.done) pace.slice(work);
    if (!cancelled()) onProgress?.(work.part);
  } while (!work.done);
}
