// Who has never played a game begins with one touch; after the first match that was played to its end the ordinary way is back.
import { fastTable, playToEnd } from './lib/table.mjs';

const GAMES = ['dead-mans-draw', 'seven-seas', 'sea-of-clouds'];

/** From the shelf to something that can be answered: so long may one touch take. */
const MOST_MS = 12_000;

export default async ({ page, url, size, expect, eventually }) => {
  await fastTable(page, url);
  // All five boxes stand on the shelf at once, and nothing but the first of them asks to be touched.
  for (const id of ['hero', 'game-seven-seas', 'game-sea-of-clouds', 'game-admiral', 'game-worlds-end']) {
    const box = await page.getByTestId(id).boundingBox();
    const tabs = await page.getByTestId('tab-shelf').boundingBox();
    expect([id, box.y + box.height <= tabs.y]).toEqual([id, true]);
  }
  expect(await page.getByTestId('hero').getByRole('button').count()).toBe(1);

  for (const game of GAMES) {
    await page.getByTestId(game === GAMES[0] ? 'first-match' : `game-${game}`).click();
    await page.getByTestId('play').waitFor({ timeout: MOST_MS });
    // No choice of a trait, no curtain: the first question is one of the game, or what a rival's first turn brought stands.
    await page
      .getByTestId(game === 'dead-mans-draw' ? 'do-draw' : game === 'seven-seas' ? 'role-captain' : 'do-take-1')
      .or(page.getByTestId('peek-key'))
      .or(page.getByTestId('next-step'))
      .first()
      .waitFor();
    expect(await page.getByTestId('curtain').count()).toBe(0);
    await page.getByTestId('to-shelf').first().click();
    await page.getByTestId('shelf').waitFor();
    // The match that has been begun goes on; nothing is dealt twice, and players can still be chosen.
    expect(await page.getByTestId('continue').count()).toBe(1);
    expect(await page.getByTestId(`set-up-${game}`).count()).toBe(1);
  }
  expect(await page.locator('[data-testid^="match-"]').count()).toBe(GAMES.length);
  if (size !== 'phone') return;

  // To the end of the first one: odds are told on the way.
  await page.getByTestId('game-dead-mans-draw').click();
  await page.getByTestId('play').waitFor();
  let odds = false;
  await playToEnd(page, eventually, async (_, table) => {
    odds ||= await table.evaluate(() => document.querySelector('[data-testid="do-draw"]')?.innerText.includes('%'));
    return table;
  });
  expect(odds).toBe(true);
  await page.getByTestId('to-score').click();
  await page.getByTestId('score').waitFor();
  await page.goto(url);
  await page.getByTestId('shelf').waitFor();
  expect(await page.getByTestId('set-up-dead-mans-draw').count()).toBe(0);
  expect(await page.getByTestId('set-up-seven-seas').count()).toBe(1);
  await page.getByTestId('game-dead-mans-draw').click();
  await page.getByTestId('setup').waitFor();
};
