import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { frozenText } from '@/__tests__/fixtures/saves/frozen';
import { SUBJECTS } from '@/__tests__/engine/conformance/subjects';
import type { Game } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { MemoryStore } from '@/engine/saves/memory-store';
import { FORMAT } from '@/engine/saves/migrations';
import { frozenFolder, frozenName, goldenNamed, goldenPath } from './golden-paths';
import { playAtRandom, transcript } from './transcript';

// npm run goldens [-- game ...]: records the golden matches anew; what changes in them is to be read before it is kept.
// A frozen save is only written where the format or the rules version has none yet.

/** The first half of a match, with the bytes under which the app would store it. */
function frozenSave(game: Game, seats: number, options: Readonly<Record<string, unknown>>): string {
  const { snapshot: _, ...whole } = playAtRandom(game, seats, options, 'frozen');
  const match = Match.replay(game, { ...whole, log: whole.log.slice(0, Math.ceil(whole.log.length / 2)) });
  const stores: [MemoryStore, MemoryStore] = [new MemoryStore(), new MemoryStore()];
  const library = new Library(new Generations(stores), { [game.manifest.id]: game }, '0.1.0');
  library.add('m', match, { scores: [], updatedAt: 0 });
  return frozenText(stores[0]);
}

function write(path: string, text: string): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text, 'latin1');
  console.log(relative(process.cwd(), path));
}

const wanted = process.argv.slice(2);
for (const { game, settings } of SUBJECTS) {
  const { id, rulesVersion } = game.manifest;
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  for (const seats of settings.seats) {
    write(
      goldenPath(id, seats),
      transcript(game, playAtRandom(game, seats, settings.golden(seats), `golden ${seats}`)),
    );
  }
  for (const { name, seats, options } of settings.goldens ?? [])
    write(goldenNamed(id, name), transcript(game, playAtRandom(game, seats, options, `golden ${name}`)));
  const frozen = join(frozenFolder(id), frozenName(FORMAT, rulesVersion));
  const most = settings.seats.at(-1) as number;
  if (!existsSync(frozen)) write(frozen, frozenSave(game, most, settings.golden(most)));
}
