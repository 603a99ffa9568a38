/** Less than half of a frame at 60 a second, for touches and drawing come first: also with a piece unlike all before it no more than 8. */
export const SLICE_MS = 7.5;

/** How fast a piece that took unusually long is forgotten: once in a while the machine was busy with something else. */
const FADES = 0.996;
/** The next piece may be longer than any of late by so much. */
const ROOM = 1.5;
/** Before anything is known, in ms. */
const USUAL = 1;

/** Pieces of unknown length in slices of a known one: a piece is only begun where one longer than any of late would still fit. */
export class Pace {
  private longest = USUAL;

  constructor(
    private readonly clock: () => number,
    private readonly sliceMs = SLICE_MS,
  ) {}

  /** One slice: a piece in any case, so that it always goes on. */
  slice(work: { readonly done: boolean; piece(): unknown }): void {
    let now = this.clock();
    const end = now + this.sliceMs;
    do {
      work.piece();
      const before = now;
      now = this.clock();
      // Of two steps so long the second would never fit: more need not be known.
      this.longest = Math.min(Math.max(now - before, this.longest * FADES), this.sliceMs / 2);
    } while (!work.done && now + this.longest * ROOM <= end);
  }
}
