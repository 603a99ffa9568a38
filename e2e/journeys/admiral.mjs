// Two matches of Admiral from the shelf to the score: the first mini-game alone, and the first battle against a bot.
import { answer, asked } from './lib/admiral.mjs';
import { fastTable, setSail, setSeed } from './lib/table.mjs';

const MOST = 700;

async function open(page, url, scenario, seats) {
  await page.goto(`${url}/new/admiral`);
  await page.getByTestId('setup').waitFor();
  const choose = async () => {
    await page.getByTestId('option-scenario').click();
    await page.getByTestId(`option-scenario-${scenario}`).click();
  };
  const leave = async (seat) => {
    await page.getByTestId(`setup-seat-${seat}`).click();
    await page.getByTestId('seat-remove').click();
    await page.getByTestId(`setup-seat-${seat}`).waitFor({ state: 'detached' });
  };
  const count = await page.locator('[data-testid^="setup-seat-"]').count();
  for (let seat = count - 1; seat >= Math.max(2, seats); seat--) await leave(seat);
  if (count < seats) await page.getByTestId('add-seat').click();
  await choose();
  if (seats === 1) await leave(1);
  await setSeed(page, `under full sail ${scenario}`);
  await setSail(page);
}

/** Plays until the score is offered; what was touched on the way. */
async function play(page, eventually, goal) {
  const done = new Set();
  for (let i = 0; i < MOST; i++) {
    const now = await asked(page, eventually);
    if (now.score) break;
    const id = await answer(page, now, goal);
    if (id) done.add(id.replace(/[- ].*/, ''));
  }
  await page.getByTestId('to-score').click();
  await page.getByTestId('score').waitFor();
  return done;
}

export default async ({ page, url, expect, eventually }) => {
  await fastTable(page, url);
  await open(page, url, 'mini-1', 1);
  const alone = await play(page, eventually, 'L14');
  expect([...alone]).toEqual(expect.arrayContaining(['square', 'confirm', 'do']));

  await open(page, url, 'first-battle', 2);
  const battle = await play(page, eventually, 'F10');
  expect([...battle]).toEqual(expect.arrayContaining(['square', 'confirm', 'do']));
};
