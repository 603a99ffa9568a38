// A whole match of Sea of Clouds against bots: shares are held up and slid, boardings are followed, the score is counted.
import { LOOK, slide } from './lib/clouds.mjs';
import { fastTable, setSail, setSeed } from './lib/table.mjs';

/** What the table asks now. */
const offer = (page) =>
  page.evaluate(() => {
    const usable = (id) => {
      const element = document.querySelector(`[data-testid="${id}"]`);
      return element !== null && element.getAttribute('aria-disabled') !== 'true';
    };
    const ids = (start) =>
      [...document.querySelectorAll(`[data-testid^="${start}"]`)].map((element) => element.dataset.testid);
    return {
      crash: usable('crash'),
      score: usable('to-score'),
      step: usable('next-step'),
      pad: usable('peek-pad'),
      targets: ids('target-'),
      doing: ids('do-'),
    };
  });

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
    const now = await eventually(async () => {
      const next = await offer(page);
      const asked = next.crash || next.score || next.step || next.pad || next.targets.length > 0;
      return asked || next.doing.length > 0 ? next : undefined;
    }, 'something to decide');
    if (now.crash) throw new Error('the table could not be drawn');
    if (now.score) break;
    if (now.step) {
      await page.getByTestId('next-step').click();
    } else if (now.targets.length > 0) {
      await page.getByTestId(now.targets[0]).click();
      await page.getByTestId('confirm').click();
    } else if (now.pad) {
      shares++;
      // Three in four are slid, the others answered by a key.
      if (shares % 4 === 0) {
        await page.waitForTimeout(LOOK);
        await page.locator('[data-testid^="do-take"]').click();
      } else await slide(page, shares % 3 === 0 ? -1 : 1);
    } else {
      await page.getByTestId(now.doing[0]).click();
    }
  }
  expect(shares).toBeGreaterThan(14);
  await page.getByTestId('to-score').click();
  await page.getByTestId('score').waitFor();
  const totals = await Promise.all([0, 1, 2].map((seat) => page.getByTestId(`total-${seat}`).innerText()));
  expect(totals.every((total) => /^[-−]?\d+$/.test(total))).toBe(true);
};
