import type { TaskOf } from '@/engine/kit/tasks';
import type { Seat } from '@/engine/core/game';
import { DECLINE, DRAW, END, playCard, PORTION } from '../action-table';
import { goodNumber } from '../data/goods';
import { CARAVANS_IN, CURSES_IN, PORTS_IN } from '../data/adventures';
import { CAPTAIN, CARTOGRAPHER, GOVERNOR, ISLANDER, MERCHANT, SHAMAN, SHIPWRIGHT } from '../data/characters';
import { nationNumber } from '../data/nations';
import type { SevenSeasAction } from '../actions';
import { firstSale } from '../legal/activation';
import { canHold } from '../legal/rituals';
import { cardsInHand } from '../score';
import { cargoOf, freeOf, type SevenSeasState } from '../state';
import type { Task } from '../view';
import { bestCard } from './choice';
import { roundsLeft, shipWorth, tokenCost } from './forecast';
import { bestPortion, dealWorth } from './goods';

type Action = SevenSeasAction;
type Activation = TaskOf<Task, 'activate'>;
type Legal = readonly Action[];

/** An activation: rituals that pay, then the main action if it is worth more than its mark. */
export function answerActivation(s: SevenSeasState, task: Activation, legal: Legal): Action {
  const ritual = canHold(s, task.seat) ? legal.find((a) => isWorthwhile(s, task.seat, a)) : undefined;
  if (ritual) return ritual;
  if (task.main !== 'open') return END;
  return mainAction(s, task, legal) ?? DECLINE;
}

/** 12.3.8 */
function isWorthwhile(s: SevenSeasState, seat: Seat, a: Action): boolean {
  switch (a.type) {
    case 'RITUAL_UNSINKABLE':
      return roundsLeft(s) > 6 && (s.unsink[seat] as number) < 2;
    case 'RITUAL_DOUBLE_HOLD':
      return roundsLeft(s) > 5 && freeOf(s, seat) < 2 && (s.hold[seat] as number) < 3;
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
      return play(s, seat, CARAVANS_IN);
    case ISLANDER:
      return play(s, seat, PORTS_IN);
    case SHAMAN:
      return play(s, seat, CURSES_IN);
    case MERCHANT: {
      if (cargoOf(s, seat) === 0) return undefined;
      const sale = firstSale(s, seat);
      return PORTION.sell[sale.at]?.[bestPortion(s, sale)];
    }
    case CARTOGRAPHER:
      return s.deck.length > 0 && wantsCard(s, seat) ? DRAW : undefined;
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
function play(s: SevenSeasState, seat: Seat, kind: number): Action | undefined {
  const { card, worth } = bestCard(s, seat, kind);
  return card < 0 || worth < -3 ? undefined : playCard(s.options.caravanSet, card);
}

/** 12.3.9 */
export function wantsCard(s: SevenSeasState, seat: Seat): boolean {
  return roundsLeft(s) > cardsInHand(s, seat) + 2;
}
