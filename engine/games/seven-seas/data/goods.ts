/** 2.4: the three goods, and the trophy among the loot. Their places here are the numbers that the rules use. */
export const GOODS = ['fruit', 'coffee', 'rum'] as const;
export type Good = (typeof GOODS)[number];
export const LOOT = [...GOODS, 'talisman'] as const;
export type Loot = (typeof LOOT)[number];
export const TALISMAN = 3;
export const LOOT_OF_EACH = 15;

/** Fruit, coffee, rum. */
export type Counts = readonly [number, number, number];
export const NONE: Counts = [0, 0, 0];

export function goodNumber(good: Good): number {
  return GOODS.indexOf(good);
}

export function sumOf(counts: Counts): number {
  return counts[0] + counts[1] + counts[2];
}

export function withCount(counts: Counts, good: number, count: number): Counts {
  return [good === 0 ? count : counts[0], good === 1 ? count : counts[1], good === 2 ? count : counts[2]];
}

export function minus(from: Counts, counts: Counts): Counts {
  return [from[0] - counts[0], from[1] - counts[1], from[2] - counts[2]];
}
