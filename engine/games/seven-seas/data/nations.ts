/** 2.3.1, 2.5: a flag for each fourth part of the caravans, and one Corsair token each. Sets of nations are bits: 1 << number. */
export const NATIONS = ['england', 'spain', 'france', 'holland'] as const;
export type Nation = (typeof NATIONS)[number];
export const ALL_NATIONS = 0b1111;

export function nationNumber(nation: Nation): number {
  return NATIONS.indexOf(nation);
}

export function nationsIn(bits: number): Nation[] {
  return NATIONS.filter((_, i) => (bits & (1 << i)) !== 0);
}

export function nationBits(nations: readonly Nation[]): number {
  return nations.reduce((bits, nation) => bits | (1 << nationNumber(nation)), 0);
}
