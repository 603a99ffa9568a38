import { form, type ActionOf, type Word } from '@/engine/core/forms';
import { always, eitherOf, matching, oneOf, whole } from '@/engine/core/words';
import { LONGEST_ID } from '@/engine/packs/column';
import { EAST, SEAS, seaId, seasOf, WEST } from './data/board';
import { HEROES } from './data/cards';
import { MONEY_STEP } from './data/table';

const MOST_SEATS = 4;
const MOST_GOLD = 999_900;
/** E-39: a salvo can have five dice. */
const MOST_DICE = 5;

const sea = oneOf(SEAS);
/** Which ships and cards there are is the pack's affair, so any id is read. */
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const ship = matching(ID, LONGEST_ID + 3);
const card = matching(ID, LONGEST_ID);
const yes = always(true);

const amount: Word<number> = {
  write: String,
  read: (text) => {
    const value = whole(MONEY_STEP, MOST_GOLD).read(text);
    return value !== undefined && value % MONEY_STEP === 0 ? value : undefined;
  },
};

/** Places among the dice on the table, ascending: all sets of them are in this list. */
export const DICE_SETS: readonly (readonly number[])[] = Array.from({ length: (1 << MOST_DICE) - 1 }, (_, i) =>
  Array.from({ length: MOST_DICE }, (__, die) => die).filter((die) => ((i + 1) & (1 << die)) !== 0),
);

const dice: Word<readonly number[]> = {
  write: (set) => (Array.isArray(set) ? set.join('+') : ''),
  read: (text) => DICE_SETS.find((set) => set.join('+') === text),
  values: DICE_SETS,
};

const small = oneOf([...seasOf(WEST), ...seasOf(EAST)].map(seaId));

/** 5.2 with the links of E-6: every answer of the game, and how it is written down. */
export const FORMS = {
  CHOOSE_HERO: form('hero', { heroId: oneOf(HEROES) }),
  CHOOSE_START_SEA: form('start', { seaId: small }),
  EVENT_REROLL: form('reroll', { dice: oneOf(['none', 'first', 'second', 'both'] as const) }),
  CONVOY: form('convoy', { attack: eitherOf('let-go', 'attack') }),
  BID: [form('bid', { amount }), form('leave', { leave: yes })],
  RAID: form('raid', { seaId: sea }),
  BUY_FAME: form('fame', { buy: eitherOf('keep', 'buy') }),
  MOVE: form('move', { to: sea }),
  CALYPSO: form('calypso', { to: sea }),
  COMPASS: form('compass', { to: sea }),
  OPEN_PORT: form('port'),
  PORT_BUY: [form('buy', { shipId: ship }), form('done', { done: yes })],
  GUARD_ASSIGN: form('assign', { shipId: ship }),
  GUARD_RECALL: form('recall', { shipId: ship }),
  GUARD_MOVE: form('guard', { from: sea, to: sea, shipId: ship }),
  ATTACK: form('attack', { parley: eitherOf('battle', 'parley') }),
  FORGED_PLATES: [form('plates', { shipId: ship }), form('plates-skip', { skip: yes })],
  FIRE: [
    form('at-with', { targetId: ship, cardId: card }),
    form('at', { targetId: ship }),
    form('fire', { shipId: ship }),
  ],
  REACT: [
    form('react-screen', { cardId: card, newTargetId: ship }),
    form('react', { cardId: card }),
    form('react-pass', { pass: yes }),
  ],
  AFTER_ROLL: [
    form('after', { cardId: card }),
    form('after-keen-eye', { keenEye: dice }),
    form('after-pass', { pass: yes }),
  ],
  CANCEL: [form('cancel', { cardId: card }), form('cancel-pass', { pass: yes })],
  KEEN_EYE_CHECK: form('keen-eye', { use: eitherOf('no', 'yes') }),
  ANSWER: [form('answer', { cardId: card }), form('answer-pass', { pass: yes })],
  FOLLOW_UP: [form('follow', { cardId: card, targetId: ship }), form('follow-pass', { pass: yes })],
  ROUND_END: [form('withdraw', { withdraw: ship }), form('round', { choice: oneOf(['continue', 'retreat'] as const) })],
  CURSED_GOLD: [form('cursed', { shipId: ship }), form('cursed-skip', { skip: yes })],
  RETREAT_TO: form('flee', { seaId: sea }),
  GIFT_FAME: form('gift', { playerId: whole(0, MOST_SEATS - 1) }),
  END_TURN: form('end'),
} as const;

export type WorldsEndAction = ActionOf<typeof FORMS>;
