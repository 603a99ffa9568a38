import type { TaskOf } from '@/engine/kit/tasks';
import { Ranges } from '@/engine/kit/chains';
import { inTextOrder } from '@/engine/kit/text-order';
import { BUY, DECLINE, DOUBLE_HOLD, DRAW, END, GOOD_DEAL, JOIN, playCard, UNSINKABLE } from '../action-table';
import type { SevenSeasAction } from '../actions';
import { CARAVANS_IN, CURSES_IN, PORTS_IN } from '../data/adventures';
import { CAPTAIN, CARTOGRAPHER, GOVERNOR, ISLANDER, isRecall, MERCHANT, SHAMAN, SHIPWRIGHT } from '../data/characters';
import { NATIONS } from '../data/nations';
import { NONE, sumOf } from '../data/goods';
import { cargoOf, goodsOf, supplyOf, tokensInStock, type SevenSeasState } from '../state';
import type { Portion, Task } from '../view';
import { legalPortions } from './portion';
import { canDealIn, canHold, canUnsink } from './rituals';

type Activation = TaskOf<Task, 'activate'>;
type Actions = SevenSeasAction[];

/** 4.5.1 */
export function mostToBuy(s: SevenSeasState, seat: number): number {
  return Math.min(supplyOf(s, seat), s.chests[seat] as number);
}

/** Whether the main action can be performed, as far as everybody can tell. */
function isMainPossible(s: SevenSeasState, { seat, rank }: Activation): boolean {
  switch (rank) {
    case SHIPWRIGHT:
      return mostToBuy(s, seat) > 0;
    case GOVERNOR:
      return tokensInStock(s) !== 0;
    case MERCHANT:
      return cargoOf(s, seat) > 0;
    case CARTOGRAPHER:
      return s.deck.length > 0;
    default:
      return true;
  }
}

/** 5.3: neither the action nor a ritual is possible. Ranks 3 to 5 always wait for their owner (4.3.8). */
export function isStuck(s: SevenSeasState, task: Activation): boolean {
  if (task.main !== 'open' || isRecall(task.rank)) return false;
  return !isMainPossible(s, task) && !canHold(s, task.seat);
}

/** 5.3: nothing more is possible. The cheapest ritual can be had whenever another can. */
export function isIdle(s: SevenSeasState, task: Activation): boolean {
  return task.main !== 'open' && (isRecall(task.rank) || !canHold(s, task.seat));
}

/** 5.4: the main action or DECLINE, then END_ACTIVATION; rituals at any time. In the order of their texts. */
export function legalActivation(s: SevenSeasState, task: Activation): Actions {
  const { seat, rank, main } = task;
  const actions: Actions = [];
  const open = main === 'open';
  if (isRecall(rank)) {
    if (rank === SHAMAN) addCards(s, seat, CURSES_IN, actions);
    actions.push(DECLINE);
    if (rank === CAPTAIN) addCards(s, seat, CARAVANS_IN, actions);
    if (rank === ISLANDER) addCards(s, seat, PORTS_IN, actions);
    return actions;
  }
  if (open && rank === SHIPWRIGHT) addAll(actions, buying.from(1, mostToBuy(s, seat)));
  if (open) actions.push(DECLINE);
  if (canHold(s, seat)) actions.push(DOUBLE_HOLD);
  if (open && rank === CARTOGRAPHER && s.deck.length > 0) actions.push(DRAW);
  if (!open) actions.push(END);
  addDeals(s, seat, actions);
  if (open && rank === GOVERNOR) addTokens(s, actions);
  if (open && rank === MERCHANT && cargoOf(s, seat) > 0) addAll(actions, legalPortions(firstSale(s, seat)));
  if (canUnsink(s, seat)) actions.push(UNSINKABLE);
  return actions;
}

const buying = new Ranges(BUY, 1);

/** Cards of one kind in the hand, in the order of their texts. */
function addCards(s: SevenSeasState, seat: number, kind: number, actions: Actions): void {
  const from = actions.length;
  const set = s.options.caravanSet;
  for (let rest = (s.hands[seat] as number) & kind; rest !== 0; rest &= rest - 1) {
    actions.push(playCard(set, 31 - Math.clz32(rest & -rest)));
  }
  if (actions.length - from > 1) actions.sort(byCard);
}

/** DECLINE has no card: it stays last before ports and caravans are added, and they are sorted behind it. */
function byCard(a: SevenSeasAction, b: SevenSeasAction): number {
  const one = 'card' in a ? a.card : '';
  const other = 'card' in b ? b.card : '';
  return one < other ? -1 : 1;
}

function addAll(actions: Actions, more: readonly SevenSeasAction[]): void {
  for (let i = 0; i < more.length; i++) actions.push(more[i] as SevenSeasAction);
}

/** In the order of their texts: coffee stands before rum, fruit with coffee before fruit with rum. */
export function addDeals(s: SevenSeasState, seat: number, actions: Actions): void {
  if (canDealIn(s, seat, 1, 2)) actions.push(GOOD_DEAL[2] as SevenSeasAction);
  if (canDealIn(s, seat, 0, 1)) actions.push(GOOD_DEAL[0] as SevenSeasAction);
  if (canDealIn(s, seat, 0, 2)) actions.push(GOOD_DEAL[1] as SevenSeasAction);
}

const NATIONS_BY_TEXT = inTextOrder(NATIONS);

function addTokens(s: SevenSeasState, actions: Actions): void {
  const stock = tokensInStock(s);
  for (const nation of NATIONS_BY_TEXT)
    if ((stock & (1 << nation)) !== 0) actions.push(JOIN[nation] as SevenSeasAction);
}

/** 4.11.1: goods that are not on board are not asked for. */
export function firstSale(s: SevenSeasState, seat: number): Portion {
  const caps = goodsOf(s, seat);
  const at = caps.findIndex((count) => count > 0);
  return { kind: 'sell', seat, caps, taken: NONE, at, lo: 1, hi: sumOf(caps) };
}
