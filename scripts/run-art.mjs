// Bundles a drawing script and runs it under plain Node with real Skia (CanvasKit): `node scripts/run-art.mjs scripts/art-sheet.ts`.
import { createRequire } from 'node:module';
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { root } from './lib/project.mjs';

const [entry] = process.argv.slice(2);
if (!entry) {
  console.error('usage: node scripts/run-art.mjs <entry> [arguments]');
  process.exit(2);
}
const require = createRequire(import.meta.url);
globalThis.CanvasKit = await require('canvaskit-wasm/bin/full/canvaskit')({});

globalThis.SkiaApi = require('@shopify/react-native-skia/lib/commonjs/skia/web').JsiSkApi(globalThis.CanvasKit);

const bundle = join(root, '.cache', 'run', `${basename(entry).replace(/\..*$/, '')}-${process.pid}.cjs`);
mkdirSync(join(root, '.cache', 'run'), { recursive: true });
const skia = {
  name: 'skia-in-node',
  setup: (on) =>
    on.onResolve({ filter: /^@shopify\/react-native-skia(\/lib\/module\/headless)?$/ }, () => ({
      path: join(root, 'test', 'skia-node.js'),
    })),
};
await build({
  entryPoints: [entry],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'es2022',
  jsx: 'automatic',
  packages: 'external',
  alias: { '@': root },
  plugins: [skia],
  logLevel: 'warning',
});
try {
  await require(bundle).main(process.argv.slice(3));
} finally {
  rmSync(bundle, { force: true });
}
