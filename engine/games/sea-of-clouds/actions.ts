import { form, type ActionOf } from '@/engine/core/forms';
import { always, eitherOf, matching, oneOf, whole } from '@/engine/core/words';
import { LONGEST_ID } from '@/engine/packs/column';
import { MOST_IN_SHARE, SLOTS } from './data/board';

const seat = whole(0, 3);
/** Slots count from 1, places in a share from 0 at the bottom. */
const slot = whole(1, SLOTS);
/** A face's id and the number of the copy. Which there are is the pack's affair, so any is read. */
const card = matching(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*-[1-9][0-9]?$/, LONGEST_ID + 3);
const keep = { decline: always(true) };

/** Clause 5.2: every answer of the game, and how it is written down. An exchange of objects is asked in two links. */
export const FORMS = {
  peekDeckTop: form('peek', { use: eitherOf('no', 'yes') }),
  shareChoice: form('', { action: oneOf(['leave', 'take']), slot }),
  placeNext: form('place', { cardId: card }),
  discardOwnPirate: form('discard', { cardId: card }),
  pickLootCard: form('pick', { slot, index: whole(0, MOST_IN_SHARE - 1) }),
  pirateOrder: form('apply', { cardId: card }),
  fightTargetOrder: form('fight', { seat }),
  swapObject: [form('object give', { giveId: card }), form('object take', { takeId: card }), form('object keep', keep)],
  swapRum: [form('rum give', { giveId: card }), form('rum keep', keep)],
  plumeVictim: form('plume', { seat }),
  plumeDiscard: form('drop', { cardId: card }),
} as const;

export type SeaOfCloudsAction = ActionOf<typeof FORMS>;
