import type { Word } from '@/engine/core/forms';
import {
  cardFromId,
  cardOf,
  lowestValue,
  valueOf,
  type Card,
  type CardId,
} from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';

/** A card as somebody names it across the table: `hook`, or `hook-5` when the number was said too. */
export type Piece = Suit | CardId;

export function pieceOf(suit: Suit, value: number | null): Piece {
  return value === null ? suit : `${suit}-${value}`;
}

export function suitOfPiece(piece: Piece): Suit {
  return piece.split('-')[0] as Suit;
}

/** Null: the number was not said. */
export function valueOfPiece(piece: Piece): number | null {
  const card = cardFromId(piece);
  return card === undefined ? null : valueOf(card);
}

/** A card that stands for the piece on an engine's table; without a number, the lowest of its suit does. */
export function cardOfPiece(piece: Piece, mermaidAbility: boolean): Card {
  const suit = SUITS.indexOf(suitOfPiece(piece));
  return cardOf(suit, valueOfPiece(piece) ?? lowestValue(suit, mermaidAbility));
}

export const pieceWord: Word<Piece> = {
  write: (piece) => piece,
  read: (text) => {
    const named = SUITS.some((suit) => suit === text) || (!text.endsWith('b') && cardFromId(text) !== undefined);
    return named ? text : undefined;
  },
};
