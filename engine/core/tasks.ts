/** Whether an answer has left other questions than before it. Tasks are never changed in place, so the same one is the same object. */
export function haveChanged<T>(before: readonly T[], now: readonly T[]): boolean {
  return before.length !== now.length || before.some((task, i) => task !== now[i]);
}
