import { saleIn } from '../data/ports';
import { countBits } from '@/engine/kit/bits';
import type { Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { CARAVANS_IN, CURSES_IN, curseOf, PORTS_IN, portOf, type Adventure } from '../data/adventures';
import {
  CAPTAIN,
  CARTOGRAPHER,
  GOVERNOR,
  ISLANDER,
  isRecall,
  MERCHANT,
  SHAMAN,
  SHIPWRIGHT,
  type Rank,
} from '../data/characters';
import { mostToBuy } from '../legal/activation';
import { cardsInHand } from '../score';
import { cargoOf, charactersInHand, goodsOf, supplyOf, tokensInStock, type SevenSeasState } from '../state';
import { cargoWorth, roundsLeft, shipWorth, tokenCost } from './forecast';
import { caravanWorth } from './raid';
import { curseWorth } from './curse';

const MARK = 3;
/** 12.3: what a gift is worth, by rank. */
const GIFT: readonly number[] = [0, 1, 3, 0.7, 1.7, 0.5, 1, 0.2];
/** To have all characters back, for each that lies on the table; more the fewer can be chosen at all. */
const RECALL = 0.45;
const MERCHANT_BACK = 0.6;
/** How much a choice trembles, so that it cannot be read. */
const TREMBLE = 1;

/** An adventure card drawn: it is what the coming rounds are played with. Less with each that is held already, and with more players to play theirs. */
const CARD = 2.6;
const CROWDED = 0.1;
/** What a chest spent on a ship is worth (12.2). */
const BOUGHT = 0.6;

const cardWorth: { card: Adventure; worth: number } = { card: -1, worth: 0 };

/** SELECT_CHARACTER: by what the action promises, the chance of a gift, and what a recall brings back. */
export function chooseCharacter(s: SevenSeasState, seat: Seat, luck: Stream, hand = charactersInHand(s, seat)): Rank {
  const left = roundsLeft(s);
  const recall = recallWorth(s, seat);
  let best = CAPTAIN;
  let bestWorth = -1000;
  for (let rank = 1; rank <= 7; rank++) {
    if ((hand & (1 << rank)) === 0) continue;
    const tremble = (TREMBLE * luck.next()) / 4294967296;
    const worth = characterWorth(s, seat, rank, left) + (isRecall(rank) ? recall : 0) + tremble;
    if (worth > bestWorth) {
      best = rank;
      bestWorth = worth;
    }
  }
  return best;
}

function cheapestToken(s: SevenSeasState, left: number): number {
  const stock = tokensInStock(s);
  let least = 100;
  for (let nation = 0; nation < 4; nation++) {
    if ((stock & (1 << nation)) !== 0) least = Math.min(least, tokenCost(s, nation, left));
  }
  return least;
}

function characterWorth(s: SevenSeasState, seat: Seat, rank: Rank, left: number): number {
  const action = actionWorth(s, seat, rank, left);
  return action <= -MARK ? action : action + giftChance(s, seat, rank) * (GIFT[rank] as number);
}

function actionWorth(s: SevenSeasState, seat: Seat, rank: Rank, left: number): number {
  const ship = shipWorth(left);
  switch (rank) {
    case SHIPWRIGHT: {
      const most = mostToBuy(s, seat);
      return most === 0 ? -MARK : most * (ship - BOUGHT) + 0.1 * most;
    }
    case GOVERNOR: {
      if (tokensInStock(s) === 0) return -MARK;
      return supplyOf(s, seat) * ship - MARK - cheapestToken(s, left);
    }
    case CAPTAIN:
      return bestCard(s, seat, CARAVANS_IN).worth;
    case ISLANDER:
      return bestCard(s, seat, PORTS_IN).worth;
    case SHAMAN:
      return bestCard(s, seat, CURSES_IN).worth;
    case MERCHANT: {
      const sale = saleIn(s.port, goodsOf(s, seat), s.options.startPortRum);
      return sale === 0 ? -MARK : 1.15 * sale - cargoWorth(s, seat, left) + 0.3;
    }
    case CARTOGRAPHER:
      if (s.deck.length === 0) return -MARK;
      return left > cardsInHand(s, seat) + 2 ? CARD - CROWDED * s.seats * cardsInHand(s, seat) : -MARK + 0.1;
    default:
      return 0;
  }
}

/** The best card of a kind in the own hand, a played one taken off what would be a mark at the end; without one, the mark. */
export function bestCard(s: SevenSeasState, seat: Seat, kind: number): { card: Adventure; worth: number } {
  cardWorth.card = -1;
  cardWorth.worth = -MARK;
  const cards = (s.hands[seat] as number) & kind;
  if (cards === 0) return cardWorth;
  const isLate = roundsLeft(s) < cardsInHand(s, seat);
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    const worth = worthOf(s, seat, card, kind) + (isLate ? MARK : 0);
    if (cardWorth.card >= 0 && worth <= cardWorth.worth) continue;
    cardWorth.card = card;
    cardWorth.worth = worth;
  }
  return cardWorth;
}

function worthOf(s: SevenSeasState, seat: Seat, card: Adventure, kind: number): number {
  if (kind === CARAVANS_IN) return caravanWorth(s, seat, card);
  if (kind === CURSES_IN) return curseWorth(s, seat, curseOf(card));
  return portWorth(s, seat, portOf(card));
}

/** What the change of prices does for the own cargo, against the others'. */
function portWorth(s: SevenSeasState, seat: Seat, port: number): number {
  const { startPortRum } = s.options;
  let worth = 0.2;
  for (let other = 0; other < s.seats; other++) {
    if (cargoOf(s, other) === 0) continue;
    const goods = goodsOf(s, other);
    const change = saleIn(port, goods, startPortRum) - saleIn(s.port, goods, startPortRum);
    worth += other === seat ? change : -change / (s.seats - 1);
  }
  return 0.7 * worth;
}

/** 4.4: rarely chosen are those that others have on the table already. */
function giftChance(s: SevenSeasState, seat: Seat, rank: Rank): number {
  if (s.seats === 2 && seat !== s.first) return 0;
  let alone = 1;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && ((s.table[other] as number) & (1 << rank)) === 0) alone *= 0.8;
  }
  return s.seats > 2 && seat === s.first ? alone * 2 : alone;
}

function recallWorth(s: SevenSeasState, seat: Seat): number {
  const table = s.table[seat] as number;
  const count = countBits(table);
  const merchant = (table & (1 << MERCHANT)) !== 0 ? MERCHANT_BACK : 0;
  return count === 0 ? 0 : count * RECALL + merchant;
}
