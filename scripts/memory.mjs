// Plays many matches of bots one after the other on the play screen and prints what the page holds after a collection of garbage:
//   npm run memory [-- --matches 50] [--url http://localhost:8081]
// Fails when it keeps growing: the last third of the figures against the second.
import { eventually, launch } from '../e2e/browser.mjs';
import { fastTable, openSetup, setSail } from '../e2e/journeys/lib/table.mjs';
import { serve } from '../e2e/serve.mjs';
import { fail, seconds } from './lib/project.mjs';
import { buildWeb, dist } from './lib/web-build.mjs';

const args = process.argv.slice(2);
const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const matches = Number(option('--matches') ?? 50);
const given = option('--url');
/** Figures that are printed, and MB by which the mean may differ. */
const FIGURES = 12;
const SLACK = 1.5;

const since = Date.now();
if (!given) buildWeb();
const served = given ? undefined : await serve(dist);
const browser = await launch();
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  locale: 'en-US',
  serviceWorkers: 'block',
});
const page = await context.newPage();
const problems = [];
page.on('pageerror', (error) => problems.push(String(error)));
const inside = await context.newCDPSession(page);

async function figures() {
  // Twice: what the first one lets go may hold more.
  await inside.send('HeapProfiler.collectGarbage');
  await inside.send('HeapProfiler.collectGarbage');
  const { usedSize } = await inside.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await inside.send('Memory.getDOMCounters');
  const scene = await page.evaluate(() => globalThis.CanvasKit?.HEAPU8?.length ?? 0);
  return { heap: usedSize / 1e6, scene: scene / 1e6, nodes, listeners: jsEventListeners };
}

const url = given ?? served.url;
await fastTable(page, url);
await openSetup(page);
for (const seat of [0, 1, 2]) {
  await page.getByTestId(`setup-seat-${seat}`).click();
  if (seat === 0) await page.getByTestId('kind-bot').click();
  await page.getByTestId('level-deckhand').click();
  await page.getByTestId('seat-done').click();
}
await setSail(page);
const seen = [];
for (let match = 1; match <= matches; match++) {
  await page.getByTestId('to-score').waitFor({ timeout: 120_000 });
  if (match % Math.ceil(matches / FIGURES) === 0) {
    const now = await figures();
    seen.push(now);
    console.log(
      `after ${String(match).padStart(3)} matches: ${now.heap.toFixed(1)} MB of objects, ${now.scene.toFixed(0)} MB for scenes, ` +
        `${now.nodes} nodes, ${now.listeners} listeners`,
    );
  }
  if (match === matches) break;
  const before = page.url();
  await eventually(async () => {
    if ((await page.getByTestId('score').count()) > 0) return true;
    await page.getByTestId('to-score').click({ timeout: 5000 });
    return false;
  }, 'the score');
  await page.getByTestId('play-again').click();
  await eventually(() => page.url() !== before && page.url().includes('/play/'), 'the next match');
}
await browser.close();
served?.server.close();

const third = Math.floor(seen.length / 3);
const mean = (some) => some.reduce((sum, { heap }) => sum + heap, 0) / some.length;
const growth = mean(seen.slice(-third)) - mean(seen.slice(third, 2 * third));
console.log(
  `${matches} matches in ${seconds(since)}; the last third holds ${growth.toFixed(2)} MB more than the second.`,
);
if (problems.length > 0) fail(problems.join('\n'));
if (!(growth <= SLACK)) fail('The page keeps growing.');
