// A match to its end, then its score, its fairness page, its replay and its place in the statistics.
import { allRows, fastTable, openSetup, playToEnd, setSail, setSeed } from './lib/table.mjs';

export default async ({ page, url, expect, eventually }) => {
  await fastTable(page, url);
  await openSetup(page);
  await setSeed(page, 'told again');
  await setSail(page);
  await playToEnd(page, eventually);
  await page.getByTestId('to-score').click();
  await page.getByTestId('score').waitFor();
  const total = await page.getByTestId('total-0').innerText();

  await page.getByTestId('open-fairness').click();
  await page.getByTestId('fairness').waitFor();
  expect(await page.getByTestId('fair-seed').innerText()).toContain('told again');
  expect(await page.getByTestId('luck-table-verdict').innerText()).toMatch(/\d+%|risky/);

  await page.getByTestId('fairness').getByTestId('open-replay').click();
  await page.getByTestId('replay').waitFor();
  const place = async () => Number(/\d+/.exec(await page.getByTestId('replay-place').innerText())[0]);
  expect(await place()).toBe(0);
  await page.getByTestId('step-after').click();
  await page.getByTestId('turn-after').click();
  const turn = await place();
  expect(turn).toBeGreaterThan(1);
  await page.getByTestId('step-before').click();
  expect(await place()).toBe(turn - 1);
  // The line of time answers to a finger as well.
  const box = await page.getByTestId('scrubber').boundingBox();
  await page.getByTestId('scrubber').click({ position: { x: box.width - 2, y: box.height / 2 } });
  const end = await place();
  expect(end).toBeGreaterThan(50);
  await page.getByTestId('open-replay-menu').click();
  await page.getByTestId('viewer-1').click();
  await page.getByTestId('replay-speed-instant').click();
  await page.getByTestId('sheet-close').click();
  await page.getByTestId('replay-play').click();
  await eventually(async () => (await place()) > 3 && (await place()) < end, 'the replay to play by itself');
  await page.getByTestId('open-replay-log').click();
  await (await allRows(page, 'replay-log-line')).last().click();
  expect(await place()).toBe(end);

  await page.goto(`${url}/stats`);
  await page.getByTestId('sailor-0').waitFor();
  expect(await page.getByTestId('sailor-0').innerText()).toContain('1 match');
  expect(await page.getByTestId('summary').innerText()).toContain(total);
};
