// At World's End React renders nothing while a volley is seen, and nothing while the chart is moved; then a frame costs at most 3 ms of script.
// What the processor needs to fill the pixels is not script, and is not counted: here it does the work of a graphics card.
import { bundled } from './lib/bundled.mjs';
import { measured, watchPage } from './lib/watch.mjs';

const MOST_MS = 3;
const SHOTS = 3;
const MOVES = 60;

function watch({ onCommit, onDraw, onChange }) {
  const seen = { commits: 0, frames: 0, draws: 0, motions: [] };
  window.measured = seen;
  let drawn = false;
  onDraw(() => {
    seen.draws++;
    if (drawn) return;
    drawn = true;
    requestAnimationFrame(() => {
      seen.frames++;
      drawn = false;
    });
  });
  let begun = null;
  const look = () => {
    const busy = document.querySelector('[data-testid="play"]')?.getAttribute('aria-busy') === 'true';
    // A list that closes, and what stands to be read, are renders of their own.
    const step = document.querySelector('[data-testid="next-step"],[data-testid="actions"]') !== null;
    const now = { commits: seen.commits, draws: seen.draws };
    if (busy && !begun) begun = { ...now, step };
    else if (begun && step) begun.step = true;
    if (busy || !begun) return;
    // The last render is the new table. Some answers move nothing.
    const draws = now.draws - begun.draws;
    if (!begun.step && draws > 0) seen.motions.push({ renders: now.commits - begun.commits - 1, draws });
    begun = null;
  };
  onChange(look);
  // Before the next one, so that every commit is counted to the motion that it belongs to.
  onCommit(() => {
    seen.commits++;
    look();
    // The canvas draws in its own time: what it renders before anything has moved is the table from which it goes.
    if (begun && begun.draws === seen.draws) begun.commits = seen.commits;
  });
}

const enabled = (page, id) => page.locator(`[data-testid="${id}"]:not([aria-disabled="true"])`);

/** Nothing is rendered or drawn any more. */
async function atRest(page, eventually) {
  let last;
  await eventually(
    async () => {
      const { commits, draws } = await measured(page);
      const now = `${commits} ${draws}`;
      const same = now === last && draws > 0;
      last = now;
      await page.waitForTimeout(500);
      return same;
    },
    'a table at rest',
    60_000,
  );
}

/** The own milliseconds of the app's script in a profile. */
function scriptOf({ nodes, samples, timeDeltas }) {
  const own = new Set(
    nodes
      .filter(({ callFrame: { url } }) => /\/_expo\/.*\.js/.test(url) && !/canvaskit/i.test(url))
      .map(({ id }) => id),
  );
  return samples.reduce((sum, id, i) => sum + (own.has(id) ? timeDeltas[i] : 0), 0) / 1000;
}

/** One finger drags, two spread, as a hand does it: an event a frame. */
async function moveChart(page, devtools, { x, y, width, height }) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const touch = (type, points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  const run = async (pointsAt) => {
    await touch('touchStart', pointsAt(0));
    for (let i = 1; i <= MOVES; i++) {
      await touch('touchMove', pointsAt(i / MOVES));
      await frame();
    }
    await touch('touchEnd', []);
  };
  const reach = Math.min(width, height) * 0.3;
  await run((p) => [
    { x: cx - 30 - reach * p, y: cy, id: 0 },
    { x: cx + 30 + reach * p, y: cy, id: 1 },
  ]);
  await run((p) => [{ x: cx + reach * (0.5 - p), y: cy + reach * (0.5 - p), id: 0 }]);
}

export const alone = true;

export default async ({ page, context, url, size, expect, eventually }) => {
  const { pausedMatches } = await bundled('edge-moments.ts');
  const kept = pausedMatches();
  await watchPage(page, watch);
  await page.goto(url);
  await page.evaluate((list) => list.forEach(([key, text]) => localStorage.setItem(key, text)), kept);

  await page.goto(`${url}/play/edge-volley`);
  await enabled(page, 'all-actions').waitFor();
  await atRest(page, eventually);
  for (let i = 0; i < SHOTS * 5; i++) {
    const { motions } = await measured(page);
    if (motions.length >= SHOTS) break;
    await enabled(page, 'all-actions').tap();
    await page.locator('[data-testid^="action-"]:not([data-testid="actions-speed"])').first().tap();
    await eventually(async () => {
      if ((await page.getByTestId('play').getAttribute('aria-busy')) === 'true') return true;
      const prompt = await enabled(page, 'confirm').count();
      if (prompt > 0)
        await enabled(page, 'confirm')
          .tap({ timeout: 500 })
          .catch(() => undefined);
      return (await page.getByTestId('actions').count()) === 0 && prompt === 0;
    }, 'the answer');
    await eventually(async () => {
      const step = enabled(page, 'next-step');
      if ((await step.count()) > 0) await step.tap({ timeout: 500 }).catch(() => undefined);
      const busy = await page.getByTestId('play').getAttribute('aria-busy');
      return busy !== 'true' && (await enabled(page, 'all-actions').count()) > 0;
    }, 'the next question');
  }
  const { motions } = await measured(page);
  expect(motions.length).toBeGreaterThanOrEqual(SHOTS);
  expect(motions.map(({ renders }) => renders)).toEqual(motions.map(() => 0));

  await page.goto(`${url}/play/edge-legends`);
  await enabled(page, 'do-end').waitFor();
  await atRest(page, eventually);
  const devtools = await context.newCDPSession(page);
  const board = await page.getByTestId('board').boundingBox();
  // Once before it counts: what is done for the first time is compiled.
  await moveChart(page, devtools, board);
  await atRest(page, eventually);
  const before = await measured(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: 200 });
  await devtools.send('Profiler.start');
  await moveChart(page, devtools, board);
  const { profile } = await devtools.send('Profiler.stop');
  const after = await measured(page);
  const frames = after.frames - before.frames;
  const script = scriptOf(profile) / Math.max(1, frames);
  console.log(
    `      ${motions.length} volleys without a render; chart on a ${size}: ${after.commits - before.commits} renders in ` +
      `${frames} frames, ${script.toFixed(2)} ms of script a frame`,
  );
  expect(after.commits - before.commits).toBe(0);
  expect(frames).toBeGreaterThan(MOVES / 2);
  expect(script).toBeLessThanOrEqual(MOST_MS);
};
