import type { Game, Seat } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import { worthOf } from '@/engine/core/seats';

/** A match that has not come to an end or to the horizon by then is valued as it stands: no decision may last for ever. */
const MOST_STEPS = 2000;

/** Plays on by the game's rule bot until the match is over or `horizon` turns have begun. Tells how many answers that took. */
export function playOut(game: Game, s: unknown, horizon: number, luck: Luck): number {
  const { brain } = game;
  let step = 0;
  for (; step < MOST_STEPS && brain.turn(s) < horizon; step++) {
    const decision = game.pending(s)[0];
    if (!decision) return step;
    const { seat } = decision;
    const legal = game.legal(s, seat);
    const only = legal[0];
    if (only === undefined) return step;
    game.advance(s, seat, legal.length === 1 ? only : brain.policy(s, seat, legal, luck.bots), luck);
  }
  return step;
}

/**
 * What each seat has from this state, 0..1: what the end is worth to it when the match is over, otherwise the game's own estimate
 * with the eyes of the seat that thinks. With those of whoever is to move there, its own hidden cards would count as any others.
 */
export function judge(game: Game, s: unknown, into: number[], viewer: Seat): void {
  const outcome = game.outcome(s);
  if (!outcome) {
    game.brain.evaluate(s, into, viewer);
    return;
  }
  worthOf(outcome, into);
}
