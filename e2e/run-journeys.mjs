// Plays every journey of e2e/journeys/ on the web export in Chromium, at phone and at tablet size.
//   node e2e/run-journeys.mjs [part of a journey's name ...] [--size phone|tablet] [--build]
// A journey exports `default async ({ page, context, url, size, expect, eventually }) => {}` (Jest's expect); it starts on an empty page with empty
// storage and waits on what it sees, never on time. A page error fails it. A failure leaves a picture in .cache/shots/.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'expect';
import { fail, root, seconds } from '../scripts/lib/project.mjs';
import { buildWeb, dist } from '../scripts/lib/web-build.mjs';
import { eventually, launch } from './browser.mjs';
import { serve } from './serve.mjs';

const sizes = { phone: { width: 390, height: 844 }, tablet: { width: 1024, height: 1366 } };
const longest = 180_000; // ms for one journey

const args = process.argv.slice(2);
const size = args.includes('--size') ? args[args.indexOf('--size') + 1] : undefined;
const names = args.filter((a) => !a.startsWith('--') && a !== size);

if (args.includes('--build')) buildWeb();
if (!existsSync(join(dist, 'index.html'))) fail('There is no web build yet: npm run build:web, or pass --build.');

const folder = join(root, 'e2e', 'journeys');
const files = existsSync(folder)
  ? readdirSync(folder)
      .filter((f) => f.endsWith('.mjs'))
      .sort()
  : [];
const journeys = files.filter((f) => names.length === 0 || names.some((n) => f.includes(n)));
if (journeys.length === 0) fail('No journey to play.');

async function play(browser, url, title, journey, name) {
  const context = await browser.newContext({
    viewport: sizes[name],
    deviceScaleFactor: 1,
    hasTouch: true,
    locale: 'en-US',
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const errors = [];
  const watch = (p) => p.on('pageerror', (error) => errors.push(String(error)));
  watch(page);
  context.on('page', watch);
  let clock;
  try {
    const limit = new Promise((_, reject) => {
      clock = setTimeout(() => reject(new Error(`longer than ${longest / 1000} s`)), longest);
    });
    await Promise.race([journey({ page, context, url, size: name, expect, eventually }), limit]);
    if (errors.length > 0) throw new Error(`page error: ${errors.join('\n')}`);
  } catch (error) {
    const shots = join(root, '.cache', 'shots');
    mkdirSync(shots, { recursive: true });
    const open = context.pages().at(-1);
    const shot = join(shots, `${title}-${name}.png`);
    await open?.screenshot({ path: shot, timeout: 10_000 }).catch(() => undefined);
    if (errors.length > 0) error.stack += `\n    page errors: ${errors.join('\n')}`;
    throw error;
  } finally {
    clearTimeout(clock);
    await context.close().catch(() => undefined);
  }
}

const { server, url } = await serve(dist);
const browser = await launch();
let failed = 0;
let passed = 0;
for (const file of journeys) {
  const { default: journey } = await import(pathToFileURL(join(folder, file)));
  const title = file.replace('.mjs', '');
  for (const name of Object.keys(sizes).filter((s) => !size || s === size)) {
    const since = Date.now();
    try {
      await play(browser, url, title, journey, name);
      passed += 1;
      console.log(`pass  ${title} on a ${name}  ${seconds(since)}`);
    } catch (error) {
      failed += 1;
      console.log(`FAIL  ${title} on a ${name}  ${seconds(since)}\n    ${error.stack ?? error}`);
    }
  }
}
await browser.close();
server.close();
console.log(`journeys: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
