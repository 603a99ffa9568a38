/** All ways to take some of these, in their order, the empty one first. */
export function subsetsOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);
}
