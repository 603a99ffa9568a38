import type { Game } from '@/engine/core/game';
import type { Level, Strength } from '@/engine/core/level';

export const STRENGTH: Readonly<Record<Level, Strength>> = {
  deckhand: { iterations: 12, turns: 1, noise: 0.1, memory: 0.4 },
  bosun: { iterations: 28, turns: 1, noise: 0.06, memory: 0.7 },
  captain: { iterations: 150, turns: 2, noise: 0.02, memory: 0.9 },
  legend: { iterations: 2500, turns: 3, noise: 0, memory: 1 },
};

/** Where more of the same thinking hardly makes a better player, a game has numbers of its own. */
export function strengthIn(game: Game, level: Level): Strength {
  return { ...STRENGTH[level], ...game.brain.levels?.[level] };
}

/** The level's number is for two seats. Every further seat makes an imagined round longer, so the rounds become fewer. */
export function iterationsFor(game: Game, strength: Strength, seats: number): number {
  const effort = game.brain.measure?.effort ?? 1;
  return Math.ceil((strength.iterations * 2) / Math.max(2, seats) / effort);
}
