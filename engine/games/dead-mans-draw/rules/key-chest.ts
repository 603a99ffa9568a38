import { popOf } from '@/engine/kit/tasks';
import type { Seat } from '@/engine/core/game';
import { cardIds, suitOf, type Card } from '../data/cards';
import { CHEST, KEY } from '../data/suits';
import { PLUNDERER, TREASURE_HUNTER } from '../data/traits';
import { anyOpponentHasCards } from '../legal/targets';
import {
  bankIsEmpty,
  cardsOfBank,
  isActive,
  putInBank,
  stackOf,
  takeFirstDiscards,
  takeFromBank,
  topCard,
  traitsOf,
  type DeadMansDrawState,
} from '../state';
import type { Play } from './play';
import { checkSuddenDeath } from './sudden-death';

/** 4.6.4.2, R9: one bonus, however many keys and chests. */
export function hasKeyAndChest(s: DeadMansDrawState, cards: readonly Card[]): boolean {
  if (!isActive(s, KEY) || !isActive(s, CHEST)) return false;
  return cards.some((card) => suitOf(card) === KEY) && cards.some((card) => suitOf(card) === CHEST);
}

/** 4.6.4.3, 4.6.4.4; 4.7.4 Treasure Hunter doubles; 4.7.3 Plunderer asks whose bank pays. */
export function keyChestBonus(play: Play, taken: number): void {
  const { s, luck } = play;
  const traits = traitsOf(s, s.active);
  const count = (traits & TREASURE_HUNTER) !== 0 ? taken * 2 : taken;
  if ((traits & PLUNDERER) !== 0) {
    if (anyOpponentHasCards(s, s.active)) s.tasks.push({ kind: 'plunder', count });
    return;
  }
  luck.play.shuffleFirst(s.discard, count);
  gain(play, takeFirstDiscards(s, count), 'discard');
}

/** 4.7.3, R15: at random by default; with `chooseTops` card by card from the tops. */
export function pickPlunderTarget(play: Play, victim: Seat): void {
  const { s, luck } = play;
  const { count } = popOf(s, 'plunder');
  if (s.options.plundererPick === 'chooseTops') {
    s.tasks.push({ kind: 'plunder-pick', victim, left: count });
    return;
  }
  const cards = luck.play.shuffleFirst(cardsOfBank(s, victim), count).slice(0, count);
  cards.forEach((card) => takeFromBank(s, victim, card));
  gain(play, cards, victim);
}

export function pickPlunder(play: Play, suit: number): void {
  const { s } = play;
  const task = popOf(s, 'plunder-pick');
  const card = topCard(suit, stackOf(s, task.victim, suit));
  takeFromBank(s, task.victim, card);
  if (task.left > 1 && !bankIsEmpty(s, task.victim)) s.tasks.push({ ...task, left: task.left - 1 });
  gain(play, [card], task.victim);
}

/** 4.6.4.5: bonus cards go straight to the bank and cause nothing. */
function gain(play: Play, cards: Card[], from: Seat | 'discard'): void {
  const { s, emit } = play;
  if (cards.length === 0) return;
  cards.forEach((card) => putInBank(s, s.active, card));
  emit?.({
    type: 'bonus',
    seat: s.active,
    cards: cardIds(cards),
    from,
    ...(from === 'discard' && !s.options.discardOpen && { reveals: true }),
  });
  checkSuddenDeath(play, s.active);
}
