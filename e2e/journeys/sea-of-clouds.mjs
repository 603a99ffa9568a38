// A whole match of Sea of Clouds against bots: shares are held up and slid, boardings are followed, the score is counted.
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

/** Presses, slides and lets go: down takes, up leaves. */
async function slide(page, way) {
  const pad = await page.getByTestId('peek-pad').boundingBox();
  const x = pad.x + pad.width / 2;
  const y = pad.y + pad.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.getByTestId('faces').waitFor();
  await page.mouse.move(x, y + way * 40, { steps: 3 });
  await page.mouse.move(x, y + way * 80, { steps: 3 });
  await page.mouse.up();
}

export default async ({ page, url, expect, eventually }) => {
  await fastTable(page, url);
  await page.goto(`${url}/new/sea-of-clouds`);
  await page.getByTestId('setup').waitFor();
  await setSeed(page, 'over the clouds');
  await setSail(page);

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
      if (shares % 4 === 0) await page.locator('[data-testid^="do-take"]').click();
      else await slide(page, shares % 3 === 0 ? -1 : 1);
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
