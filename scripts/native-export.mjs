// Exports both apps to Hermes bytecode, as they would be shipped, and prints how large they are. Tables for debugging go into
// the source maps, as Gradle and Xcode have it.
import { closeSync, openSync, readSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, program, quiet, root, run, seconds } from './lib/project.mjs';

const most = 6_000_000; // bytes of bytecode a platform
const magic = 'c61fbc03c103191f'; // first eight bytes of a Hermes bytecode file
const folder = join(root, 'dist-native');
const since = Date.now();
const platforms = ['android', 'ios'];
const done = run(
  program('expo'),
  ['export', ...platforms.flatMap((p) => ['--platform', p]), '--source-maps', '--output-dir', 'dist-native'],
  { env: { ...quiet, NODE_ENV: 'production' } },
);
if (done.status !== 0) fail('The export failed: see the lines above.');

for (const platform of platforms) {
  const files = readdirSync(join(folder, '_expo', 'static', 'js', platform)).filter((f) => f.endsWith('.hbc'));
  const entry = files.find((f) => f.startsWith('index') || f.startsWith('entry')) ?? files[0];
  if (!entry) fail(`${platform}: no Hermes bytecode was made`);
  const path = join(folder, '_expo', 'static', 'js', platform, entry);
  const head = Buffer.alloc(12);
  const file = openSync(path, 'r');
  readSync(file, head);
  closeSync(file);
  if (head.subarray(0, 8).toString('hex') !== magic) fail(`${platform}: ${entry} is not Hermes bytecode`);
  const { size } = statSync(path);
  console.log(
    `${platform}: ${(size / 1e6).toFixed(2)} million bytes of Hermes bytecode, version ${head.readUInt32LE(8)}`,
  );
  if (size > most) fail(`${platform}: more than ${most / 1e6} million bytes of bytecode`);
}
console.log(`Exported in ${seconds(since)}.`);
