import { textForms } from '@/engine/core/forms';
import { inTextOrder } from '@/engine/kit/text-order';
import { FORMS, type DeadMansDrawAction } from './actions';
import { SUITS, type Suit } from './data/suits';
import { traitBits } from './data/traits';

type Action = DeadMansDrawAction;

const { describe, parse, known, every } = textForms(FORMS);
export { describe, known, parse };

/* Every action of the game exists once, in these tables, by the numbers that the rules use. */

export const [DRAW] = every('DRAW') as readonly [Action];
export const [COLLECT] = every('COLLECT') as readonly [Action];
export const HOOK_PICK: readonly Action[] = every('HOOK_PICK');
export const MISFIRE_PICK: readonly Action[] = every('MISFIRE_PICK');
export const PLUNDER_PICK: readonly Action[] = every('PLUNDER_PICK');
/** seat × 10 + suit. */
export const CANNON_PICK: readonly Action[] = every('CANNON_PICK');
export const SWORD_PICK: readonly Action[] = every('SWORD_PICK');
export const MAP_PICK: readonly Action[] = every('MAP_PICK');
export const MERMAID_PICK: readonly Action[] = every('MERMAID_PICK');
export const PLUNDER_TARGET: readonly Action[] = every('PLUNDER_TARGET');
export const PICK_LOCKER_TARGET: readonly Action[] = every('PICK_LOCKER_TARGET');

const PICK_TRAIT = new Map(every('PICK_TRAIT').map((action) => [traitBits(action.traits), action]));

/** By bits of the traits: one, or two in the two-trait mode. */
export function pickTrait(bits: number): Action {
  return PICK_TRAIT.get(bits) as Action;
}

/** Suit numbers in the alphabetical order of their names: the order in which `legal` lists them. */
export const SUITS_BY_TEXT: readonly number[] = inTextOrder(SUITS);

const SUIT_NUMBER = new Map<string, number>(SUITS.map((suit, i) => [suit, i]));

export function suitNumber(suit: Suit): number {
  return SUIT_NUMBER.get(suit) as number;
}
