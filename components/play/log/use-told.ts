import { useEffect, useState } from 'react';

/** Milliseconds of work before the screen has its turn. */
const SLICE = 8;
/** What fills a screen. Then more is shown each time that there is twice as much: making the rows takes time, too. */
const SCREEN = 40;

export interface Told<T> {
  readonly items: readonly T[];
  /** Nothing more comes. */
  readonly over: boolean;
}

const NOTHING = { items: [], over: false } as const;

/** What is made piece by piece, as far as it is ready. Made anew, it stands as it was until there is as much of it again. */
export function useTold<T>(tell: () => Generator<readonly T[]>): Told<T> {
  const [told, setTold] = useState<Told<T>>(NOTHING);
  useEffect(() => {
    const pieces = tell();
    const items: T[] = [];
    let clock: ReturnType<typeof setTimeout> | undefined;
    let next = 1;
    const slice = () => {
      const over = ranOut(pieces, items);
      if (over || items.length >= next) {
        next = Math.max(SCREEN, items.length * 2);
        setTold((now) => (over || items.length >= now.items.length ? { items: [...items], over } : now));
      }
      if (!over) clock = setTimeout(slice);
    };
    slice();
    return () => clearTimeout(clock);
  }, [tell]);
  return told;
}

/** Takes as many pieces as there is time for. Answers whether there were no more. */
export function ranOut<T>(pieces: Generator<readonly T[]>, into: T[], now = () => performance.now()): boolean {
  const end = now() + SLICE;
  do {
    const piece = pieces.next();
    if (piece.done === true) return true;
    into.push(...piece.value);
  } while (now() < end);
  return false;
}
