// While pieces move React renders nothing, one touch ends all motion, and a table that waits draws no frame.
import { allRows, decide, nextOffer, openCurtain, openSetup, readLog, setSail, setSeed } from './lib/table.mjs';
import { measured, watchPage } from './lib/watch.mjs';

/** Counts what the page does, from outside of the app: commits of React, draws of the canvas, and both for every motion. */
function watch({ onCommit, onDraw, onChange }) {
  const seen = { commits: 0, draws: 0, richest: 0, motions: [] };
  window.measured = seen;
  onCommit(() => seen.commits++);
  let frame = 0;
  onDraw(() => {
    seen.draws++;
    // What is drawn in one task is one picture: a ground alone, or everything.
    if (frame === 0) setTimeout(() => (frame = 0), 0);
    seen.richest = Math.max(seen.richest, ++frame);
  });

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
  onChange(look);
}

const motions = async (page) => (await measured(page)).motions;
const isBusy = (page) =>
  page
    .getByTestId('play')
    .getAttribute('aria-busy')
    .then((busy) => busy === 'true');

async function answer(page, now) {
  if (now.curtain) await openCurtain(page);
  else await decide(page, now);
}

/** A table is laid sheet by sheet; before the last one lies there is nothing that could move. */
const wholePicture = (page, eventually) =>
  eventually(async () => (await measured(page)).richest > 20, 'the whole picture of the table', 60_000);

/** What is painted last comes after the light; whoever answers before it lies may get its render in a motion. */
async function atRest(page, eventually) {
  let last;
  await eventually(async () => {
    const { commits, draws } = await measured(page);
    const now = `${commits} ${draws}`;
    const same = now === last;
    last = now;
    await page.waitForTimeout(400);
    return same;
  }, 'a table at rest');
}

/** Every answer moves something, and React sleeps through it. */
async function move(page, expect, eventually) {
  const before = (await motions(page)).length;
  for (let i = 0; i < 20 && (await motions(page)).length < before + 4; i++) {
    const now = await nextOffer(page, eventually);
    if (now.score) break;
    await answer(page, now);
  }
  const played = (await motions(page)).slice(before);
  expect(played.length).toBeGreaterThanOrEqual(4);
  expect(played.map(({ renders }) => renders)).toEqual(played.map(() => 0));
  expect(played.filter(({ draws }) => draws === 0)).toEqual([]);
  return played;
}

/** A table flat between its players, each at an edge of it. */
async function sitAround(page, url, eventually) {
  await page.goto(url);
  await openSetup(page);
  await page.getByTestId('mode-table').click();
  await setSeed(page, 'motion');
  await setSail(page);
  // Behind the curtain everybody keeps a trait.
  for (let now = await nextOffer(page, eventually); !now.draw; now = await nextOffer(page, eventually)) {
    await answer(page, now);
  }
  await page.getByTestId('one-side').waitFor();
}

export const alone = true;

export default async ({ page, url, size, expect, eventually }) => {
  await watchPage(page, watch);
  await page.goto(url);
  await openSetup(page);
  await setSeed(page, 'motion');
  await setSail(page);
  await wholePicture(page, eventually);
  // What bots choose in secret moves nothing.
  await nextOffer(page, eventually);
  await atRest(page, eventually);
  const played = await move(page, expect, eventually);

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
  await pullAbout(page, eventually);
  if (size !== 'tablet') return;
  await sitAround(page, url, eventually);
  await move(page, expect, eventually);
};

/** A window that is pulled about, and a device that is turned: each time the whole table is drawn again. */
async function pullAbout(page, eventually) {
  const { width, height } = page.viewportSize();
  for (let i = 1; i <= 8; i++) {
    await page.setViewportSize({ width: width + 10 * i, height: height - 12 * i });
    await page.waitForTimeout(40);
  }
  for (const size of [
    { width: height, height: width },
    { width, height },
  ]) {
    await page.evaluate(() => (window.measured.richest = 0));
    await page.setViewportSize(size);
    await wholePicture(page, eventually);
  }
}

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
    const lines = await (await allRows(page, 'log-line')).allInnerTexts();
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
