// Pirates of the 7 Seas: while dice fly, while duels stand and while pieces go from place to place React renders nothing, the
// script of a frame is short, and a table that waits draws no frame. What fills the pixels is not counted as script: here the processor does it.
import { answer, asked } from './lib/seas.mjs';
import { setSail, setSeed } from './lib/table.mjs';
import { lies, measured, watchPage } from './lib/watch.mjs';

const MOST_MS = 4;
const THROWS = 2;
const MOST_THROWS = 4;

const least = (each) => Math.min(...each.map(({ own }) => own));

/** Counts commits of React and frames of the canvas, and notes when pieces begin to move and when a duel is shown. */
function watch({ onCommit, onDraw, onChange }) {
  const seen = { commits: 0, frames: 0, throws: [], flights: [] };
  window.measured = seen;
  /** Milliseconds: dice fly for longer than a second. */
  const SOON = 400;
  let frame = 0;
  onDraw(() => {
    if (frame++ > 0) return;
    seen.frames++;
    requestAnimationFrame(() => (frame = 0));
  });
  let begun = null;
  const shown = (id) => document.querySelector(`[data-testid="${id}"]`);
  const look = () => {
    const busy = shown('play')?.getAttribute('aria-busy') === 'true';
    const now = { commits: seen.commits, frames: seen.frames, at: performance.now(), lid: shown('lid') !== null };
    if (busy && !begun) begun = now;
    // The last one is the new table.
    const flown = !busy && begun && !begun.told && !begun.lid;
    if (flown) seen.flights.push({ renders: now.commits - begun.commits - 1, frames: now.frames - begun.frames });
    if (!busy) begun = null;
    if (!begun || begun.told || !shown('next-step')) return;
    begun.told = true;
    // The last one brings the first duel.
    const renders = now.commits - begun.commits - 1;
    // When the captain has settled a tie the next duel begins at once: nothing has been thrown.
    const thrown = begun.lid && now.at - begun.at > SOON;
    if (thrown) seen.throws.push({ from: begun.at, to: now.at, renders, frames: now.frames - begun.frames });
  };
  onChange(look);
  // Before the next one, so that every commit is counted to the motion that it belongs to.
  onCommit(() => {
    seen.commits++;
    look();
    // The canvas draws in its own time: what it renders before anything has moved is the table from which it goes.
    if (begun && begun.frames === seen.frames) begun.commits = seen.commits;
  });
}

export const alone = true;

export default async ({ page, context, url, expect, eventually }) => {
  await watchPage(page, watch);
  await page.goto(url);
  await page.getByTestId('set-up-seven-seas').click();
  await page.getByTestId('setup').waitFor();
  await setSeed(page, 'throw 1');
  await setSail(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: 200 });
  await devtools.send('Profiler.start');
  /** Milliseconds of script a frame of each throw so far: of the app's own, and with CanvasKit's. */
  const each = [];
  // A machine that does other things as well is slow now and then, not always: then some more throws are looked at.
  const enough = () => each.length >= MOST_THROWS || (each.length >= THROWS && least(each) < MOST_MS);
  for (let i = 0; i < 160 && !enough(); i++) {
    // Whoever answers before a table's own picture stands has it drawn while their piece waits for it.
    await lies(page);
    await answer(page, eventually);
    const fresh = (await measured(page)).throws.slice(each.length);
    if (fresh.length === 0) continue;
    const { profile } = await devtools.send('Profiler.stop');
    const offset = await clockOf(page, devtools);
    const script = (one, isOwn) => scriptIn(profile, isOwn, one.from + offset, one.to + offset) / one.frames;
    for (const one of fresh) {
      const isOwn = (file) => /^https?:/.test(file) && !file.includes('canvaskit');
      each.push({ own: script(one, isOwn), all: script(one, (file) => /^https?:/.test(file)) });
    }
    await devtools.send('Profiler.start');
  }
  const { throws, flights } = await measured(page);
  expect(throws.length).toBeGreaterThanOrEqual(THROWS);
  expect(throws.map(({ renders }) => renders)).toEqual(throws.map(() => 0));
  expect(flights.length).toBeGreaterThanOrEqual(THROWS);
  expect(flights.map(({ renders }) => renders)).toEqual(flights.map(() => 0));
  expect(flights.some(({ frames }) => frames >= 3)).toBe(true);
  // A flight is more than a first and a last picture; how many more is up to what draws here, which has no graphics card.
  expect(throws.filter(({ frames }) => frames < 3)).toEqual([]);
  const shown = (list) => list.map((ms) => ms.toFixed(1)).join(' and ');
  console.log(
    `      ${throws.length} throws and ${flights.length} other motions without a render, ${throws.map(({ frames }) => frames).join(' and ')} frames; ` +
      `ms of script a frame: ${shown(each.map(({ own }) => own))}, with CanvasKit ${shown(each.map(({ all }) => all))}`,
  );
  expect(least(each)).toBeLessThan(MOST_MS);

  await asked(page, eventually);
  await lies(page);
  const before = await measured(page);
  await page.waitForTimeout(1500);
  const after = await measured(page);
  expect(after.frames - before.frames).toBe(0);
  expect(after.commits - before.commits).toBe(0);
};

/** From the page's clock to that of the profile, in milliseconds. */
async function clockOf(page, devtools) {
  const now = await page.evaluate(() => performance.now());
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'Timestamp').value * 1000 - now;
}

/** Milliseconds that were spent in these files in a span of time. */
function scriptIn({ nodes, samples, timeDeltas, startTime }, isOwn, from, to) {
  const own = new Set(nodes.filter(({ callFrame }) => isOwn(callFrame.url)).map(({ id }) => id));
  let at = startTime / 1000;
  let sum = 0;
  samples.forEach((id, i) => {
    const ms = timeDeltas[i] / 1000;
    at += ms;
    if (at >= from && at <= to && own.has(id)) sum += ms;
  });
  return sum;
}
