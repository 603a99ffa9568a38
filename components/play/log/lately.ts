import type { Seat } from '@/engine';
import type { LogLine } from './lines';

/** What somebody has done who has just moved. */
export interface Lately {
  readonly mover: Seat;
  /** The newest last. */
  readonly lines: readonly string[];
}

/** More would not fit where the keys of the next question will stand. */
const MOST_LINES = 3;
const MOST_LETTERS = 120;

/** The last that happened; the newest line comes first. */
export function lastLine(newest: Iterable<LogLine>): string {
  for (const { passing, text } of newest) if (!passing) return text;
  return '';
}

/** The newest lines of the last turn: each stays until others push it out, or the next one has done something. */
export function latelyOf(newest: Iterable<LogLine>): Lately | null {
  let mover: Seat | null = null;
  const told: string[] = [];
  let letters = 0;
  for (const line of newest) {
    if (mover === null && line.passing) continue;
    mover ??= line.mover;
    if (line.mover !== mover || told.length === MOST_LINES) break;
    if (line.passing) continue;
    letters += line.text.length;
    if (told.length > 0 && letters > MOST_LETTERS) break;
    told.unshift(line.text);
  }
  return mover === null ? null : { mover, lines: told };
}
