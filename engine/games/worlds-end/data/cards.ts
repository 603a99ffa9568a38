/** 2.9, E-19: what a manoeuvre card does, and the window of a salvo (4.12.8) in which it is played. */
export const WINDOW_OF = {
  dice: 1,
  aim: 1,
  noCheck: 1,
  board: 1,
  defence: 2,
  smoke: 2,
  screen: 2,
  reroll: 3,
  patch: 4,
  answer: 5,
  volley: 6,
} as const;
export type Effect = keyof typeof WINDOW_OF;
export type Window = 1 | 2 | 3 | 4 | 5 | 6;

/** 2.10 */
export const HEROES = ['jack', 'elizabeth', 'will', 'barbossa'] as const;
export type HeroId = (typeof HEROES)[number];

export type FreeSkill = 'none' | 'reroll' | 'connections' | 'keenEye' | 'bargain';
export type PaidSkill = 'none' | 'compass' | 'parley' | 'plates' | 'cursedGold';
