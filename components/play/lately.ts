import type { Seat } from '@/engine';
import type { LogLine } from './LogSheet';

/** What somebody has done who has just moved. */
export interface Lately {
  readonly mover: Seat;
  /** The newest last. */
  readonly lines: readonly string[];
}

/** More would not fit where the keys of the next question will stand. */
const MOST_LINES = 3;
const MOST_LETTERS = 120;

/** The newest lines of the last turn: each stays until others push it out, or the next one has done something. */
export function latelyOf(lines: readonly LogLine[]): Lately | null {
  const from = [...lines].reverse();
  const newest = from.findIndex(({ passing }) => !passing);
  const last = from[newest];
  if (!last) return null;
  const told: string[] = [];
  let letters = 0;
  for (const { passing, mover, text } of from.slice(newest)) {
    if (mover !== last.mover || told.length === MOST_LINES) break;
    if (passing) continue;
    letters += text.length;
    if (told.length > 0 && letters > MOST_LETTERS) break;
    told.unshift(text);
  }
  return { mover: last.mover, lines: told };
}
