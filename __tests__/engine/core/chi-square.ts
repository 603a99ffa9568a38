/** How far counts lie from what was expected of them. */
export function chiSquare(counts: readonly number[], expected: number | readonly number[]): number {
  let sum = 0;
  counts.forEach((count, i) => {
    const e = typeof expected === 'number' ? expected : (expected[i] as number);
    sum += ((count - e) * (count - e)) / e;
  });
  return sum;
}

/**
 * What fair chance stays below in all but one of a hundred thousand trials (Wilson–Hilferty). The seeds of the tests are
 * fixed, so a test that passes once passes always; the limit says that the numbers it passes with are not suspicious.
 */
export function chiSquareLimit(cells: number, z = 4.265): number {
  const free = cells - 1;
  const part = 2 / (9 * free);
  const root = 1 - part + z * Math.sqrt(part);
  return free * root * root * root;
}

/** Counts as evenly spread as no honest generator would make them are as wrong as a crooked spread. */
export function chiSquareFloor(cells: number): number {
  return cells > 20 ? chiSquareLimit(cells, -4.265) : 0;
}
