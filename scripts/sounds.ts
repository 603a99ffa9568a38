import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recipes } from './sounds/recipes';
import { wav } from './sounds/wav';

// npm run sounds: writes assets/sounds/*.wav anew from their recipes; with --check it only says whether they are the same.
const folder = join(process.cwd(), 'assets', 'sounds');
const check = process.argv.includes('--check');
const made = new Map(Object.entries(recipes()).map(([name, sound]) => [`${name}.wav`, wav(sound)]));

mkdirSync(folder, { recursive: true });
const stale = readdirSync(folder).filter((file) => file.endsWith('.wav') && !made.has(file));
let changed = stale.length;
let bytes = 0;
for (const [file, data] of made) {
  bytes += data.length;
  let same = false;
  try {
    same = readFileSync(join(folder, file)).equals(data);
  } catch {
    same = false;
  }
  if (same) continue;
  changed++;
  if (!check) writeFileSync(join(folder, file), data);
}
if (!check) stale.forEach((file) => rmSync(join(folder, file)));
console.log(`${made.size} sounds, ${Math.round(bytes / 1000)} kB, ${changed} ${check ? 'differ' : 'written'}`);
if (check && changed > 0) process.exit(1);
