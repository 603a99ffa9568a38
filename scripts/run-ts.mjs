// Bundles a TypeScript entry and runs it under plain Node, with the engine's own sources in it:
//   node scripts/run-ts.mjs scripts/bench.ts [--jitless] [--cpu-prof] [arguments of the script]
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from './lib/project.mjs';

const nodeFlags = ['--jitless', '--cpu-prof', '--expose-gc', '--prof'];
const [entry, ...rest] = process.argv.slice(2);
if (!entry) {
  console.error('usage: node scripts/run-ts.mjs <entry.ts> [--jitless] [arguments]');
  process.exit(2);
}

const folder = join(root, '.cache', 'run');
const bundle = join(folder, `${basename(entry, '.ts')}-${process.pid}.mjs`);
mkdirSync(folder, { recursive: true });
buildSync({
  entryPoints: [entry],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'es2022',
  packages: 'external',
  alias: { '@': root },
  logLevel: 'warning',
});

const flags = rest.filter((a) => nodeFlags.includes(a));
const own = rest.filter((a) => !nodeFlags.includes(a));
const run = spawnSync(process.execPath, [...flags, bundle, ...own], { stdio: 'inherit' });
rmSync(bundle, { force: true });
process.exit(run.status ?? 1);
