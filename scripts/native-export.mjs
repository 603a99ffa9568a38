// Exports the code of both apps as they would be shipped, compiles it to Hermes bytecode as Expo does, and prints how large that is. Tables
// for debugging go into the source maps, as Gradle and Xcode have it. Then runs the same code in Node: nothing may be missed at the start,
// the shelf and a table of each game must stand, and a move on it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { FAULTS } from './lib/native-tables.mjs';
import { fail, program, quiet, readJson, root, run, seconds } from './lib/project.mjs';
import { bundledPackages } from './lib/shipped-packages.mjs';

const most = 5_900_000; // bytes of bytecode a platform
const magic = 'c61fbc03c103191f'; // first eight bytes of a Hermes bytecode file
const exported = join(root, 'dist-native');
const since = Date.now();
const platforms = ['android', 'ios'];
// Left to itself the bundler uses half of the machine.
const workers = String(availableParallelism());

function exportCode() {
  const wanted = platforms.flatMap((p) => ['--platform', p]);
  const how = ['--no-bytecode', '--source-maps', '--max-workers', workers, '--output-dir', exported];
  const done = run(program('expo'), ['export', ...wanted, ...how], { env: { ...quiet, NODE_ENV: 'production' } });
  if (done.status !== 0) fail('The export failed: see the lines above.');
}

/** The one file of code of a platform. */
function codeOf(platform) {
  const place = join(exported, '_expo', 'static', 'js', platform);
  const files = readdirSync(place).filter((f) => f.endsWith('.js'));
  const entry = files.find((f) => f.startsWith('index') || f.startsWith('entry')) ?? files[0];
  if (!entry) fail(`${platform}: no code was made`);
  return join(place, entry);
}

const compilers = { linux: 'linux64-bin/hermesc', darwin: 'osx-bin/hermesc', win32: 'win64-bin/hermesc.exe' };

/** With the words that Expo's export gives to the compiler. */
async function compiled(platform) {
  const path = join(exported, `${platform}.hbc`);
  const compiler = join(root, 'node_modules', 'hermes-compiler', 'hermesc', compilers[process.platform]);
  const words = ['-emit-binary', '-out', path, codeOf(platform), '-O', '-output-source-map', '-w'];
  const [status] = await once(spawn(compiler, words, { stdio: 'inherit' }), 'exit');
  if (status !== 0) fail(`${platform}: Hermes does not compile the code`);
  return path;
}

function weigh(platform, path) {
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
}

exportCode();
const noticed = new Set(readJson(join(root, 'assets', 'notices', 'all.json')).parts.map(([name]) => name));
// The compilers are at work while the code is played.
const weighing = Promise.all(platforms.map(async (platform) => weigh(platform, await compiled(platform))));
for (const platform of platforms) {
  const silent = bundledPackages(`${codeOf(platform)}.map`).filter((name) => !noticed.has(name));
  if (silent.length > 0) fail(`${platform}: no notice (scripts/lib/shipped-packages.mjs) for ${silent.join(', ')}`);
}

async function played(platform, faults) {
  const words = [join(root, 'scripts', 'native-play.mjs'), platform, codeOf(platform), ...faults];
  const [status] = await once(spawn(process.execPath, words, { cwd: root, stdio: 'inherit' }), 'exit');
  if (status !== 0) fail(`${platform}: see the lines above`);
}
/** Each platform notices its share of the faults. */
const faultsOf = (i) => Object.keys(FAULTS).filter((_, at) => at % platforms.length === i);
await Promise.all(platforms.map((platform, i) => played(platform, faultsOf(i))));
await weighing;
console.log(`Exported in ${seconds(since)}.`);
