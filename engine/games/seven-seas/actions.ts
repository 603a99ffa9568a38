import { form, type ActionOf, type Word } from '@/engine/core/forms';
import { eitherOf, oneList, oneOf, whole } from '@/engine/core/words';
import { CARAVAN_IDS, CURSE_IDS } from './data/adventures';
import { CHARACTERS } from './data/characters';
import { GOODS, LOOT_OF_EACH, type Good } from './data/goods';
import { NATIONS } from './data/nations';
import { PORT_CARDS } from './data/ports';
import { FLEET } from './data/table';
import type { Gesture } from './throw/dice';
import { isGesture } from './throw/gesture';
import type { DieId } from './view';

const MOST_SEATS = 4;
const RED_DICE = 4;
const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i);

const seat = whole(0, MOST_SEATS - 1);
const good = oneOf(GOODS);
const count = whole(0, LOOT_OF_EACH);
/** 4.17.9 */
const pirate = oneOf<DieId>(upTo(MOST_SEATS).flatMap((owner) => upTo(FLEET).map((k) => `p${owner}.${k + 1}`)));
const caravan = oneOf<DieId>(upTo(RED_DICE).map((k) => `c.${k + 1}`));
/** In the order of GOODS. */
const goods = oneList<readonly [Good, Good]>([
  ['fruit', 'coffee'],
  ['fruit', 'rum'],
  ['coffee', 'rum'],
]);

/** 4.17.1: a flick as four numbers, written in one way only; a throw without one says nothing. */
const gesture: Word<Gesture | null> = {
  write: (flick) => {
    if (flick === null) return '';
    return isGesture(flick) ? `${flick.gx} ${flick.gy} ${flick.power} ${flick.spin}` : 'unknown';
  },
  read: (text) => {
    if (text === '') return null;
    const [gx, gy, power, spin] = text.split(' ').map(Number);
    const flick = { gx, gy, power, spin };
    return isGesture(flick) ? flick : undefined;
  },
};

/** Clause 5.2: every answer of the game, and how it is written down. A number for each good is given good by good; a set of dice die by die. */
export const FORMS = {
  SELECT_CHARACTER: form('select', { character: oneOf(CHARACTERS) }),
  SHIPWRIGHT_BUY: form('buy', { count: whole(1, FLEET) }),
  GOVERNOR_JOIN: form('join', { nation: oneOf(NATIONS) }),
  CAPTAIN_PLAY: form('raid', { card: oneOf(CARAVAN_IDS) }),
  SEND_SHIPS: form('send', { count: whole(0, FLEET) }),
  THROW: form('throw', { gesture }),
  CHOOSE_PAIR: form('pair', { pirate, caravan }),
  KEEP_LOOT: form('keep', { good, count }),
  ISLANDER_PLAY: form('port', { card: oneOf(PORT_CARDS) }),
  SHAMAN_PLAY: form('curse', { card: oneOf(CURSE_IDS) }),
  WHIRLPOOL_PICK: form('pick', { die: pirate }),
  IDOL_NAME: form('name', { good }),
  /** Asked for one seat after the other, clockwise from the curser. */
  TAVERN_DEAL: form('tavern', { seat, face: whole(1, 6) }),
  LOSE_GOOD: form('lose', { good }),
  DISCARD_GOODS: form('discard', { good, count }),
  MERCHANT_SELL: form('sell', { good, count }),
  CARTOGRAPHER_DRAW: form('draw'),
  TAKE_GIFT: form('gift', { accept: eitherOf('refuse', 'take') }),
  RITUAL_GOOD_DEAL: form('good-deal', { goods }),
  RITUAL_DOUBLE_HOLD: form('double-hold'),
  RITUAL_UNSINKABLE: form('unsinkable'),
  DECLINE: form('decline'),
  END_ACTIVATION: form('end'),
  FINAL_SALE_DONE: form('done'),
} as const;

export type SevenSeasAction = ActionOf<typeof FORMS>;
