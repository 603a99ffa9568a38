import type { Box, Card, CardId } from './box';
import type { SeaOfCloudsAction } from './actions';
import { MOST_IN_SHARE, SLOTS } from './data/board';

type Action = SeaOfCloudsAction;

/*
 * `legal` hands out the same objects again and again, so that search makes no garbage. Those that name a card are made once
 * for each box; the others once and for all.
 */

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i);

export const PEEK: readonly Action[] = [
  { type: 'peekDeckTop', use: false },
  { type: 'peekDeckTop', use: true },
];
export const LEAVE: readonly Action[] = upTo(SLOTS).map((slot) => ({
  type: 'shareChoice',
  slot: slot + 1,
  action: 'leave',
}));
export const TAKE: readonly Action[] = upTo(SLOTS).map((slot) => ({
  type: 'shareChoice',
  slot: slot + 1,
  action: 'take',
}));
/** slot × 3 + index: in the order of their texts. */
export const PICK: readonly Action[] = upTo(SLOTS * MOST_IN_SHARE).map((at) => ({
  type: 'pickLootCard',
  slot: Math.floor(at / MOST_IN_SHARE) + 1,
  index: at % MOST_IN_SHARE,
}));
export const FIGHT: readonly Action[] = upTo(4).map((seat) => ({ type: 'fightTargetOrder', seat }));
export const PLUME: readonly Action[] = upTo(4).map((seat) => ({ type: 'plumeVictim', seat }));
export const KEEP_OBJECT: Action = { type: 'swapObject', decline: true };
export const KEEP_RUM: Action = { type: 'swapRum', decline: true };

/** By card. */
export interface CardActions {
  readonly place: readonly Action[];
  readonly discard: readonly Action[];
  readonly apply: readonly Action[];
  readonly giveObject: readonly Action[];
  readonly takeObject: readonly Action[];
  readonly giveRum: readonly Action[];
  readonly drop: readonly Action[];
}

const made = new WeakMap<Box, CardActions>();

export function actionsOf(box: Box): CardActions {
  const known = made.get(box);
  if (known) return known;
  const each = (make: (id: CardId) => Action): Action[] => box.ids.map(make);
  const actions: CardActions = {
    place: each((cardId) => ({ type: 'placeNext', cardId })),
    discard: each((cardId) => ({ type: 'discardOwnPirate', cardId })),
    apply: each((cardId) => ({ type: 'pirateOrder', cardId })),
    giveObject: each((giveId) => ({ type: 'swapObject', giveId })),
    takeObject: each((takeId) => ({ type: 'swapObject', takeId })),
    giveRum: each((giveId) => ({ type: 'swapRum', giveId })),
    drop: each((cardId) => ({ type: 'plumeDiscard', cardId })),
  };
  made.set(box, actions);
  return actions;
}

/** The actions for these cards in the order of their texts. */
export function forCards(box: Box, actions: readonly Action[], cards: readonly Card[]): Action[] {
  const sorted = cards.slice();
  if (sorted.length > 1) sorted.sort((a, b) => (box.rank[a] as number) - (box.rank[b] as number));
  return sorted.map((card) => actions[card] as Action);
}
