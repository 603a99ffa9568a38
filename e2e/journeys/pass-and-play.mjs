// Two people and one screen: the secret choice behind the curtain, then turns in the open.
import {
  decide,
  fastTable,
  nextOffer,
  offer,
  openCurtain,
  openSetup,
  readLog,
  setSail,
  setSeed,
} from './lib/table.mjs';
import { measured, watchPage } from './lib/watch.mjs';

/** The table drawn whole, and not a ground alone: so many drawings in one task. */
const WHOLE = 20;
/** How many frames may pass between the parting of the curtain and the picture of the table behind it. */
const DARK = 2;

/** Counts the frames from the parting of a curtain to the first whole picture of the table. */
function watch({ onDraw, onChange }) {
  const seen = { richest: 0, dark: [] };
  window.measured = seen;
  let hung = false;
  let frames = null;
  let drawn = 0;
  const count = () => requestAnimationFrame(() => frames !== null && ++frames && count());
  onDraw(() => {
    if (drawn === 0) setTimeout(() => (drawn = 0), 0);
    seen.richest = Math.max(seen.richest, ++drawn);
    if (frames === null || drawn < seen.whole) return;
    seen.dark.push(frames);
    frames = null;
  });
  onChange(() => {
    const hangs = document.querySelector('[data-testid="curtain"]') !== null;
    if (hung && !hangs) {
      [frames, drawn] = [0, 0];
      count();
    }
    hung = hangs;
  });
}

export default async ({ page, url, expect, eventually }) => {
  await watchPage(page, watch);
  await fastTable(page, url);
  await openSetup(page);
  await page.getByTestId('mode-people').click();
  await page.getByTestId('setup-seat-2').click();
  await page.getByTestId('seat-remove').click();
  for (const [seat, name] of ['Anna', 'Borys'].entries()) {
    await page.getByTestId(`setup-seat-${seat}`).click();
    await page.getByTestId('seat-name').fill(name);
    await page.getByTestId('seat-done').click();
  }
  await page.getByTestId('first-1').click();
  await setSeed(page, 'two people');
  await setSail(page);

  const offers = [];
  for (const name of ['Anna', 'Borys']) {
    await page.getByTestId('curtain').waitFor();
    expect(await page.getByTestId('curtain-name').innerText()).toBe(name);
    // A short touch is not enough, and nothing of the table exists behind the cloth.
    await page.getByTestId('curtain-hold').click();
    expect(await page.getByTestId('curtain').count()).toBe(1);
    expect((await offer(page)).tray).toEqual([]);
    expect(await page.getByTestId('play').count()).toBe(0);
    // Only the drawing of what everybody may see, so that the table is not dark when the curtain parts.
    await eventually(async () => (await measured(page)).richest >= WHOLE, 'a table drawn behind the curtain', 60_000);
    await page.evaluate((whole) => (window.measured.whole = whole), WHOLE);
    await openCurtain(page);
    const now = await nextOffer(page, eventually);
    expect(now.tray).toHaveLength(2);
    offers.push(now.tray);
    await decide(page, now);
  }
  expect(offers[0]).not.toEqual(offers[1]);
  const { dark } = await eventually(async () => {
    const now = await measured(page);
    return now.dark.length === 2 ? now : undefined;
  }, 'the table after both curtains');
  expect(Math.max(...dark)).toBeLessThanOrEqual(DARK);
  console.log(`      after the curtain the table stood within ${dark.join(' and ')} frames`);

  // From here on everything lies open: no curtain, the side of the one whose turn it is comes nearest.
  const turns = new Set();
  for (let i = 0; i < 40 && turns.size < 2; i++) {
    const now = await nextOffer(page, eventually);
    expect(now.curtain).toBe(false);
    turns.add((await page.getByTestId('own-side').getAttribute('aria-label')).split(':')[0]);
    await decide(page, now);
  }
  expect([...turns].sort()).toEqual(['Anna', 'Borys']);

  // What was seen cannot be taken back, and the key says so.
  await page.getByTestId('undo').dispatchEvent('click');
  await eventually(
    async () => (await page.getByTestId('prompt').innerText()).includes('seen'),
    'the reason why undo is off',
  );
  const story = await readLog(page);
  expect(story.at(-1)).toContain('Anna has chosen a trait');
  expect(story.join('\n')).not.toMatch(/undefined|\{\{/);
};
