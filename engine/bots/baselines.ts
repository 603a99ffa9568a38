import type { Action, Game, Seat, View } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';

/** The yardsticks on the ladder. Like every bot they know a view and what is legal. */
export type Baseline = (game: Game, view: View, legal: readonly Action[], seed: string | number) => Action;

export const randomMove: Baseline = (_game, _view, legal, seed) => thinkingLuck(seed).bots.pick(legal);

/** The game's own sound reckoning, which also plays the search's imagined matches. */
export const ruleMove: Baseline = (game, view, legal, seed) => {
  if (legal.length === 1) return legal[0] as Action;
  const luck = thinkingLuck(seed);
  return game.brain.policy(game.resample(view, luck), ownSeat(view), legal, luck.bots);
};

/** The answers of a stretch that a player has left. */
export const restMove: Baseline = (game, view, legal, seed) => {
  if (!game.brain.rest) return ruleMove(game, view, legal, seed);
  const luck = thinkingLuck(seed);
  return game.brain.rest(game.resample(view, luck), ownSeat(view), legal, luck.bots);
};

const GREEDY_DEALS = 12;

/** Looks one step ahead: the most points right after the move, averaged over what the hidden cards may be; equal points go by the estimate. */
export const greedyMove: Baseline = (game, view, legal, seed) => {
  const luck = thinkingLuck(seed);
  const seat = ownSeat(view);
  const shares: number[] = [];
  const points = legal.map(() => 0);
  const worth = legal.map(() => 0);
  for (let deal = 0; deal < GREEDY_DEALS && legal.length > 1; deal++) {
    const s = game.resample(view, luck);
    legal.forEach((action, i) => {
      const after = game.clone(s);
      game.advance(after, seat, action, luck);
      game.brain.evaluate(after, shares, seat);
      points[i] = (points[i] as number) + game.brain.points(after, seat);
      worth[i] = (worth[i] as number) + (shares[seat] as number);
    });
  }
  let best = 0;
  for (let i = 1; i < legal.length; i++) {
    const more = (points[i] as number) - (points[best] as number);
    if (more > 0 || (more === 0 && (worth[i] as number) > (worth[best] as number))) best = i;
  }
  return legal[best] as Action;
};

/** A luck of its own, so that thinking never touches the luck of the match, even where both were given the same seed. */
function thinkingLuck(seed: string | number): Luck {
  return Luck.fromSeed(`baseline|${seed}`);
}

function ownSeat(view: View): Seat {
  if (view.viewer === null) throw new Error('A bystander has nothing to decide.');
  return view.viewer;
}
