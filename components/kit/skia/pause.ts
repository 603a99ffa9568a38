import { nextTask } from '@/components/ui/next-task';

/** Lets the screen breathe between two tasks. */
export type Pause = () => Promise<void>;

/** Milliseconds that a task may take before the screen gets its chance. */
const SLICE = 16;

/** Pauses only where the slice is used up. */
export function paced(next: Pause, clock: () => number = () => performance.now()): Pause {
  let since = -Infinity;
  return async () => {
    if (clock() - since < SLICE) return;
    await next();
    since = clock();
  };
}

/** Gives the screen a chance between two tasks. */
export const breathe: Pause = paced(nextTask);
