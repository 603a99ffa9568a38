// Everything out of one browser as a file and into another, empty one; and a second time without harm.
import { readFile, writeFile } from 'node:fs/promises';
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
  await page.getByTestId('backup-make').click();
  expect(await page.getByTestId('backup-ready').innerText()).toContain('1 match');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('backup-download').click()]);
  const file = await download.path();
  const text = await readFile(file, 'utf8');
  expect(text.startsWith('PIRATE SHELF BACKUP\n')).toBe(true);
  // What becomes of a download no page is told: it is not called saved.
  expect(await page.getByTestId('backup-gone').innerText()).toMatch(/^Passed to the browser/);

  const other = await context.browser().newContext({ viewport: page.viewportSize(), locale: 'en-US' });
  try {
    const fresh = await other.newPage();
    await fresh.goto(`${url}/backup`);
    // One wrong letter: it is said, and only the rest comes in, on demand.
    const hurt = `${file}-hurt.txt`;
    const at = text.indexOf(' a[') + 3;
    await writeFile(hurt, `${text.slice(0, at)}x${text.slice(at + 1)}`);
    await pickFile(fresh, hurt);
    expect(await fresh.getByTestId('import-damaged').innerText()).toContain('damaged');
    expect(await fresh.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('match.')))).toEqual([]);
    await pickFile(fresh, file);
    expect(await fresh.getByTestId(`item-match-${id}`).innerText()).toContain('Imported');
    expect(await fresh.getByTestId('item-document-settings').innerText()).toContain('Imported');
    await fresh.getByTestId('import-text').fill(text);
    await fresh.getByTestId('import').click();
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

async function pickFile(page, path) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByTestId('import-file').click()]);
  await chooser.setFiles(path);
  await page.locator('[data-testid="import-damaged"], [data-testid="import-count"]').first().waitFor();
}
