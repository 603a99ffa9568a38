import type { Action, Game, View } from '@/engine/core/game';
import type { Candidate } from './candidate';
import { createThought, type ThoughtOptions } from './thought';

/** A bot's decision in one go, from a view only. */
export function chooseFor(game: Game, view: View, legal: readonly Action[], options: ThoughtOptions): Action {
  const thought = createThought(game, view, legal, options);
  thought.step(Infinity);
  return thought.best();
}

/** What a bot of this level thinks of each move, best first: the ground of a hint and of a look back at the match. */
export function analyseFor(
  game: Game,
  view: View,
  legal: readonly Action[],
  options: ThoughtOptions,
): readonly Candidate[] {
  const thought = createThought(game, view, legal, options);
  thought.step(Infinity);
  return thought.analyse();
}
