import { form, type ActionOf } from '@/engine/core/forms';
import { oneList, oneOf, whole } from '@/engine/core/words';
import { CARD_IDS } from './data/cards';
import { SUITS } from './data/suits';
import { TRAITS, type Trait } from './data/traits';

const seat = whole(0, 7);
const suit = oneOf(SUITS);
const card = oneOf(CARD_IDS);
/** One, or two in the two-trait mode; in the order of TRAITS. */
const traits = oneList<readonly Trait[]>([
  ...TRAITS.map((trait) => [trait]),
  ...TRAITS.flatMap((trait, i) => TRAITS.slice(i + 1).map((other) => [trait, other])),
]);

/** Clause 5.2: every answer of the game, and how it is written down. */
export const FORMS = {
  PICK_TRAIT: form('trait', { traits }),
  PICK_LOCKER_TARGET: form('locker', { seat }),
  DRAW: form('draw'),
  COLLECT: form('collect'),
  HOOK_PICK: form('hook', { suit }),
  CANNON_PICK: form('cannon', { seat, suit }),
  MISFIRE_PICK: form('misfire', { suit }),
  MAP_PICK: form('map', { card }),
  SWORD_PICK: form('sword', { seat, suit }),
  MERMAID_PICK: form('mermaid', { card }),
  PLUNDER_TARGET: form('plunder', { seat }),
  PLUNDER_PICK: form('plunder-card', { suit }),
} as const;

export type DeadMansDrawAction = ActionOf<typeof FORMS>;
