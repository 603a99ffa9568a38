/** The numbers of the game that its rules tell (2.1 to 2.11, E-5). */

export const TABLE = {
  gold: [500, 600, 700, 800],
  winFame: 10,
  shortFame: 8,
  famePrice: 1000,
  favour: 5,
  favourGold: 100,
  offer: 3,
  guardMax: 10,
  handMax: 10,
  convoy: 1000,
  extra: 100,
  protectedTurns: 3,
  maxDefence: 5,
  maxRuns: 60,
  maxRounds: 100,
  aid: 300,
  evenStart: 800,
  hardKraken: 5,
  armada: [5, 7, 9],
  shortArmada: [4, 5, 7],
  connections: { seas: 2, gold: 100 },
  bargain: { from: 300, off: 100 },
  skills: { compass: 200, parley: 300, plates: 200, cursedGold: 300 },
  income: [100, 200, 300],
  smokeFrom: 4,
} as const;

/** 2.13, E-5: gold of ships with which the armada is an even fight, by its scale. */
export const EVEN_FIGHT = { easy: 1800, normal: 1950, hard: 2150 } as const;

/** 2.7, 2.8: how many cards. */
export const SHIPS = { sloop: 24, brig: 20, frigate: 13, company: 5 } as const;

/** 2.9 */
export const MANOEUVRES = {
  broadside: 4,
  aimed: 3,
  hot: 3,
  boarding: 2,
  drill: 3,
  volley: 1,
  over: 4,
  smoke: 3,
  screen: 2,
  patch: 3,
  answer: 2,
} as const;

/** 2.4 */
export const GOODS = {
  rum: ['bahamas', 'cuba', 'singapore'],
  sugar: ['jamaica', 'tortuga', 'south-atlantic'],
  spices: ['lesser-antilles', 'java', 'moluccas'],
  silk: ['borneo', 'philippines', 'indian'],
} as const;

/** 2.3 */
export const REGIONS = {
  west: ['bahamas', 'cuba', 'jamaica', 'tortuga', 'lesser-antilles'],
  east: ['singapore', 'java', 'moluccas', 'borneo', 'philippines'],
  ocean: ['north-atlantic', 'central-atlantic', 'south-atlantic', 'cape', 'indian'],
} as const;

/** 2.11: out of 36. */
export const CHANCES = {
  armada: 6,
  kraken: 2,
  convoy: 2,
  calm: 4,
  quiet: 4,
  auction: 6,
  profit: 4,
  calypso: 4,
  storm: 2,
  raid: 2,
} as const;
