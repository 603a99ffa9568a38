import { textForms } from '@/engine/core/forms';
import { FORMS, type SevenSeasAction } from './actions';
import { adventureId, ADVENTURES, CARAVAN_SETS, type Adventure, type CaravanSet } from './data/adventures';
import { LOOT_OF_EACH } from './data/goods';

type Action = SevenSeasAction;

const { describe, parse, known, every } = textForms(FORMS);
export { describe, known, parse };

/* Every action of the game but a flick exists once, in these tables, by the numbers that the rules use. */

export const [DECLINE] = every('DECLINE') as readonly [Action];
export const [END] = every('END_ACTIVATION') as readonly [Action];
export const [DRAW] = every('CARTOGRAPHER_DRAW') as readonly [Action];
export const [DOUBLE_HOLD] = every('RITUAL_DOUBLE_HOLD') as readonly [Action];
export const [UNSINKABLE] = every('RITUAL_UNSINKABLE') as readonly [Action];
export const [SALE_DONE] = every('FINAL_SALE_DONE') as readonly [Action];
export const [REFUSE, ACCEPT] = every('TAKE_GIFT') as readonly [Action, Action];
/** 4.17.1: a throw without a flick stands in `legal` for all of them. */
export const THROW = parse('throw') as Action;
/** By rank - 1. */
export const SELECT: readonly Action[] = every('SELECT_CHARACTER');
export const JOIN: readonly Action[] = every('GOVERNOR_JOIN');
export const NAME: readonly Action[] = every('IDOL_NAME');
export const LOSE: readonly Action[] = every('LOSE_GOOD');
/** Fruit + coffee, fruit + rum, coffee + rum: the sum of the two numbers less one. */
export const GOOD_DEAL: readonly Action[] = every('RITUAL_GOOD_DEAL');
/** By count - 1, and by count. */
export const BUY: readonly Action[] = every('SHIPWRIGHT_BUY');
export const SEND: readonly Action[] = every('SEND_SHIPS');

const byGood = (actions: readonly Action[]): Action[][] =>
  [0, 1, 2].map((good) => actions.slice(good * (LOOT_OF_EACH + 1), (good + 1) * (LOOT_OF_EACH + 1)));
/** By good, then count. */
export const PORTION: Readonly<Record<'keep' | 'sell' | 'discard', readonly (readonly Action[])[]>> = {
  keep: byGood(every('KEEP_LOOT')),
  sell: byGood(every('MERCHANT_SELL')),
  discard: byGood(every('DISCARD_GOODS')),
};

const DEAL = every('TAVERN_DEAL');

export function dealDie(seat: number, face: number): Action {
  return DEAL[seat * 6 + face - 1] as Action;
}

const CARDS = new Map<string, Action>(
  [...every('CAPTAIN_PLAY'), ...every('ISLANDER_PLAY'), ...every('SHAMAN_PLAY')].map((action) => [action.card, action]),
);
/** By set, then number of the card; the end of adventures is never played. */
const PLAY = new Map<CaravanSet, readonly Action[]>(
  CARAVAN_SETS.map((set) => [
    set,
    Array.from({ length: ADVENTURES - 1 }, (_, card) => CARDS.get(adventureId(set, card)) as Action),
  ]),
);

export function playCard(set: CaravanSet, card: Adventure): Action {
  return PLAY.get(set)?.[card] as Action;
}

const PICK = new Map<string, Action>(every('WHIRLPOOL_PICK').map((action) => [action.die, action]));
const PAIR = new Map<string, Action>(
  every('CHOOSE_PAIR').map((action) => [`${action.pirate} ${action.caravan}`, action]),
);

export function pickDie(die: string): Action {
  return PICK.get(die) as Action;
}

export function pickPair(pirate: string, caravan: string): Action {
  return PAIR.get(`${pirate} ${caravan}`) as Action;
}
