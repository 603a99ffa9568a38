// The bench as it runs on Hermes, which has no modules, no arguments and no clock finer than a millisecond.
import type { Game, GameId } from '@/engine/core/game';
import { spanOf } from '@/engine/core/seats';
import { allGames } from '../lib/all-games';
import { benchBots, benchGame, calibrate, type Bench } from './suite';

declare const print: (line: string) => void;
/** Put in by scripts/bench/hermes.mjs. */
declare const WISH: { readonly game: string; readonly seats: readonly number[]; readonly quick: boolean };

const bench: Bench = {
  report: (measure) => print(JSON.stringify({ ...measure, name: `hermes/${measure.name}` })),
  now: () => Date.now(),
  millis: WISH.quick ? 60 : 300,
  decisions: WISH.quick ? 6 : 20,
};

calibrate(bench);
for (const [id, game] of Object.entries(allGames) as [GameId, Game][]) {
  if (WISH.game !== '' && WISH.game !== id) continue;
  const { min, max } = spanOf(game.manifest.seats);
  for (const seats of WISH.seats.length > 0 ? WISH.seats : [min, max]) {
    benchGame(bench, game, seats);
    benchBots(bench, game, seats);
  }
}
