/** After so many milliseconds of others' moves, at normal speed, theirs take only so large a part of their time. */
const STEPS = [
  [3000, 0.12],
  [2200, 0.3],
  [1200, 0.55],
] as const;

/** Nobody waits long for others: the longer they move, the faster they do, and a touch leads straight to the next question. */
export class Haste {
  private since: number;
  private skipped = false;

  constructor(private readonly now: () => number) {
    this.since = now();
  }

  /** A person has answered: from here on others move. */
  restart(): void {
    this.since = this.now();
    this.skipped = false;
  }

  /** What others still do until a person is asked is not watched. */
  skip(): void {
    this.skipped = true;
  }

  /** What the length of a motion is multiplied with, at this speed of the table. */
  factor(speed: number): number {
    if (this.skipped) return 0;
    const waited = (this.now() - this.since) / Math.max(speed, 0.01);
    return STEPS.find(([from]) => waited >= from)?.[1] ?? 1;
  }
}
