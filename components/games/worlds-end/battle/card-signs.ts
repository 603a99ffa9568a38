import type { IconName } from '@/components/art/generated/icons';
import type { Effect } from '@/engine/games/worlds-end/data/cards';

/** Look 20.2: cards of who fires, and of who is fired at. */
export const ATTACK = '#9A2F4E';
export const DEFENCE = '#2B5C8C';

/** Windows in which the side that fires plays (2.9). */
const FIRING: ReadonlySet<number> = new Set([1, 3, 6]);
export const colourOfWindow = (window: number): string => (FIRING.has(window) ? ATTACK : DEFENCE);

export const EFFECT_SIGNS: Readonly<Record<Effect, IconName>> = {
  dice: 'cannon',
  aim: 'spyglass',
  noCheck: 'hot-shot',
  board: 'crossed-sabres',
  reroll: 'perspective-dice-six',
  volley: 'crossed-pistols',
  defence: 'ship-wheel',
  smoke: 'smoke',
  screen: 'galleon',
  patch: 'hammer-nails',
  answer: 'flame',
};
