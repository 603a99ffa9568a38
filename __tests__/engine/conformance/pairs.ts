/** One of the things that are combined: how many values it has. Value 0 is the usual one. */
type Row = readonly number[];

/**
 * Rows that together hold every pair of values of every two factors at least once, as far as `allowed` lets them stand together.
 * Greedy and always the same: each row begins with the first pair that is missing and takes of every other factor the value
 * that brings most missing pairs, of equals the first.
 */
export function pairwise(sizes: readonly number[], allowed: (row: Row) => boolean): Row[] {
  const factors = sizes.map((_, i) => i);
  const missing = new Set<string>();
  const nameOf = (i: number, a: number, j: number, b: number) =>
    i < j ? `${i}=${a} ${j}=${b}` : `${j}=${b} ${i}=${a}`;
  for (const i of factors)
    for (const j of factors.slice(i + 1))
      for (let a = 0; a < (sizes[i] as number); a++)
        for (let b = 0; b < (sizes[j] as number); b++) missing.add(nameOf(i, a, j, b));

  const rows: Row[] = [];
  for (const pair of missing) {
    const fixed = new Map(pair.split(' ').map((part) => part.split('=').map(Number) as [number, number]));
    const row = [filled(fixed, true), filled(fixed, false)].find(allowed);
    if (row) rows.push(row);
    // What cannot stand together is not asked for again.
    missing.delete(pair);
    if (row)
      for (const i of factors)
        for (const j of factors.slice(i + 1)) missing.delete(nameOf(i, row[i] as number, j, row[j] as number));
  }
  return rows;

  /** `full`: with as many missing pairs as will go in; otherwise all else is as usual. */
  function filled(pair: ReadonlyMap<number, number>, full: boolean): Row {
    const row = new Map(pair);
    for (const i of factors) {
      if (row.has(i)) continue;
      let [best, most] = [0, -1];
      for (let a = 0; a < (full ? (sizes[i] as number) : 1); a++) {
        const brings = [...row].filter(([j, b]) => missing.has(nameOf(i, a, j, b))).length;
        const possible = !full || allowed(factors.map((j) => (j === i ? a : (row.get(j) ?? 0))));
        if (possible && brings > most) [best, most] = [a, brings];
      }
      row.set(i, best);
    }
    return factors.map((i) => row.get(i) as number);
  }
}
