import type { Action, Game, Seat, View } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';

/** What a bot does now though nobody asks it, from its view only; null: nothing. */
export function asideFor(game: Game, view: View, seat: Seat, asides: readonly Action[], seed: string): Action | null {
  if (asides.length === 0 || !game.brain.aside) return null;
  const luck = Luck.fromSeed(`${seed}/aside`);
  return game.brain.aside(game.resample(view, luck), seat, asides, luck.bots);
}
