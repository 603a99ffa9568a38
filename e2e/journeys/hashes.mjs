// The same seeds give the same matches in the browser as in Node: both play the same bundle and compare hashes.
import { buildSync } from 'esbuild';
import { root } from '../../scripts/lib/project.mjs';

const MATCHES = 20;

function bundle() {
  const { outputFiles } = buildSync({
    stdin: {
      contents: "import { matchHashes } from '@/scripts/match-hashes';\nglobalThis.matchHashes = matchHashes;",
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    alias: { '@': root },
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

export default async ({ page, url, expect }) => {
  const script = bundle();
  // The bundle leaves its function on the global object: here as there.
  new Function(script)();
  const here = globalThis.matchHashes(MATCHES);
  await page.goto(url);
  await page.addScriptTag({ content: script });
  const there = await page.evaluate((matches) => globalThis.matchHashes(matches), MATCHES);
  expect(here.length).toBeGreaterThan(7);
  expect(there).toEqual(here);
};
