/** 2.7: what the Ruler reads, whole millimetres, from a squared distance in tenths: the largest m with (10m - 5)² ≤ d2. */
export function millimetres(d2: number): number {
  let m = Math.floor((Math.floor(Math.sqrt(d2)) + 5) / 10);
  // The root is taken in floating point; whole numbers have the last word.
  while (firstSquareOf(m + 1) <= d2) m++;
  while (m > 0 && firstSquareOf(m) > d2) m--;
  return m;
}

/** The least squared distance that is read as m, for m ≥ 1. */
export function firstSquareOf(m: number): number {
  return (10 * m - 5) * (10 * m - 5);
}
