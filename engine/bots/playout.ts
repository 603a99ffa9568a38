import type { Game, Seat } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import { worthOf } from '@/engine/core/seats';

/** A match that has not come to an end or to the horizon by then is valued as it stands: no decision may last for ever. */
const MOST_STEPS = 2000;

/** Plays on by the game's rule bot until the match is over or `horizon` turns have begun. */
export class PlayOut {
  /** How many answers it has taken so far. */
  answers = 0;

  constructor(
    private readonly game: Game,
    readonly state: unknown,
    private readonly horizon: number,
    private readonly luck: Luck,
  ) {}

  /** Goes on for at most so many answers. True when there is nothing more to play. */
  run(most: number): boolean {
    const { game, state, horizon, luck } = this;
    const { brain } = game;
    for (const end = this.answers + most; this.answers < end; this.answers++) {
      if (this.answers >= MOST_STEPS || brain.turn(state) >= horizon) return true;
      const seat = game.pending(state)[0]?.seat;
      if (seat === undefined) return true;
      const legal = game.legal(state, seat);
      const only = legal[0];
      if (only === undefined) return true;
      game.advance(state, seat, legal.length === 1 ? only : brain.policy(state, seat, legal, luck.bots), luck);
    }
    return false;
  }
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
