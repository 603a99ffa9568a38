import { advanceBy, type Rules } from '@/engine/kit/advance';
import { topOf } from '@/engine/kit/tasks';
import type { SevenSeasAction } from './actions';
import { adventureFrom, type Adventure } from './data/adventures';
import { rankOf } from './data/characters';
import { goodNumber } from './data/goods';
import { nationNumber } from './data/nations';
import type { SevenSeasEvent } from './events';
import { decline } from './rules/activation';
import { drawForMain } from './rules/adventure-deck';
import { choosePair } from './rules/battle';
import { playCaravan, playCurse, playPort } from './rules/cards';
import { nameGood } from './rules/curse';
import { sellOut } from './rules/final-sale';
import { answerGift } from './rules/gift';
import { joinGovernor } from './rules/governor';
import type { Play } from './rules/play';
import { portion, sell } from './rules/portion';
import { announce } from './rules/raid';
import { doubleHold, goodDeal, unsinkable } from './rules/rituals';
import { selectCharacter } from './rules/select';
import { settle } from './rules/settle';
import { buyShips } from './rules/shipwright';
import { deal, dropGood } from './rules/tavern';
import { throwTaskDice } from './rules/thrown';
import { pickTied } from './rules/whirlpool';
import type { SevenSeasState } from './state';

const cardNumber = ({ s }: Play, id: string): Adventure => adventureFrom(s.options.caravanSet, id) as Adventure;

/** One answer; what needs none follows in `settle`. The task on top is the one that was asked: `advance` trusts its caller. */
const RULES: Rules<Play, SevenSeasAction> = {
  SELECT_CHARACTER: (play, seat, { character }) => selectCharacter(play, seat, rankOf(character)),
  SHIPWRIGHT_BUY: (play, seat, { count }) => buyShips(play, seat, count),
  GOVERNOR_JOIN: (play, seat, { nation }) => joinGovernor(play, seat, nationNumber(nation)),
  CAPTAIN_PLAY: (play, seat, { card }) => playCaravan(play, seat, cardNumber(play, card)),
  ISLANDER_PLAY: (play, seat, { card }) => playPort(play, seat, cardNumber(play, card)),
  SHAMAN_PLAY: (play, seat, { card }) => playCurse(play, seat, cardNumber(play, card)),
  SEND_SHIPS: (play, _, { count }) => announce(play, topOf(play.s, 'raid'), count),
  THROW: (play, _, { gesture }) => throwTaskDice(play, topOf(play.s, 'throw'), gesture),
  CHOOSE_PAIR: (play, _, { pirate, caravan }) => choosePair(play, topOf(play.s, 'pair'), pirate, caravan),
  KEEP_LOOT: (play, _, { count }) => portion(play, topOf(play.s, 'keep'), count),
  DISCARD_GOODS: (play, _, { count }) => portion(play, topOf(play.s, 'discard'), count),
  MERCHANT_SELL: (play, seat, { good, count }) => sell(play, seat, goodNumber(good), count),
  WHIRLPOOL_PICK: (play, _, { die }) => pickTied(play, topOf(play.s, 'whirl'), die),
  IDOL_NAME: (play, seat, { good }) => nameGood(play, seat, goodNumber(good)),
  TAVERN_DEAL: (play, _, { face }) => deal(play, topOf(play.s, 'tavern'), face),
  LOSE_GOOD: (play, seat, { good }) => {
    play.s.tasks.pop();
    dropGood(play, seat, goodNumber(good));
  },
  CARTOGRAPHER_DRAW: (play, seat) => drawForMain(play, seat),
  TAKE_GIFT: (play, _, { accept }) => answerGift(play, topOf(play.s, 'gift'), accept),
  RITUAL_GOOD_DEAL: (play, seat, { goods: [one, other] }) => goodDeal(play, seat, goodNumber(one), goodNumber(other)),
  RITUAL_DOUBLE_HOLD: (play, seat) => doubleHold(play, seat),
  RITUAL_UNSINKABLE: (play, seat) => unsinkable(play, seat),
  DECLINE: (play) => decline(play, topOf(play.s, 'activate')),
  END_ACTIVATION: (play) => void play.s.tasks.pop(),
  FINAL_SALE_DONE: (play, seat) => sellOut(play, seat),
};

export const advance = advanceBy<SevenSeasState, SevenSeasAction, SevenSeasEvent>(RULES, settle, (_, seat, tasks) => ({
  type: 'asks',
  seat,
  tasks,
}));
