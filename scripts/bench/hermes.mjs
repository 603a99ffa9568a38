// Runs the bench on an old Hermes: 0.12 of hermes-engine-cli, the last that can be had for this machine, interpreted. The phones have
// Hermes V1, which came years later: it shows that the engine runs on a Hermes at all, not how fast it is on a phone (--jitless is nearer):
//   npm run bench -- --hermes [--game dead-mans-draw] [--seats 2,4] [--quick]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transformSync } from '@babel/core';
import { buildSync } from 'esbuild';
import { fail, root } from '../lib/project.mjs';

/** The Hermes of phones has these; the one that can be run here is older. */
const missing = `for (const type of [Array, Int8Array, Uint8Array, Int32Array, Float64Array, String])
  type.prototype.at ??= function (i) { return this[i < 0 ? this.length + i : i]; };`;

const require = createRequire(import.meta.url);
const [game = '', seats = '', quick = ''] = process.argv.slice(2);
const wish = { game, seats: seats === '' ? [] : seats.split(',').map(Number), quick: quick !== '' };
const bin = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' }[process.platform] ?? 'none';
const hermes = join(dirname(require.resolve('hermes-engine-cli/package.json')), bin, 'hermes');
if (!existsSync(hermes)) fail('There is no Hermes for this machine in hermes-engine-cli.');

const [bundle] = buildSync({
  entryPoints: [join(root, 'scripts', 'bench', 'on-hermes.ts')],
  banner: { js: missing },
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2020',
  alias: { '@': root },
  define: { WISH: JSON.stringify(wish) },
  logLevel: 'warning',
}).outputFiles;
// What Metro does for phones: classes and block scopes become what Hermes runs.
const { code } = transformSync(bundle.text, {
  configFile: false,
  babelrc: false,
  compact: true,
  presets: [
    [require.resolve('@react-native/babel-preset'), { disableImportExportTransform: true, enableBabelRuntime: false }],
  ],
});
const folder = join(root, '.cache', 'run');
const file = join(folder, `hermes-${process.pid}.js`);
mkdirSync(folder, { recursive: true });
writeFileSync(file, code);
process.exit(spawnSync(hermes, ['-O', file], { stdio: 'inherit' }).status ?? 1);
