// A whole short match of At World's End against a bot: heroes, seas, markets, battles, until somebody has won or nobody has.
import { answer, asked } from './lib/worlds-end.mjs';
import { fastTable, setSail, setSeed } from './lib/table.mjs';

const MOST = 1500;

export default async ({ page, url, expect, eventually }) => {
  await fastTable(page, url);
  await page.goto(`${url}/new/worlds-end`);
  await page.getByTestId('setup').waitFor();
  await page.getByTestId('preset-quick').click();
  await setSeed(page, 'to the edge');
  await setSail(page);

  const done = new Set();
  let sailed = false;
  let last = '';
  for (let i = 0; i < MOST; i++) {
    const now = await asked(page, eventually);
    if (now.score) break;
    const id = await answer(page, now, sailed);
    if (id?.startsWith('do-move') || (id === 'confirm' && last.startsWith('sea-'))) sailed = true;
    if (id?.startsWith('do-end')) sailed = false;
    if (id) done.add(id.replace(/[- ].*/, ''));
    last = id ?? last;
  }
  // Trays, seas and keys have all been touched on the way.
  expect([...done]).toEqual(expect.arrayContaining(['sea', 'target', 'confirm', 'do']));
  await page.getByTestId('to-score').click();
  await page.getByTestId('score').waitFor();
  const totals = await Promise.all([0, 1].map((seat) => page.getByTestId(`total-${seat}`).innerText()));
  expect(totals.every((total) => /^\d+$/.test(total))).toBe(true);
};
