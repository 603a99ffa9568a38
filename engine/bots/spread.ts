/** So many values must be known before their spread says anything. */
const ENOUGH = 8;

/** How far the values of one decision lie apart: one standard deviation, and as much as won and lost before it is known. */
export class Spread {
  private count = 0;
  private mean = 0;
  private squares = 0;
  deviation = 0.5;

  /** Welford's running variance. */
  take(value: number): void {
    this.count++;
    const off = value - this.mean;
    this.mean += off / this.count;
    this.squares += off * (value - this.mean);
    if (this.count >= ENOUGH) this.deviation = Math.sqrt(this.squares / this.count) + 0.0005;
  }
}
