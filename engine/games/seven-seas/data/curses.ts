/** 2.3.3, in the order of the specification's table. */
export const CURSES = ['kraken', 'iceberg', 'sirens', 'mutiny', 'whirlpool', 'idol', 'wages', 'tavern'] as const;
export type Curse = (typeof CURSES)[number];

/** Curses in which every ship at disposal is thrown, and the face that is hit; the Whirlpool asks its red die instead. */
export const HIT_FACE: Readonly<Partial<Record<Curse, number>>> = { kraken: 1, iceberg: 2, sirens: 3, mutiny: 4 };

export function throwsShips(curse: Curse): boolean {
  return curse === 'whirlpool' || HIT_FACE[curse] !== undefined;
}

/** 4.10.4: ships that one part of the Shaman's gift keeps out of the throw. */
export const KEPT_OUT = 3;
/** 4.10.11 */
export const WAGE = 2;
/** 2.3.3, Tavern: a six. */
export const TAVERN_YY = 3;
