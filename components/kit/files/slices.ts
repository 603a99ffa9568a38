/** Milliseconds of work before the screen has its turn: the finger still meets no wait. */
const SLICE = 20;

/** Thrown when long work was stopped: by the player, or because the screen was left. */
export class Stopped extends Error {}

/** Long work, a slice at a time. */
export class Slices {
  private since = performance.now();
  private off = false;

  stop(): void {
    this.off = true;
  }

  /** Lets the screen have its turn when it is due. Throws `Stopped` once that is wanted. */
  async breathe(): Promise<void> {
    if (this.off) throw new Stopped();
    if (performance.now() - this.since < SLICE) return;
    await new Promise((resolve) => setTimeout(resolve));
    this.since = performance.now();
    if (this.off) throw new Stopped();
  }

  async run<T, R>(steps: Generator<T, R>, onStep: (step: T) => void = () => undefined): Promise<R> {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      onStep(step.value);
      if (this.off || performance.now() - this.since >= SLICE) await this.breathe();
    }
  }
}
