// At World's End React renders nothing while a volley is seen, and nothing while the chart is moved; then a frame costs at most 3 ms of script.
// What the processor needs to fill the pixels is not script, and is not counted: here it does the work of a graphics card.
import { bundled } from './lib/bundled.mjs';
import { atRest, countMotions, measured, moveBoard, MOVES, watchPage } from './lib/watch.mjs';

const MOST_MS = 3;
const SHOTS = 3;

const enabled = (page, id) => page.locator(`[data-testid="${id}"]:not([aria-disabled="true"])`);

/** The own milliseconds of the app's script in a profile. */
function scriptOf({ nodes, samples, timeDeltas }) {
  const own = new Set(
    nodes
      .filter(({ callFrame: { url } }) => /\/_expo\/.*\.js/.test(url) && !/canvaskit/i.test(url))
      .map(({ id }) => id),
  );
  return samples.reduce((sum, id, i) => sum + (own.has(id) ? timeDeltas[i] : 0), 0) / 1000;
}

export const alone = true;

export default async ({ page, context, url, size, expect, eventually }) => {
  const { pausedMatches } = await bundled('edge-moments.ts');
  const kept = pausedMatches();
  await watchPage(page, countMotions);
  await page.goto(url);
  await page.evaluate((list) => list.forEach(([key, text]) => localStorage.setItem(key, text)), kept);

  await page.goto(`${url}/play/edge-volley`);
  await enabled(page, 'all-actions').waitFor();
  await atRest(page);
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
  await atRest(page);
  const devtools = await context.newCDPSession(page);
  const board = await page.getByTestId('board').boundingBox();
  // Once before it counts: what is done for the first time is compiled.
  await moveBoard(page, devtools, board);
  await atRest(page);
  const before = await measured(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: 200 });
  await devtools.send('Profiler.start');
  await moveBoard(page, devtools, board);
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
