// Plays in the exported code of a platform: starts all modules, lights a table of each game, and makes a move on it. A process for each
// platform, so that all cores are at work (`native-export.mjs`).
//   node scripts/native-play.mjs <android|ios> <file of code> [fault ...]
import { startNatively } from './lib/native-start.mjs';
import { GAMES, tableOf } from './lib/native-tables.mjs';
import { fail } from './lib/project.mjs';

const [platform, code, ...faults] = process.argv.slice(2);
const { modules, wrong } = startNatively(code);
if (wrong.size > 0) fail(`${platform}: the code does not start:\n${[...wrong.keys()].join('\n')}`);
console.log(`${platform}: ${modules} modules start`);

for (const game of Object.keys(GAMES)) {
  const trouble = await tableOf(code, platform, game);
  if (trouble) fail(`${platform}: ${game} cannot be played:\n${trouble}`);
  console.log(`${platform}: ${game} is lit, and a move is made`);
}
// What finds nothing wrong must be able to.
for (const fault of faults) {
  const trouble = await tableOf(code, platform, 'dead-mans-draw', fault);
  if (!trouble) fail(`${platform}: nobody notices ${fault}`);
  console.log(`${platform}: ${fault} is noticed`);
}
// Timers of what was played are still set.
process.exit(0);
