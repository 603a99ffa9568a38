import type { Action } from '@/engine/core/game';

/** Answers of one seat, one after the other. */
export type Line = readonly Action[];

/** One of the moves that the search has looked at. */
export interface Candidate {
  readonly action: Action;
  /** What is to follow it, itself first, where whole lines were compared. */
  readonly line?: Line;
  readonly visits: number;
  /** The share of the win that it led to on average, 0..1. */
  readonly value: number;
}

/** What the game's own reckoning would do, and how far the values of single imagined matches lie apart. */
export interface Habit {
  readonly action: Action;
  readonly line?: Line;
  readonly deviation: number;
  /** How many answers there were, those included that only got a first look. */
  readonly answers: number;
  /** Whether it is one of a mixture that may also answer secret questions. */
  readonly mixed: boolean;
}

export function isHabit(c: Candidate, habit: Habit): boolean {
  return c.action === habit.action && c.line === habit.line;
}
