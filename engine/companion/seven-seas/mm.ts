/** 2.7: from centre to centre, rounded to whole millimetres without floating point. */
export function mmBetween(a: { x: number; y: number }, b: { x: number; y: number }): number {
  const square = (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
  const down = Math.floor(Math.sqrt(square));
  return square - down * down > down ? down + 1 : down;
}
