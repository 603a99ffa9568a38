import { textRanks } from '@/engine/kit/text-order';

/** 2.1: the whole board; smaller ones are its south-western part, so that a square has one number everywhere. */
export const WIDTH = 24;
export const HEIGHT = 14;

export type Square = number;
export type SquareId = string;

/** Row by row from A1 to X14: the board order of E-14. */
export const SQUARES: readonly SquareId[] = Array.from(
  { length: WIDTH * HEIGHT },
  (_, square) => `${String.fromCharCode(65 + (square % WIDTH))}${Math.trunc(square / WIDTH) + 1}`,
);

const numbers = new Map(SQUARES.map((id, square) => [id, square]));

export const SQUARE_RANK: readonly number[] = textRanks(SQUARES);

export function squareFrom(id: SquareId): Square {
  return numbers.get(id) as Square;
}

export function squareId(square: Square): SquareId {
  return SQUARES[square] as SquareId;
}

/** Counted from 0. */
export function columnOf(square: Square): number {
  return square % WIDTH;
}

export function rowOf(square: Square): number {
  return Math.trunc(square / WIDTH);
}

/** 2.1.5 */
export function kingDistance(one: Square, other: Square): number {
  const dx = Math.abs(columnOf(one) - columnOf(other));
  const dy = Math.abs(rowOf(one) - rowOf(other));
  return dx > dy ? dx : dy;
}
