import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { SUBJECTS } from '@/__tests__/engine/conformance/subjects';
import { goldenPath } from './golden-paths';
import { playAtRandom, transcript } from './transcript';

// npm run goldens [-- game ...]: records the golden matches anew. What changes in them is to be read before it is kept.
const wanted = process.argv.slice(2);
for (const { game, settings } of SUBJECTS) {
  const { id } = game.manifest;
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  for (const seats of settings.seats) {
    const path = goldenPath(id, seats);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, transcript(game, playAtRandom(game, seats, settings.golden(seats), `golden ${seats}`)));
    console.log(relative(process.cwd(), path));
  }
}
