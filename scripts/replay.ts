import { existsSync, readFileSync } from 'node:fs';
import { SUBJECTS } from '@/__tests__/engine/conformance/subjects';
import { readSource } from './replay/read';
import { replayAloud } from './replay/tell';

// npm run replay -- <file or code>: a report of the app, an exported or stored match, a golden match, or a share code.
const [given = ''] = process.argv.slice(2);
const games = Object.fromEntries(SUBJECTS.map(({ game }) => [game.manifest.id, game]));

try {
  const source = readSource(existsSync(given) ? readFileSync(given, 'utf8') : given, games);
  const { game: id, rules, seed, seats, options } = source.saved;
  const game = games[id];
  if (!game) throw new Error(`there is no game ${id}`);
  console.log(`${id}, rules ${rules}, ${seats.length} seats, seed ${seed}, ${JSON.stringify(options)}`);
  if (!replayAloud(game, source, (line) => console.log(line))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
