import type { Seat } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import { haveChanged } from '@/engine/core/tasks';
import type { SevenSeasAction } from './actions';
import { adventureFrom, type Adventure } from './data/adventures';
import { CARTOGRAPHER, rankOf, SHIPWRIGHT } from './data/characters';
import { goodNumber, withCount } from './data/goods';
import { nationNumber } from './data/nations';
import type { SevenSeasEvent } from './events';
import { firstSale } from './legal/activation';
import { decline, finishMain } from './rules/activation';
import { drawAdventure } from './rules/adventure-deck';
import { choosePair } from './rules/battle';
import { playCaravan, playCurse, playPort } from './rules/cards';
import { nameGood } from './rules/curse';
import { sellOut } from './rules/final-sale';
import { launchShips } from './rules/fleet';
import { answerGift } from './rules/gift';
import { dueGift } from './rules/gift-right';
import { joinGovernor } from './rules/governor';
import type { Play } from './rules/play';
import { portion } from './rules/portion';
import { announce } from './rules/raid';
import { doubleHold, goodDeal, unsinkable } from './rules/rituals';
import { selectCharacter } from './rules/select';
import { settle } from './rules/settle';
import { deal, dropGood } from './rules/tavern';
import { throwTaskDice } from './rules/thrown';
import { pickTied } from './rules/whirlpool';
import { topTask, type SevenSeasState } from './state';
import type { Portion, Task } from './view';

export function advance(
  s: SevenSeasState,
  seat: Seat,
  action: SevenSeasAction,
  luck: Luck,
  emit?: (event: SevenSeasEvent) => void,
): void {
  const play: Play = { s, luck, emit };
  const before = emit && s.tasks.slice();
  carryOut(play, seat, action);
  settle(play);
  if (emit && before && haveChanged(before, s.tasks)) {
    emit({ type: 'asks', seat, tasks: s.tasks.slice() });
  }
}

type Top<K extends Task['kind']> = Extract<Task, { kind: K }>;

/** One answer; what needs none follows in `settle`. The task on top is the one that was asked: `advance` trusts its caller. */
function carryOut(play: Play, seat: Seat, action: SevenSeasAction): void {
  const { s } = play;
  const task = topTask(s) as Task;
  switch (action.type) {
    case 'SELECT_CHARACTER':
      return selectCharacter(play, seat, rankOf(action.character));
    case 'SHIPWRIGHT_BUY':
      // 4.5.1, 4.5.4
      finishMain(s, seat, SHIPWRIGHT);
      launchShips(play, seat, action.count, action.count, 'shipwright');
      dueGift(s, seat, SHIPWRIGHT);
      return;
    case 'GOVERNOR_JOIN':
      return joinGovernor(play, seat, nationNumber(action.nation));
    case 'CAPTAIN_PLAY':
      return playCaravan(play, seat, cardNumber(s, action.card));
    case 'ISLANDER_PLAY':
      return playPort(play, seat, cardNumber(s, action.card));
    case 'SHAMAN_PLAY':
      return playCurse(play, seat, cardNumber(s, action.card));
    case 'SEND_SHIPS':
      return announce(play, task as Top<'raid'>, action.count);
    case 'THROW':
      return throwTaskDice(play, task as Top<'throw'>, action.gesture);
    case 'CHOOSE_PAIR':
      return choosePair(play, task as Top<'pair'>, action.pirate, action.caravan);
    case 'KEEP_LOOT':
    case 'DISCARD_GOODS':
      return portion(play, task as Portion, action.count);
    case 'MERCHANT_SELL':
      return sell(play, seat, task, goodNumber(action.good), action.count);
    case 'WHIRLPOOL_PICK':
      return pickTied(play, task as Top<'whirl'>, action.die);
    case 'IDOL_NAME':
      return nameGood(play, seat, goodNumber(action.good));
    case 'TAVERN_DEAL':
      return deal(play, task as Top<'tavern'>, action.face);
    case 'LOSE_GOOD':
      s.tasks.pop();
      return dropGood(play, seat, goodNumber(action.good));
    case 'CARTOGRAPHER_DRAW':
      // 4.13.1, 4.13.3
      finishMain(s, seat, CARTOGRAPHER);
      drawAdventure(play, seat);
      dueGift(s, seat, CARTOGRAPHER);
      return;
    case 'TAKE_GIFT':
      return answerGift(play, task as Top<'gift'>, action.accept);
    case 'RITUAL_GOOD_DEAL':
      return goodDeal(play, seat, goodNumber(action.goods[0]), goodNumber(action.goods[1]));
    case 'RITUAL_DOUBLE_HOLD':
      return doubleHold(play, seat);
    case 'RITUAL_UNSINKABLE':
      return unsinkable(play, seat);
    case 'DECLINE':
      return decline(play, task as Top<'activate'>);
    case 'END_ACTIVATION':
      s.tasks.pop();
      return;
    case 'FINAL_SALE_DONE':
      return sellOut(play, seat);
  }
}

function cardNumber(s: SevenSeasState, id: string): Adventure {
  return adventureFrom(s.options.caravanSet, id) as Adventure;
}

/** The first link lies on the activation itself, the others on the portion that it has begun. */
function sell(play: Play, seat: Seat, task: Task, good: number, count: number): void {
  if (task.kind === 'sell') return portion(play, task, count);
  const sale = firstSale(play.s, seat);
  play.s.tasks.push({ ...sale, taken: withCount(sale.taken, good, count), at: good + 1 });
}
