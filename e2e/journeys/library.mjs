// A library of two thousand finished matches: brought in, made into a backup again, and that one brought into a clean install.
import { readFile, writeFile } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveKeys, engine, fillArchive } from './lib/archived.mjs';

const MANY = 2000;
const LONG = 80_000;

export const alone = true;

export default async ({ page, context, url, size, expect, eventually }) => {
  // The work is the same at any size.
  if (size !== 'phone') return;
  const { finishedMatches, archiveOf } = await engine();
  await page.goto(`${url}/backup`);
  await page.getByTestId('backup-make').waitFor();
  const texts = await archiveOf(finishedMatches(MANY));
  // One of them is damaged, and is named before the file is made.
  const [key, text] = texts.find(([one]) => one === 'body.old-7');
  await fillArchive(page, [...texts, [key, text.replace(' a[', ' b[')]]);
  await page.goto(`${url}/backup`);
  const begun = Date.now();
  await page.getByTestId('backup-make').click();
  await page.getByTestId('backup-left').waitFor({ timeout: LONG });
  expect(await page.getByTestId('backup-left').innerText()).toMatch(
    /1 match could not be put into the backup.*Anna.*damaged/s,
  );
  expect(await page.getByTestId('backup-ready').count()).toBe(0);
  await page.getByTestId('backup-make-rest').click();
  await page.getByTestId('backup-ready').waitFor({ timeout: LONG });
  expect(await page.getByTestId('backup-ready').innerText()).toContain(`${MANY - 1} matches`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('backup-download').click()]);
  const path = join(mkdtempSync(join(tmpdir(), 'library-')), 'backup.txt');
  await writeFile(path, await readFile(await download.path()));
  const made = Date.now();

  const other = await context.browser().newContext({ viewport: page.viewportSize(), locale: 'en-US' });
  try {
    const fresh = await other.newPage();
    await fresh.goto(`${url}/backup`);
    const [chooser] = await Promise.all([fresh.waitForEvent('filechooser'), fresh.getByTestId('import-file').click()]);
    await chooser.setFiles(path);
    await fresh.getByTestId('import-count').waitFor({ timeout: LONG });
    expect(await fresh.getByTestId('import-count').innerText()).toContain(`${MANY - 1}`);
    console.log(`        ${MANY} matches: made in ${made - begun} ms, brought in within ${Date.now() - made} ms`);
    expect(await archiveKeys(fresh, 'body.')).toHaveLength(MANY - 1);
    expect(await fresh.evaluate(() => Object.keys(localStorage).filter((one) => one.includes('match.')))).toEqual([]);
    await fresh.goto(`${url}/history`);
    await fresh.getByTestId(`past-old-${MANY - 1}`).waitFor();
    await fresh.goto(`${url}/score/old-${MANY - 1}`);
    await fresh.getByTestId('score').waitFor();
    await eventually(async () => (await fresh.getByTestId('winner').count()) === 1, 'who has won', 20_000);
  } finally {
    await other.close();
  }
};
