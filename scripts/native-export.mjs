// Exports both apps to Hermes bytecode, as they would be shipped, and prints how large they are. Tables for debugging go into
// the source maps, as Gradle and Xcode have it. Then runs the same code in Node: nothing may be missed at the start, the shelf and a
// table of each game must stand, and a move on it.
import { closeSync, openSync, readSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startNatively } from './lib/native-start.mjs';
import { FAULTS, GAMES, tableOf } from './lib/native-tables.mjs';
import { fail, program, quiet, readJson, root, run, seconds } from './lib/project.mjs';
import { bundledPackages } from './lib/shipped-packages.mjs';

const most = 6_000_000; // bytes of bytecode a platform
const magic = 'c61fbc03c103191f'; // first eight bytes of a Hermes bytecode file
const shipped = join(root, 'dist-native');
const readable = join(root, 'dist-native-text');
const since = Date.now();
const platforms = ['android', 'ios'];
// Left to itself the bundler uses half of the machine.
const workers = String(availableParallelism());

function exportTo(output, ...flags) {
  const wanted = platforms.flatMap((p) => ['--platform', p]);
  const done = run(program('expo'), ['export', ...wanted, ...flags, '--max-workers', workers, '--output-dir', output], {
    env: { ...quiet, NODE_ENV: 'production' },
  });
  if (done.status !== 0) fail('The export failed: see the lines above.');
}

/** The one file of code of a platform. */
function codeOf(output, platform, ending) {
  const place = join(output, '_expo', 'static', 'js', platform);
  const files = readdirSync(place).filter((f) => f.endsWith(ending));
  const entry = files.find((f) => f.startsWith('index') || f.startsWith('entry')) ?? files[0];
  if (!entry) fail(`${platform}: no code was made`);
  return join(place, entry);
}

exportTo(shipped, '--source-maps');
const noticed = new Set(readJson(join(root, 'assets', 'notices', 'all.json')).parts.map(([name]) => name));
for (const platform of platforms) {
  const path = codeOf(shipped, platform, '.hbc');
  const head = Buffer.alloc(12);
  const file = openSync(path, 'r');
  readSync(file, head);
  closeSync(file);
  if (head.subarray(0, 8).toString('hex') !== magic) fail(`${platform}: ${path} is not Hermes bytecode`);
  const { size } = statSync(path);
  console.log(
    `${platform}: ${(size / 1e6).toFixed(2)} million bytes of Hermes bytecode, version ${head.readUInt32LE(8)}`,
  );
  if (size > most) fail(`${platform}: more than ${most / 1e6} million bytes of bytecode`);
  const silent = bundledPackages(`${path}.map`).filter((name) => !noticed.has(name));
  if (silent.length > 0) fail(`${platform}: no notice (scripts/lib/shipped-packages.mjs) for ${silent.join(', ')}`);
}

exportTo(readable, '--no-bytecode');
for (const platform of platforms) {
  const { modules, wrong } = startNatively(codeOf(readable, platform, '.js'));
  if (wrong.size > 0) fail(`${platform}: the code does not start:\n${[...wrong.keys()].join('\n')}`);
  console.log(`${platform}: ${modules} modules start`);
}

for (const platform of platforms) {
  const code = codeOf(readable, platform, '.js');
  for (const game of Object.keys(GAMES)) {
    const trouble = await tableOf(code, platform, game);
    if (trouble) fail(`${platform}: ${game} cannot be played:\n${trouble}`);
    console.log(`${platform}: ${game} is lit, and a move is made`);
  }
}
// What finds nothing wrong must be able to.
const [sample] = platforms;
for (const fault of Object.keys(FAULTS)) {
  const trouble = await tableOf(codeOf(readable, sample, '.js'), sample, 'dead-mans-draw', fault);
  if (!trouble) fail(`${sample}: nobody notices ${fault}`);
  console.log(`${sample}: ${fault} is noticed`);
}
console.log(`Exported in ${seconds(since)}.`);
