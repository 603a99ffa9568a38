/** Half of a frame at 60 a second: touches and drawing come first. */
export const SLICE_MS = 8;

/** How fast a step that took unusually long is forgotten: once in a while the machine was busy with something else. */
const FADES = 0.97;

/** Steps of unknown length in slices of a known one: a step is only begun where the longest of late would still fit. */
export class Pace {
  private longest = 0;

  constructor(
    private readonly clock: () => number,
    private readonly sliceMs = SLICE_MS,
  ) {}

  /** One slice: a step in any case, so that it always goes on. */
  slice(work: { readonly done: boolean; step(iterations: number): void }): void {
    let now = this.clock();
    const end = now + this.sliceMs;
    do {
      work.step(1);
      const before = now;
      now = this.clock();
      this.longest = Math.max(now - before, this.longest * FADES);
    } while (!work.done && now + this.longest <= end);
  }
}
