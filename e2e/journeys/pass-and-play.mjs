// Two people and one screen: the secret choice behind the curtain, then turns in the open.
import {
  decide,
  fastTable,
  nextOffer,
  offer,
  openCurtain,
  openSetup,
  readLog,
  setSail,
  setSeed,
} from './lib/table.mjs';

export default async ({ page, url, expect, eventually }) => {
  await fastTable(page, url);
  await openSetup(page);
  await page.getByTestId('mode-people').click();
  await page.getByTestId('setup-seat-2').click();
  await page.getByTestId('seat-remove').click();
  for (const [seat, name] of ['Anna', 'Borys'].entries()) {
    await page.getByTestId(`setup-seat-${seat}`).click();
    await page.getByTestId('seat-name').fill(name);
    await page.getByTestId('seat-done').click();
  }
  await page.getByTestId('first-1').click();
  await setSeed(page, 'two people');
  await setSail(page);

  const offers = [];
  for (const name of ['Anna', 'Borys']) {
    await page.getByTestId('curtain').waitFor();
    expect(await page.getByTestId('curtain-name').innerText()).toBe(name);
    // A short touch is not enough, and nothing of the table exists behind the cloth.
    await page.getByTestId('curtain-hold').click();
    expect(await page.getByTestId('curtain').count()).toBe(1);
    expect((await offer(page)).tray).toEqual([]);
    expect(await page.getByTestId('play').count()).toBe(0);
    await openCurtain(page);
    const now = await nextOffer(page, eventually);
    expect(now.tray).toHaveLength(2);
    offers.push(now.tray);
    await decide(page, now);
  }
  expect(offers[0]).not.toEqual(offers[1]);

  // From here on everything lies open: no curtain, the side of the one whose turn it is comes nearest.
  const turns = new Set();
  for (let i = 0; i < 40 && turns.size < 2; i++) {
    const now = await nextOffer(page, eventually);
    expect(now.curtain).toBe(false);
    turns.add((await page.getByTestId('own-side').getAttribute('aria-label')).split(':')[0]);
    await decide(page, now);
  }
  expect([...turns].sort()).toEqual(['Anna', 'Borys']);

  // What was seen cannot be taken back, and the key says so.
  await page.getByTestId('undo').dispatchEvent('click');
  await eventually(
    async () => (await page.getByTestId('prompt').innerText()).includes('seen'),
    'the reason why undo is off',
  );
  const story = await readLog(page);
  expect(story.at(-1)).toContain('Anna has chosen a trait');
  expect(story.join('\n')).not.toMatch(/undefined|\{\{/);
};
