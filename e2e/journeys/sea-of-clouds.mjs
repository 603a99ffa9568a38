// A whole match of Sea of Clouds against bots: shares are held up and slid, boardings are followed, the score is counted.
import { answer, asked, LOOK } from './lib/clouds.mjs';
import { fastTable, setSail, setSeed } from './lib/table.mjs';

/** Nothing is shown between two shares at this speed; a double tap must not answer the second, which nobody has seen. */
async function expectOneAnswer(page, expect) {
  const leave = page.locator('[data-testid^="do-leave"]');
  const slots = [];
  for (const twice of [() => leave.dblclick(), () => tapTwice(page, leave)]) {
    await leave.waitFor();
    await page.waitForTimeout(LOOK);
    await twice();
    slots.push(await leave.getAttribute('data-testid'));
  }
  expect(slots.map((id) => id.match(/\d/)[0])).toEqual(['2', '3']);
}

async function tapTwice(page, place) {
  const { x, y, width, height } = await place.boundingBox();
  for (let i = 0; i < 2; i++) await page.touchscreen.tap(x + width / 2, y + height / 2);
}

export default async ({ page, url, expect, eventually }) => {
  await fastTable(page, url);
  await page.goto(`${url}/new/sea-of-clouds`);
  await page.getByTestId('setup').waitFor();
  await setSeed(page, 'over the clouds');
  await setSail(page);

  await expectOneAnswer(page, expect);
  let shares = 0;
  for (let i = 0; i < 600; i++) {
    const now = await asked(page, eventually);
    if (now.score) break;
    if (now.pad) shares++;
    // Three in four are slid, the others answered by a key.
    await answer(page, now, shares % 4 === 0 ? 0 : shares % 3 === 0 ? -1 : 1);
  }
  expect(shares).toBeGreaterThan(14);
  await page.getByTestId('to-score').click();
  await page.getByTestId('score').waitFor();
  const totals = await Promise.all([0, 1, 2].map((seat) => page.getByTestId(`total-${seat}`).innerText()));
  expect(totals.every((total) => /^[-−]?\d+$/.test(total))).toBe(true);
};
