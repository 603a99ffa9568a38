/* 2.1: the numbers of the game. */

export const START_GOLD: readonly number[] = [500, 600, 700, 800];
/** `evenStart`: what the second of two begins with. */
export const EVEN_START = 800;
export const WIN_FAME = 10;
export const SHORT_FAME = 8;
export const CALYPSO_MAX = 5;
export const FAME_PRICE = 1000;
export const PORT_OFFER = 3;
export const GUARD_MAX = 10;
export const HAND_MAX = 10;
export const CONVOY_REWARD = 1000;
export const EXTRA_INCOME = 100;
export const CALYPSO_GOLD = 100;
/** Own turns in which nobody may attack a player or be out. */
export const PROTECTED_TURNS = 3;
export const MONEY_STEP = 100;
export const ARMADA_CELLS = 10;
export const LAST_CELL = ARMADA_CELLS - 1;
/** `shortGame`, by number of players. */
export const SHORT_LIMITS: Readonly<Record<number, number>> = { 2: 4, 3: 5, 4: 7 };
/** 4.9.14 */
export const MOST_RUNS = 60;
/** 4.14.9 */
export const MOST_ROUNDS = 100;
/** `nobodyOut` */
export const AID = 300;
/** 2.10: what Governor's Connections need and give, and what Hard Bargain takes off and from what price on. */
export const CONNECTIONS = { seas: 2, gold: 100 } as const;
export const BARGAIN = { from: 300, off: 100 } as const;
/** 4.13.8 */
export const MOST_DEFENCE = 5;
/** `armadaScale: hard` */
export const HARD_KRAKEN = 5;

/** 2.8: what makes a ship a sloop. */
export const SLOOP_ATTACK = 1;
