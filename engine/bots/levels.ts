import type { Level } from '@/engine/core/match';

/** What makes a bot strong or weak. Every level runs the same search; only these numbers differ. */
export interface Strength {
  /** How many imagined matches go into one decision of a match for two; in larger ones they are longer and fewer. */
  readonly iterations: number;
  /** How many turns an imagined match looks ahead before it is valued. */
  readonly turns: number;
  /** How much of the win (0..1) the bot may give away by taking another option that looks nearly as good. */
  readonly noise: number;
  /** How much of what it has peeked at the bot still knows, 0..1; for games where peeks must be remembered. */
  readonly memory: number;
}

export const STRENGTH: Readonly<Record<Level, Strength>> = {
  deckhand: { iterations: 12, turns: 1, noise: 0.1, memory: 0.4 },
  bosun: { iterations: 28, turns: 1, noise: 0.06, memory: 0.7 },
  captain: { iterations: 150, turns: 2, noise: 0.02, memory: 0.9 },
  legend: { iterations: 2500, turns: 3, noise: 0, memory: 1 },
};
