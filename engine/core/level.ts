export const LEVELS = ['deckhand', 'bosun', 'captain', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

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
