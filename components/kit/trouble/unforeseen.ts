import { watchErrors } from './watch-errors';

let error: Error | null = null;
const listeners = new Set<() => void>();

function change(now: Error | null): void {
  error = now;
  listeners.forEach((listener) => listener());
}

/** What went wrong outside of drawing, in a press or a timer, and was not yet answered. */
export const unforeseen = (): Error | null => error;

export function watchUnforeseen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The screens begin anew, from what was kept. */
export const forgiven = (): void => change(null);

/** From now on such an error leads to the crash screen; the first one, for others often follow from it. */
export function catchUnforeseen(): () => void {
  return watchErrors((found) => {
    if (!error) change(found instanceof Error ? found : new Error(String(found)));
  });
}
