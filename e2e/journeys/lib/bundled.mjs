import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../../scripts/lib/project.mjs';

/** A module of this folder with the engine's own sources in it. */
export async function bundled(file) {
  const folder = join(root, '.cache', 'run');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${file.replace(/\.ts$/, '')}-${process.pid}-${Date.now()}.mjs`);
  await build({
    entryPoints: [join(root, 'e2e', 'journeys', 'lib', file)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    alias: { '@': root },
    logLevel: 'error',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}
