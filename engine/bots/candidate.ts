import type { Action } from '@/engine/core/game';

/** One of the moves that the search has looked at. */
export interface Candidate {
  readonly action: Action;
  readonly visits: number;
  /** The share of the win that it led to on average, 0..1. */
  readonly value: number;
}

/** What the game's own reckoning would do, and how far the values of single imagined matches lie apart. */
export interface Habit {
  readonly action: Action;
  readonly deviation: number;
  /** Whether it is one of a mixture that may also answer secret questions. */
  readonly mixed: boolean;
}
