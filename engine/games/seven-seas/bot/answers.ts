import type { Seat } from '@/engine/core/game';
import { goodNumber } from '../data/goods';
import { CARAVANS_IN, CURSES_IN, PORTS_IN, adventureId } from '../data/adventures';
import { CAPTAIN, CARTOGRAPHER, GOVERNOR, ISLANDER, MERCHANT, SHAMAN, SHIPWRIGHT } from '../data/characters';
import { nationNumber } from '../data/nations';
import type { SevenSeasAction } from '../actions';
import { firstSale } from '../legal/activation';
import { cardsInHand } from '../score';
import { freeOf, type SevenSeasState } from '../state';
import type { Task } from '../view';
import { bestCard } from './choice';
import { roundsLeft, shipWorth, tokenCost } from './forecast';
import { bestPortion, dealWorth } from './goods';

type Action = SevenSeasAction;
type Activation = Extract<Task, { kind: 'activate' }>;
type Legal = readonly Action[];

/** An activation: rituals that pay, then the main action if it is worth more than its mark. */
export function answerActivation(s: SevenSeasState, task: Activation, legal: Legal): Action {
  const ritual = legal.find((a) => isWorthwhile(s, task.seat, a));
  if (ritual) return ritual;
  if (task.main !== 'open') return find(legal, (a) => a.type === 'END_ACTIVATION');
  return mainAction(s, task, legal) ?? find(legal, (a) => a.type === 'DECLINE');
}

function find(legal: Legal, wanted: (a: Action) => boolean): Action {
  return legal.find(wanted) ?? (legal[0] as Action);
}

/** 12.3.8 */
function isWorthwhile(s: SevenSeasState, seat: Seat, a: Action): boolean {
  const left = roundsLeft(s);
  switch (a.type) {
    case 'RITUAL_UNSINKABLE':
      return left > 6 && (s.unsink[seat] as number) < 2;
    case 'RITUAL_DOUBLE_HOLD':
      return left > 5 && freeOf(s, seat) < 2 && (s.hold[seat] as number) < 3;
    case 'RITUAL_GOOD_DEAL':
      return dealWorth(s, seat, goodNumber(a.goods[0]), goodNumber(a.goods[1])) > 1.2;
    default:
      return false;
  }
}

function mainAction(s: SevenSeasState, { seat, rank }: Activation, legal: Legal): Action | undefined {
  switch (rank) {
    case SHIPWRIGHT:
      return mostShips(s, legal);
    case GOVERNOR:
      return cheapestNation(s, legal);
    case CAPTAIN:
      return play(s, seat, CARAVANS_IN, legal);
    case ISLANDER:
      return play(s, seat, PORTS_IN, legal);
    case SHAMAN:
      return play(s, seat, CURSES_IN, legal);
    case MERCHANT: {
      const sale = firstSale(s, seat);
      const count = sale.at < 0 ? 0 : bestPortion(s, sale);
      return legal.find((a) => a.type === 'MERCHANT_SELL' && a.count === count);
    }
    case CARTOGRAPHER:
      return wantsCard(s, seat) ? legal.find((a) => a.type === 'CARTOGRAPHER_DRAW') : undefined;
    default:
      return undefined;
  }
}

/** All that can be had while a ship is worth its chest; near the end only one, to be spared the mark. */
function mostShips(s: SevenSeasState, legal: Legal): Action | undefined {
  const isWorth = shipWorth(roundsLeft(s)) > 0.6;
  let best: Action | undefined;
  for (const a of legal) {
    if (a.type !== 'SHIPWRIGHT_BUY') continue;
    if (best?.type !== 'SHIPWRIGHT_BUY' || (isWorth ? a.count > best.count : a.count < best.count)) best = a;
  }
  return best;
}

/** 12.3.6: the nation whose caravans will cost least. */
function cheapestNation(s: SevenSeasState, legal: Legal): Action | undefined {
  const left = roundsLeft(s);
  let best: Action | undefined;
  let least = 100;
  for (const a of legal) {
    if (a.type !== 'GOVERNOR_JOIN') continue;
    const cost = tokenCost(s, nationNumber(a.nation), left);
    if (cost >= least) continue;
    least = cost;
    best = a;
  }
  return best;
}

/** A card is played when that beats the mark for declining. */
function play(s: SevenSeasState, seat: Seat, kind: number, legal: Legal): Action | undefined {
  const { card, worth } = bestCard(s, seat, kind);
  if (card < 0 || worth < -3) return undefined;
  const id = adventureId(s.options.caravanSet, card);
  return legal.find((a) => 'card' in a && a.card === id);
}

/** 12.3.9 */
export function wantsCard(s: SevenSeasState, seat: Seat): boolean {
  return roundsLeft(s) > cardsInHand(s, seat) + 2;
}
