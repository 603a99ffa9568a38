// The same match twice: once in one go, once with the page killed again and again. Every move of bots and people must be the same.
import { fastTable, matchId, openSetup, playToEnd, readLog, setSail, setSeed } from './lib/table.mjs';

export default async ({ page, context, url, size, expect, eventually }) => {
  // What is kept does not depend on the size of the screen.
  if (size !== 'phone') return;
  await fastTable(page, url);
  await openSetup(page);
  await setSeed(page, 'kill the page');
  await setSail(page);
  await playToEnd(page, eventually);
  const story = await readLog(page);
  expect(story.length).toBeGreaterThan(50);
  await page.getByTestId('to-shelf').click();

  await openSetup(page);
  await setSeed(page, 'kill the page');
  await setSail(page);
  const id = matchId(page);
  const reload = async (table) => {
    await table.reload();
    await table.getByTestId('play').waitFor();
    return table;
  };
  const closeAndOpen = async (table) => {
    await table.close();
    const fresh = await context.newPage();
    await fresh.goto(url);
    await fresh.getByTestId('hero-turn').waitFor();
    await fresh.getByTestId('continue').click();
    await fresh.getByTestId('play').waitFor();
    expect(matchId(fresh)).toBe(id);
    return fresh;
  };
  // Before a decision of ours, and right behind one: then bots are in the middle of their thoughts.
  const before = async (i, table) => (i % 8 === 3 ? reload(table) : i % 8 === 6 ? closeAndOpen(table) : table);
  const after = async (i, table) => (i % 8 === 1 ? reload(table) : i % 8 === 5 ? closeAndOpen(table) : table);
  const last = await playToEnd(page, eventually, before, after);
  expect(await readLog(last)).toEqual(story);
};
