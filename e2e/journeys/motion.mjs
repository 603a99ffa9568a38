// While pieces move React renders nothing, one touch ends all motion, and a table that waits draws no frame.
import { decide, nextOffer, openCurtain, openSetup, readLog, setSail, setSeed } from './lib/table.mjs';

/** Counts what the page does, from outside of the app: commits of React, draws of the canvas, and both for every motion. */
function watch() {
  const seen = { commits: 0, draws: 0, motions: [] };
  window.measured = seen;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onScheduleFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: () => {
      seen.commits++;
    },
  };
  const count = (type, names) => {
    for (const name of names) {
      const real = type?.prototype[name];
      if (!real) continue;
      type.prototype[name] = function counted(...args) {
        seen.draws++;
        return real.apply(this, args);
      };
    }
  };
  const gl = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'drawRangeElements'];
  count(window.WebGL2RenderingContext, gl);
  count(window.WebGLRenderingContext, gl);
  count(window.CanvasRenderingContext2D, ['putImageData', 'drawImage']);

  // The table says `busy` while pieces move; both ends of that are renders of their own.
  let begun = null;
  const look = () => {
    const busy = document.querySelector('[data-testid="play"]')?.getAttribute('aria-busy') === 'true';
    const now = { commits: seen.commits, draws: seen.draws, at: performance.now() };
    if (busy && !begun) begun = now;
    if (busy || !begun) return;
    seen.motions.push({
      // The last one is the new table.
      renders: now.commits - begun.commits - 1,
      draws: now.draws - begun.draws,
      ms: now.at - begun.at,
    });
    begun = null;
  };
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-busy'],
    });
  });
}

const measured = (page) => page.evaluate(() => window.measured);
const motions = async (page) => (await measured(page)).motions;
const isBusy = (page) =>
  page
    .getByTestId('play')
    .getAttribute('aria-busy')
    .then((busy) => busy === 'true');

export default async ({ page, url, expect, eventually }) => {
  await page.addInitScript(watch);
  await page.goto(url);
  await openSetup(page);
  await setSeed(page, 'motion');
  await setSail(page);
  // Every answer moves something.
  for (let i = 0; i < 20 && (await motions(page)).length < 4; i++) {
    const now = await nextOffer(page, eventually);
    if (now.score) break;
    if (now.curtain) await openCurtain(page);
    else await decide(page, now);
  }
  const played = await motions(page);
  expect(played.length).toBeGreaterThanOrEqual(4);
  expect(played.map(({ renders }) => renders)).toEqual(played.map(() => 0));
  expect(played.filter(({ draws }) => draws === 0)).toEqual([]);

  // A table that waits for its player: nothing is drawn and nothing is rendered.
  const offered = await nextOffer(page, eventually);
  expect(offered.score).toBe(false);
  await page.waitForTimeout(600);
  const before = await measured(page);
  await page.waitForTimeout(1500);
  const after = await measured(page);
  expect(after.draws - before.draws).toBe(0);
  expect(after.commits - before.commits).toBe(0);

  await endByTouch(page, eventually);
  await showAgain(page, expect, eventually);
  const longest = Math.max(...(await motions(page)).map(({ ms }) => ms));
  console.log(`      ${played.length} motions without a render; the longest of all took ${Math.round(longest)} ms`);
};

/** One touch, anywhere: the last picture stands, and the next question is asked. */
async function endByTouch(page, eventually) {
  for (let i = 0; i < 10; i++) {
    await decide(page, await nextOffer(page, eventually));
    if (!(await isBusy(page))) continue;
    const count = (await motions(page)).length;
    await page.getByTestId('suit-bar').click({ force: true });
    await eventually(async () => (await motions(page)).length > count, 'the end of the motion', 500);
    return;
  }
  throw new Error('no motion to end');
}

/** The others' last turns are shown again, and then the table is what it was. */
async function showAgain(page, expect, eventually) {
  for (let i = 0; i < 20; i++) {
    const before = await nextOffer(page, eventually);
    await page.getByTestId('open-log').first().click();
    await page.getByTestId('log').waitFor();
    const lines = await page.getByTestId('log-line').allInnerTexts();
    if ((await page.getByTestId('again').count()) > 0) {
      const count = (await motions(page)).length;
      await page.getByTestId('again').click();
      await eventually(async () => (await motions(page)).length > count, 'the end of the replay', 60_000);
      expect(await nextOffer(page, eventually)).toEqual(before);
      await expect(readLog(page)).resolves.toEqual(lines);
      return;
    }
    await page.getByTestId('sheet-close').click();
    if (before.score) break;
    await decide(page, before);
  }
  throw new Error('the last turns could not be shown again');
}
