import { squareFrom, WIDTH, type Square } from '../data/squares';
import { OFF, type Terrain } from './terrain';

/** 14.2: `L6:M9`, `E8+F8`, `row:1`. */
export function squaresIn({ squares, kind }: Terrain, selector: string): Square[] {
  const parts = selector.split('+').map(spanOf);
  return squares.filter((square) => kind[square] !== OFF && parts.some((holds) => holds(square)));
}

function spanOf(part: string): (square: Square) => boolean {
  const row = /^row:(\d+)$/.exec(part);
  if (row) return (square) => Math.trunc(square / WIDTH) === Number(row[1]) - 1;
  const [from, to] = part.split(':').map(squareFrom) as [Square, Square | undefined];
  if (to === undefined) return (square) => square === from;
  const isBetween = (x: number, low: number, high: number): boolean => x >= low && x <= high;
  return (square) =>
    isBetween(square % WIDTH, from % WIDTH, to % WIDTH) &&
    isBetween(Math.trunc(square / WIDTH), Math.trunc(from / WIDTH), Math.trunc(to / WIDTH));
}
