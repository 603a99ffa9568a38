import { CARD_IDS } from './data/cards';
import { SUITS, type Suit } from './data/suits';
import { TRAITS } from './data/traits';
import type { DeadMansDrawAction } from './actions';

type Action = DeadMansDrawAction;

const MAX_SEATS = 8;
const seats = Array.from({ length: MAX_SEATS }, (_, seat) => seat);

/**
 * Every action of the game exists once, in these tables, by the numbers that the rules use. `legal` only picks them out,
 * so search makes no garbage, and `parse` is a look-up.
 */
export const DRAW: Action = { type: 'DRAW' };
export const COLLECT: Action = { type: 'COLLECT' };
export const HOOK_PICK: readonly Action[] = SUITS.map((suit) => ({ type: 'HOOK_PICK', suit }));
export const MISFIRE_PICK: readonly Action[] = SUITS.map((suit) => ({ type: 'MISFIRE_PICK', suit }));
export const PLUNDER_PICK: readonly Action[] = SUITS.map((suit) => ({ type: 'PLUNDER_PICK', suit }));
/** seat × 10 + suit. */
export const CANNON_PICK: readonly Action[] = seats.flatMap((seat) =>
  SUITS.map((suit): Action => ({ type: 'CANNON_PICK', seat, suit })),
);
export const SWORD_PICK: readonly Action[] = seats.flatMap((seat) =>
  SUITS.map((suit): Action => ({ type: 'SWORD_PICK', seat, suit })),
);
export const MAP_PICK: readonly Action[] = CARD_IDS.map((card) => ({ type: 'MAP_PICK', card }));
export const MERMAID_PICK: readonly Action[] = CARD_IDS.map((card) => ({ type: 'MERMAID_PICK', card }));
export const PLUNDER_TARGET: readonly Action[] = seats.map((seat) => ({ type: 'PLUNDER_TARGET', seat }));
export const PICK_LOCKER_TARGET: readonly Action[] = seats.map((seat) => ({ type: 'PICK_LOCKER_TARGET', seat }));

/** By bits of the traits: one, or two in the two-trait mode. */
const PICK_TRAIT = new Map<number, Action>();
TRAITS.forEach((trait, i) => {
  PICK_TRAIT.set(1 << i, { type: 'PICK_TRAIT', traits: [trait] });
  TRAITS.slice(i + 1).forEach((other, j) => {
    PICK_TRAIT.set((1 << i) | (1 << (i + 1 + j)), { type: 'PICK_TRAIT', traits: [trait, other] });
  });
});

export function pickTrait(bits: number): Action {
  return PICK_TRAIT.get(bits) as Action;
}

/** Suit numbers in the alphabetical order of their names: the order in which `legal` lists them. */
export const SUITS_BY_TEXT: readonly number[] = SUITS.map((_, suit) => suit).sort((a, b) =>
  (SUITS[a] as Suit) < (SUITS[b] as Suit) ? -1 : 1,
);

const SUIT_NUMBER = new Map<string, number>(SUITS.map((suit, i) => [suit, i]));

export function suitNumber(suit: Suit): number {
  return SUIT_NUMBER.get(suit) as number;
}

function textOf(a: Action): string {
  switch (a.type) {
    case 'DRAW':
      return 'draw';
    case 'COLLECT':
      return 'collect';
    case 'HOOK_PICK':
      return `hook ${a.suit}`;
    case 'MISFIRE_PICK':
      return `misfire ${a.suit}`;
    case 'PLUNDER_PICK':
      return `plunder-card ${a.suit}`;
    case 'CANNON_PICK':
      return `cannon ${a.seat} ${a.suit}`;
    case 'SWORD_PICK':
      return `sword ${a.seat} ${a.suit}`;
    case 'MAP_PICK':
      return `map ${a.card}`;
    case 'MERMAID_PICK':
      return `mermaid ${a.card}`;
    case 'PLUNDER_TARGET':
      return `plunder ${a.seat}`;
    case 'PICK_LOCKER_TARGET':
      return `locker ${a.seat}`;
    case 'PICK_TRAIT':
      return `trait ${Array.isArray(a.traits) ? a.traits.join('+') : ''}`;
    default:
      // Reached only by what came from outside and is no action at all: `check` must still be able to say so.
      return 'unknown';
  }
}

const ALL: readonly Action[] = [
  DRAW,
  COLLECT,
  ...HOOK_PICK,
  ...MISFIRE_PICK,
  ...PLUNDER_PICK,
  ...CANNON_PICK,
  ...SWORD_PICK,
  ...MAP_PICK,
  ...MERMAID_PICK,
  ...PLUNDER_TARGET,
  ...PICK_LOCKER_TARGET,
  ...PICK_TRAIT.values(),
];
const TEXT = new Map<Action, string>(ALL.map((a) => [a, textOf(a)]));
const BY_TEXT = new Map<string, Action>(ALL.map((a) => [textOf(a), a]));

export function describe(a: Action): string {
  return TEXT.get(a) ?? textOf(a);
}

export function parse(text: string): Action | null {
  return BY_TEXT.get(text) ?? null;
}
