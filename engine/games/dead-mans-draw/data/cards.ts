import { textRanks } from '@/engine/kit/text-order';
import { MERMAID, SUIT_COUNT, SUITS, type Suit } from './suits';

/**
 * A loot card is a small number: suit × 16 + (value − 2) × 2 + copy. Within a suit the number is also the bit of the card
 * in a bank stack, so the highest bit of a stack is its top card (clause 4.1.4).
 */
export type Card = number;

/** `hook-5`; the second copy of a two-copy game is `hook-5b` (clause 2.2). */
export type CardId = string;

export function cardOf(suit: number, value: number, copy = 0): Card {
  return suit * 16 + (value - 2) * 2 + copy;
}

export function suitOf(card: Card): number {
  return card >> 4;
}

export function valueOf(card: Card): number {
  return 2 + ((card & 15) >> 1);
}

export const CARD_SPACE = SUIT_COUNT * 16;

/** Text form of every possible card number. */
export const CARD_IDS: readonly CardId[] = Array.from({ length: CARD_SPACE }, (_, card) => {
  return `${SUITS[suitOf(card)] as Suit}-${valueOf(card)}${card & 1 ? 'b' : ''}`;
});

const CARD_BY_ID = new Map(CARD_IDS.map((id, card) => [id, card]));

export function cardId(card: Card): CardId {
  return CARD_IDS[card] as CardId;
}

export function cardFromId(id: CardId): Card | undefined {
  return CARD_BY_ID.get(id);
}

export function cardIds(cards: readonly Card[]): CardId[] {
  return cards.map(cardId);
}

/** Place of each card in the alphabetical order of the text forms, in which `legal` is sorted. */
export const TEXT_RANK: readonly number[] = textRanks(CARD_IDS);

/** Clause 2.1: 2–7 everywhere; mermaids 4–9 in the base game (8.2 swaps 8 and 9 for 2 and 3). */
export function lowestValue(suit: number, mermaidAbility: boolean): number {
  return suit === MERMAID && !mermaidAbility ? 4 : 2;
}

/** All cards of a game in ascending order: 60, or 120 with two copies (clauses 2.2, 3.2, 3.3). */
export function deckOf(copies: number, mermaidAbility: boolean): Card[] {
  const cards: Card[] = [];
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const low = lowestValue(suit, mermaidAbility);
    for (let value = low; value < low + 6; value++) {
      for (let copy = 0; copy < copies; copy++) cards.push(cardOf(suit, value, copy));
    }
  }
  return cards;
}
