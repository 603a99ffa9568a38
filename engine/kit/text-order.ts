/* `legal` is sorted by the text forms of actions; these put lists into that order once, before any match. */

export function byText(one: string, other: string): number {
  return one < other ? -1 : 1;
}

/** The places of these names in their alphabetical order. */
export function inTextOrder(names: readonly string[]): number[] {
  return names.map((_, i) => i).sort((a, b) => byText(names[a] as string, names[b] as string));
}

/** By place: where this name comes in the alphabetical order. */
export function textRanks(names: readonly string[]): number[] {
  const ranks = names.map(() => 0);
  inTextOrder(names).forEach((place, rank) => (ranks[place] = rank));
  return ranks;
}
