import { gameOf } from '@/engine';
import type { Candidate } from '@/engine/bots/candidate';
import type { Plan } from '@/engine/bots/plan';
import { Series, type PlayedMatch, type SeriesPlan } from '@/engine/bots/series';
import { createThought, type Thought } from '@/engine/bots/thought';
import type { Action, GameId, View } from '@/engine/core/game';
import type { Level } from '@/engine/core/match';

/** Everything a bot gets. Plain data: it also travels to the worker. */
export interface ThinkRequest {
  readonly game: GameId;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly level: Level;
  readonly seed: string;
  readonly budget?: number;
  /** What this seat's last thought left of its turn. */
  readonly plan?: Plan;
  /** Others must not learn from its length whether there was a choice. */
  readonly thorough?: boolean;
}

export interface Answer {
  readonly action: Action;
  /** What the bot thinks of the moves it looked at, the most visited first; empty where there was no choice. */
  readonly reasons: readonly Candidate[];
  /** The answers that are to follow while the seat sees what was foreseen. */
  readonly plan?: Plan;
}

/** Told now and then how much is thought through, 0..1. */
export type OnProgress = (part: number) => void;

export interface Thinking {
  /** Null when it was cancelled. */
  readonly answer: Promise<Answer | null>;
  cancel(): void;
}

/** Bots against each other, match after match. */
export interface SeriesRequest {
  readonly game: GameId;
  readonly plan: SeriesPlan;
}

export interface PlayingSeries {
  /** All matches, or those that were over when it was cancelled. */
  readonly played: Promise<readonly PlayedMatch[]>;
  cancel(): void;
}

export function beginSeries({ game, plan }: SeriesRequest): Series {
  return new Series(gameOf(game), plan);
}

export function begin({ game, view, legal, ...options }: ThinkRequest): Thought {
  return createThought(gameOf(game), view, legal, options);
}
