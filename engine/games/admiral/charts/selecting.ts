import { LONGEST_SELECTOR } from '../scenario/words';
import { LONGEST_ID } from '../scenario/reader';
import { columnOf, rowOf, squareFrom, squareId, WIDTH, type SquareId } from '../data/squares';

/** 14.2: squares as few words: rectangles first, then what is left of them. */
export function selectorOf(squares: readonly SquareId[]): string {
  const left = new Set(squares.map(squareFrom));
  const terms: string[] = [];
  for (const from of [...left].sort((a, b) => a - b)) {
    if (!left.has(from)) continue;
    const [x, y] = [columnOf(from), rowOf(from)];
    const isIn = (column: number, row: number): boolean => column < WIDTH && left.has(row * WIDTH + column);
    let w = 1;
    while (isIn(x + w, y)) w++;
    let h = 1;
    while (Array.from({ length: w }, (_, i) => isIn(x + i, y + h)).every(Boolean)) h++;
    for (let i = 0; i < w * h; i++) left.delete((y + Math.trunc(i / w)) * WIDTH + x + (i % w));
    const to = (y + h - 1) * WIDTH + x + w - 1;
    terms.push(to === from ? squareId(from) : `${squareId(from)}:${squareId(to)}`);
  }
  return terms.join('+');
}

export function canBeWritten(selector: string): boolean {
  return selector.length <= LONGEST_SELECTOR;
}

/** Of zones, forts and islands: in a selector `-` takes away. */
export function canBeNamed(id: string): boolean {
  return id.length <= LONGEST_ID && /^[A-Za-z0-9]+$/.test(id);
}
