import type { GameId } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import type { RuleError } from '@/engine/core/rule-error';

/** One touch of the sheet: the smallest thing that can be done and undone. */
export interface Tap {
  readonly type: string;
}

/** What a tap has changed. Never a sentence: the log is made from facts where it is shown. */
export interface Fact {
  readonly type: string;
}

/**
 * The books of one boxed game. It keeps and reckons, it never forces: `check` refuses only what makes no sense.
 * Pure: a sheet is never changed, a tap gives the next one. Plain JSON throughout.
 */
export interface Tracker<S, T extends Tap, F extends Fact, U> {
  readonly game: GameId;
  /** Goes up when taps of an older sheet would mean something else. */
  readonly version: number;
  begin(setup: U): S;
  /** Why not; null: it may be tapped. */
  check(sheet: S, tap: T): RuleError | null;
  /** `luck` belongs to this tap alone: undone and done again, it falls the same. */
  apply(sheet: S, tap: T, luck: Stream, tell: (fact: F) => void): S;
  describe(tap: T): string;
  parse(text: string): T | null;
}
