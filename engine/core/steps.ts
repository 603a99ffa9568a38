/** Runs a generator to its end at once. What can take long is written as a generator, so that a screen may run it in slices. */
export function finish<R>(steps: Generator<unknown, R>): R {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
