// Everything out of one browser and into another, empty one; and a second time without harm.
import { readFile } from 'node:fs/promises';
import { decide, fastTable, matchId, nextOffer, openSetup, setSail, setSeed } from './lib/table.mjs';

export default async ({ page, context, url, expect, eventually }) => {
  await fastTable(page, url);
  await openSetup(page);
  await setSeed(page, 'over to another');
  await setSail(page);
  for (let i = 0; i < 3; i++) await decide(page, await nextOffer(page, eventually));
  await nextOffer(page, eventually);
  const id = matchId(page);

  await page.goto(`${url}/backup`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('backup-save').click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('PIRATE SHELF BACKUP\n')).toBe(true);
  expect(await page.getByTestId('backup-made').innerText()).toContain('1 match');

  const other = await context.browser().newContext({ viewport: page.viewportSize(), locale: 'en-US' });
  try {
    const fresh = await other.newPage();
    await fresh.goto(`${url}/backup`);
    await fresh.getByTestId('import-text').fill(`${text.slice(0, 200)}x${text.slice(201)}`);
    await fresh.getByTestId('import').click();
    expect(await fresh.getByTestId('import-refusal').innerText()).toContain('damaged');
    await bringIn(fresh, text);
    expect(await fresh.getByTestId(`item-match-${id}`).innerText()).toContain('Imported');
    expect(await fresh.getByTestId('item-document-settings').innerText()).toContain('Imported');
    await bringIn(fresh, text);
    await eventually(
      async () => (await fresh.getByTestId(`item-match-${id}`).innerText()).includes('Already here'),
      'the second import to find everything there',
    );
    // The settings came along, and the match goes on where it was.
    await fresh.goto(`${url}/settings`);
    expect(await fresh.getByTestId('speed-instant').getAttribute('aria-checked')).toBe('true');
    await fresh.goto(`${url}/play/${id}`);
    await nextOffer(fresh, eventually);
  } finally {
    await other.close();
  }
};

async function bringIn(page, text) {
  await page.getByTestId('import-text').fill(text);
  await page.getByTestId('import').click();
  await page.getByTestId('item-document-settings').waitFor();
}
