import { deckOf, lowestValue, suitOf, valueOf } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { pieceOf, type Piece } from './pieces';

/** 3.2: five and more play with two copies. */
export function copiesFor(players: number): 1 | 2 {
  return players > 4 ? 2 : 1;
}

/** 2.2, 3.3.3: the ten cards that begin in the discard pile, the lowest of each suit. */
export function startCards(mermaidAbility: boolean): Piece[] {
  return SUITS.map((suit, i) => pieceOf(suit, lowestValue(i, mermaidAbility)));
}

/** How many cards the draw pile begins with: 50, or 100 with two copies. */
export function fullPile(players: number, mermaidAbility: boolean): number {
  return deckOf(copiesFor(players), mermaidAbility).filter(
    (card) => valueOf(card) !== lowestValue(suitOf(card), mermaidAbility),
  ).length;
}
