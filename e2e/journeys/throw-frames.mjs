// A throw of 44 dice costs at most 4 ms of script a frame, and leaves next to nothing behind for the collector. What the
// processor needs to fill the pixels is not script, and is not counted: here it does the work of a graphics card.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { root } from '../../scripts/lib/project.mjs';

const MOST_MS = 4;
/** The wrappers of the library round a canvas and a picture; nothing of ours. */
const MOST_BYTES = 1000;
const THROWS = 4;
const PASSES = 4;

async function bundle() {
  // The drawing tools alone, without React Native.
  const skia = {
    name: 'skia-in-a-page',
    setup: (on) => {
      on.onResolve({ filter: /^@shopify\/react-native-skia$/ }, ({ path }) => ({ path, namespace: 'skia' }));
      on.onLoad({ filter: /.*/, namespace: 'skia' }, () => ({
        contents: `
          export * from '@shopify/react-native-skia/lib/module/skia/types';
          export * from '@shopify/react-native-skia/lib/module/skia/core/Vector';
          export const Skia = globalThis.SkiaApi;`,
        resolveDir: root,
      }));
    },
  };
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { JsiSkApi } from '@shopify/react-native-skia/lib/module/skia/web';
        globalThis.measureThrows = async (each) => {
          globalThis.CanvasKit = await globalThis.CanvasKitInit({ locateFile: (file) => '/' + file });
          globalThis.SkiaApi = JsiSkApi(globalThis.CanvasKit);
          const { prepareThrows } = require('@/e2e/journeys/lib/throw-frames');
          globalThis.throwFrames = prepareThrows(each);
          // Once before it counts: a page that has just begun still compiles.
          globalThis.throwFrames();
        };`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    alias: { '@': root },
    resolveExtensions: ['.web.ts', '.web.tsx', '.ts', '.tsx', '.mjs', '.js', '.json'],
    plugins: [skia],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

export const alone = true;

export default async ({ page, context, url, size, expect }) => {
  // Script has no size.
  if (size !== 'phone') return;
  // A page of its own beside the app, which has its own drawing tools.
  await page.route('**/throw-frames', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Throws</title>' }),
  );
  await page.goto(`${url}/throw-frames`);
  const canvasKit = createRequire(import.meta.url).resolve('canvaskit-wasm/bin/full/canvaskit.js');
  await page.route('**/canvaskit.wasm', (route) => route.fulfill({ path: canvasKit.replace(/js$/, 'wasm') }));
  await page.addScriptTag({ content: readFileSync(canvasKit, 'utf8') });
  await page.addScriptTag({ content: await bundle() });
  await page.evaluate((each) => globalThis.measureThrows(each), THROWS);
  const devtools = await context.newCDPSession(page);
  const pass = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize: before } = await devtools.send('Runtime.getHeapUsage');
    const { frames, times } = await page.evaluate(() => globalThis.throwFrames());
    const { usedSize: after } = await devtools.send('Runtime.getHeapUsage');
    return { frames, times, bytes: (after - before) / frames };
  };
  // What the script leaves behind, it leaves in every pass. A compiler that is still at work, beside the page and in its own time,
  // leaves eight times as much: then the same frames are drawn once more.
  let seen = await pass();
  for (let i = 1; i < PASSES && seen.bytes >= MOST_BYTES; i++) seen = await pass();
  const { frames, times, bytes } = seen;
  const sorted = times.toSorted((a, b) => a - b);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / frames;
  const p95 = sorted[Math.floor(frames * 0.95)];
  console.log(
    `      44 dice, ${frames} frames: ${mean.toFixed(2)} ms of script a frame, 95 of 100 within ${p95.toFixed(2)} ms, ` +
      `${Math.round(bytes)} bytes`,
  );
  expect(frames).toBeGreaterThan(300);
  expect(mean).toBeLessThan(MOST_MS);
  expect(p95).toBeLessThan(MOST_MS);
  expect(bytes).toBeLessThan(MOST_BYTES);
};
