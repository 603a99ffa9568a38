// Speed of every game, one JSON object a line:
//   npm run bench [-- --jitless] [--game dead-mans-draw | long] [--seats 2,4] [--quick] [--hermes]
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Game, GameId } from '@/engine/core/game';
import { defaultOptions } from '@/engine/core/options';
import { countsFor } from '@/engine/core/seats';
import { benchLong } from './bench/long';
import { benchBots, benchGame, calibrate, type Bench } from './bench/suite';
import { benchThrows } from './bench/throws';
import { allGames } from './lib/all-games';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    quick: { type: 'boolean', default: false },
    hermes: { type: 'boolean', default: false },
    'no-bots': { type: 'boolean', default: false },
  },
});

const bench: Bench = {
  report: (measure) => console.log(JSON.stringify(measure)),
  now: () => performance.now(),
  millis: values.quick ? 60 : 300,
  decisions: values.quick ? 12 : 40,
};

if (values.hermes) {
  const wish = [values.game ?? '', values.seats ?? '', values.quick ? 'quick' : ''];
  const run = spawnSync(process.execPath, ['scripts/bench/hermes.mjs', ...wish], { stdio: 'inherit' });
  process.exit(run.status ?? 1);
}

calibrate(bench);
if (values.game === undefined || values.game === 'long') benchLong(bench);
if (values.game === undefined || values.game === 'seven-seas') benchThrows(bench);
for (const [id, game] of Object.entries(allGames) as [GameId, Game][]) {
  if (values.game !== undefined && values.game !== id) continue;
  for (const seats of values.seats?.split(',').map(Number) ?? countsFor(game, defaultOptions(game.manifest.options))) {
    benchGame(bench, game, seats);
    if (!values['no-bots']) benchBots(bench, game, seats);
  }
}
