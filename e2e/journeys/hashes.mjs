// The same seeds give the same matches, and the same throws of dice, in the browser as in Node: both play the same bundle
// and compare hashes.
import { buildSync } from 'esbuild';
import { root } from '../../scripts/lib/project.mjs';

/** Matches for each game and seat count, throws for each number of dice. */
const EACH = 20;

function bundle() {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `
        import { matchHashes } from '@/scripts/match-hashes';
        import { throwHashes } from '@/scripts/throw-hashes';
        globalThis.allHashes = (each) => [...matchHashes(each), ...throwHashes(each)];`,
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

export default async ({ page, url, size, expect }) => {
  // Numbers have no size.
  if (size !== 'phone') return;
  const script = bundle();
  // The bundle leaves its function on the global object: here as there.
  new Function(script)();
  const here = globalThis.allHashes(EACH);
  // A page of its own: that of the app runs no script but its own.
  await page.route('**/hashes', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Hashes</title>' }));
  await page.goto(`${url}/hashes`);
  await page.addScriptTag({ content: script });
  const there = await page.evaluate((each) => globalThis.allHashes(each), EACH);
  expect(here.length).toBeGreaterThan(12);
  expect(there).toEqual(here);
};
