import { textForms } from '@/engine/core/forms';
import { FORMS, type SeaOfCloudsAction } from './actions';
import type { Box, Card, CardId } from './box';
import { SLOTS } from './data/board';

type Action = SeaOfCloudsAction;

const { describe, parse, known, every } = textForms(FORMS);
export { describe, known, parse };

/*
 * `legal` hands out the same objects again and again, so that search makes no garbage. Those that name a card are made once
 * for each box; the others once and for all.
 */

export const PEEK: readonly Action[] = every('peekDeckTop');
const CHOICES: readonly Action[] = every('shareChoice');
export const LEAVE = CHOICES.slice(0, SLOTS);
export const TAKE = CHOICES.slice(SLOTS);
/** slot × 3 + index: in the order of their texts. */
export const PICK: readonly Action[] = every('pickLootCard');
export const FIGHT: readonly Action[] = every('fightTargetOrder');
export const PLUME: readonly Action[] = every('plumeVictim');
export const KEEP_OBJECT = parse('object keep') as Action;
export const KEEP_RUM = parse('rum keep') as Action;

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
