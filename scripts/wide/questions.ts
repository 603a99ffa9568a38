import { ruleMove } from '@/engine/bots/baselines';
import type { Action, Game, Seat, View } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';

/** A question of a match as a bot gets it. */
export interface Question {
  readonly view: View;
  readonly legal: readonly Action[];
}

/** So many of one match at most: questions of one match are alike. */
const OF_ONE_MATCH = 4;

/** Questions with at least `from` answers, from matches between rule bots. */
export function wideQuestions(game: Game, seats: number, from: number, count: number): Question[] {
  const found: Question[] = [];
  for (let n = 0; found.length < count; n++) found.push(...questionsOf(game, seats, from, `wide ${n}`));
  found.length = count;
  return found;
}

function questionsOf(game: Game, seats: number, from: number, seed: string): Question[] {
  const luck = Luck.fromSeed(seed);
  const s = game.start(readOptions(game.manifest.options, {}), seats, luck);
  const found: Question[] = [];
  for (let open = game.pending(s), step = 0; open.length > 0; open = game.pending(s), step++) {
    const { seat } = open[0] as { seat: Seat };
    const legal = game.legal(s, seat);
    const view = game.observe(s, seat);
    if (legal.length >= from) found.push({ view, legal });
    game.advance(s, seat, ruleMove(game, view, legal, `${seed}/${step}`), luck);
  }
  return luck.decoration.shuffle(found).slice(0, OF_ONE_MATCH);
}
