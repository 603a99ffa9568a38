// From the shelf to the score, and to a second match, against two bots.
import { fastTable, openSetup, playToEnd, setSail, setSeed } from './lib/table.mjs';

export default async ({ page, url, expect, eventually }) => {
  await fastTable(page, url);
  await expect(page.getByTestId('continue').count()).resolves.toBe(0);
  await openSetup(page);
  await setSeed(page, 'against bots');
  await setSail(page);
  await playToEnd(page, eventually);
  await page.getByTestId('to-score').click();
  await page.getByTestId('score').waitFor();
  expect(await page.getByTestId('winner').innerText()).toMatch(/win/);
  const totals = await Promise.all([0, 1, 2].map((seat) => page.getByTestId(`total-${seat}`).innerText()));
  expect(totals.every((total) => /^-?\d+$/.test(total))).toBe(true);

  await page.getByTestId('to-shelf').click();
  // What is over lies in the history.
  expect(await page.locator('[data-testid^="match-"]').count()).toBe(0);
  const history = page.getByTestId('open-history');
  expect(await history.innerText()).toContain('Finished: 1');
  await history.click();
  const finished = page.locator('[data-testid^="past-"]');
  await finished.waitFor();
  expect(await finished.innerText()).toContain(totals[0]);
  await finished.click();
  await page.getByTestId('play-again').click();
  await page.getByTestId('play').waitFor();
  expect(await page.getByTestId('own-side').getAttribute('aria-label')).toContain('You: 0');
};
