// Plays every journey of e2e/journeys/ on the web export in Chromium, at phone and at tablet size.
//   node e2e/run-journeys.mjs [part of a journey's name ...] [--size phone|tablet] [--build]
// A journey exports `default async ({ page, context, url, size, expect, eventually, allow }) => {}` (Jest's expect); it starts on an empty
// page with empty storage and waits on what it sees, never on time. A page error fails it, and so does whatever a page writes into its
// console as an error or a warning, but for what the journey brings about on purpose: `allow(/pattern/)`. Two journeys are played at once;
// those that measure time say `export const alone = true` and come afterwards, one by one. A service worker is kept out, for most journeys
// are about something else; those that are about it say `export const installs = true`. A failure leaves a picture in .cache/shots/.
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
const LANES = 2;
const SLOWEST = 8;
/** These take longest and begin first: one that begins last has a lane for itself while the other stands idle. */
const LONG = [
  'worlds-end',
  'admiral-kills',
  'kill-and-continue',
  'curtain-touch',
  'companion-worlds-end',
  'companion-admiral',
  'many-matches',
  'tutorial',
];

/** What is said by the browser that stands in for a real one, and by nothing of ours. */
const OF_THE_BROWSER = [
  // Without a graphics card Chromium reads each frame back to compose the page, and tells of it as if the page had.
  /GPU stall due to ReadPixels/,
  // The test tool keeps the service worker out, and says so.
  /Service Worker registration blocked by Playwright/,
];

const args = process.argv.slice(2);
const size = args.includes('--size') ? args[args.indexOf('--size') + 1] : undefined;
const names = args.filter((a) => !a.startsWith('--') && a !== size);

if (args.includes('--build')) buildWeb();
if (!existsSync(join(dist, 'index.html'))) fail('There is no web build yet: npm run build:web, or pass --build.');

const folder = join(root, 'e2e', 'journeys');
const files = readdirSync(folder)
  .filter((f) => f.endsWith('.mjs') && (names.length === 0 || names.some((n) => f.includes(n))))
  .sort();
if (files.length === 0) fail('No journey to play.');

/** Collects what went wrong on any page of a context, in the order in which it did. */
function listen(context) {
  const wrong = [];
  const allowed = [...OF_THE_BROWSER];
  context.on('weberror', (error) => wrong.push(`page error: ${error.error()}`));
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    wrong.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  const left = () => wrong.filter((line) => !allowed.some((pattern) => pattern.test(line)));
  return { allow: (pattern) => allowed.push(pattern), left };
}

async function play(browser, url, { title, journey, installs }, name) {
  const context = await browser.newContext({
    viewport: sizes[name],
    deviceScaleFactor: 1,
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: installs ? 'allow' : 'block',
  });
  context.setDefaultTimeout(30_000);
  const { allow, left } = listen(context);
  const page = await context.newPage();
  let clock;
  try {
    const limit = new Promise((_, reject) => {
      clock = setTimeout(() => reject(new Error(`longer than ${longest / 1000} s`)), longest);
    });
    await Promise.race([journey({ page, context, url, size: name, expect, eventually, allow }), limit]);
    if (left().length > 0) throw new Error('not all was quiet');
  } catch (error) {
    const shots = join(root, '.cache', 'shots');
    mkdirSync(shots, { recursive: true });
    const open = context.pages().at(-1);
    const shot = join(shots, `${title}-${name}.png`);
    await open?.screenshot({ path: shot, timeout: 10_000 }).catch(() => undefined);
    const lines = [...new Set(left())];
    if (lines.length > 0) error.stack += `\n    ${lines.slice(0, 20).join('\n    ')}`;
    throw error;
  } finally {
    clearTimeout(clock);
    await context.close().catch(() => undefined);
  }
}

const journeys = [];
for (const file of files) {
  const { default: journey, alone = false, installs = false } = await import(pathToFileURL(join(folder, file)));
  const title = file.replace('.mjs', '');
  for (const name of Object.keys(sizes).filter((s) => !size || s === size))
    journeys.push({ title, journey, alone, installs, name });
}

const { server, url } = await serve(dist);
const begun = Date.now();
const results = [];

async function lane(waiting) {
  // A browser of its own: the one process that draws for all pages of a browser would make two lanes wait for each other.
  const browser = await launch();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const since = Date.now();
    const told = `${next.title} on a ${next.name}`;
    let error = null;
    try {
      await play(browser, url, next, next.name);
      console.log(`pass  ${told}  ${seconds(since)}`);
    } catch (wrong) {
      error = wrong;
      console.log(`FAIL  ${told}  ${seconds(since)}\n    ${wrong.stack ?? wrong}`);
    }
    results.push({ told, error, took: Date.now() - since });
  }
  await browser.close();
}

const turnOf = ({ title }) => (LONG.includes(title) ? LONG.indexOf(title) : LONG.length);
const together = journeys.filter(({ alone }) => !alone).sort((a, b) => turnOf(a) - turnOf(b));
await Promise.all(Array.from({ length: Math.min(LANES, together.length) }, () => lane(together)));
await lane(journeys.filter(({ alone }) => alone));
server.close();

const slowest = [...results].sort((a, b) => b.took - a.took).slice(0, SLOWEST);
console.log(`slowest: ${slowest.map(({ told, took }) => `${told} ${(took / 1000).toFixed(1)} s`).join(', ')}`);
const failed = results.filter(({ error }) => error).length;
console.log(`journeys: ${results.length - failed} passed, ${failed} failed in ${seconds(begun)}`);
process.exit(failed > 0 ? 1 : 0);
