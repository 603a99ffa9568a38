// Two thousand matches under way: the shelf stays short, the history builds the rows near the screen only, and can be scrolled through.
import { framed } from './lib/framed.mjs';

const MANY = 2000;
/** Elements of a page, whatever lies on this device. */
const MOST_ELEMENTS = 2000;

export default async ({ page, url, expect, eventually }) => {
  await page.goto(`${url}/new/dead-mans-draw`);
  await page.getByTestId('set-sail').click();
  await page.waitForURL(/\/play\//);
  await page.goto(url);
  await page.getByTestId('continue').waitFor();
  // The id is not part of what is stored: the same text under another key is another match. One of its two copies is enough, without what
  // can be made again: two thousand have to fit into what a browser keeps.
  const text = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('saves-a\\match.'));
    return localStorage.getItem(key);
  });
  const records = text
    .split('\n')
    .map((line) => line.split(' ').slice(3).join(' '))
    .filter((record) => /^[ha]/.test(record));
  const stored = await page.evaluate(
    ([short, many]) => {
      for (let i = 0; i < many; i++) localStorage.setItem(`saves-a\\match.m${i}`, short);
      return Object.keys(localStorage).filter((one) => one.startsWith('saves-a\\match.m')).length;
    },
    [framed(['1', ...records]), MANY],
  );
  expect(stored).toBeGreaterThanOrEqual(MANY);

  await page.goto(url);
  await page.getByTestId('all-running').waitFor();
  expect(await page.getByTestId(/^match-/).count()).toBe(6);
  expect(await page.locator('*').count()).toBeLessThan(MOST_ELEMENTS);
  await page.getByTestId('all-running').click();
  const rows = page.getByTestId(/^past-/);
  await rows.first().waitFor();
  expect(await rows.count()).toBeLessThan(120);
  expect(await page.locator('*').count()).toBeLessThan(2 * MOST_ELEMENTS);
  // The first rows stay for the way back to the top; what changes is the end.
  const last = async () => rows.last().getAttribute('data-testid');
  const before = await last();
  await rows.first().hover();
  await eventually(
    async () => {
      await page.mouse.wheel(0, 6000);
      return (await last()) !== before;
    },
    'rows farther down',
    20_000,
  );
  expect(await rows.count()).toBeLessThan(160);
};
