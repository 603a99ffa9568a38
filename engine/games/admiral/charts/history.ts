/** E-24 (1): a draft with the way back and forth. Plain data: it is kept as it is. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** 15.2 */
export const MOST_STEPS = 100;

export function historyOf<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/** What changes nothing is no step. */
export function stepTo<T>(history: History<T>, next: T): History<T> {
  if (next === history.now) return history;
  return { past: [...history.past, history.now].slice(-MOST_STEPS), now: next, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: later };
}
