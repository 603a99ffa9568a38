// Finished matches in the archive of the browser: five thousand of them, the first page of the history at once, result, replay, deleting
// with undo; a match that is finished now moves there, once, also with two windows; a browser without an archive.
import { archiveKeys, engine, fillArchive } from './lib/archived.mjs';

const MANY = 5000;
/** Milliseconds from the touch to the first row, and to the first name of the statistics. */
const MOST_MS = 300;

export const alone = true;

export default async ({ page, context, url, expect, eventually, allow }) => {
  // A page that is left while CanvasKit still comes in.
  allow(/ERR_CACHE_WRITE_FAILURE|wasm streaming compile failed|falling back to ArrayBuffer/);
  const { finishedMatches, archiveOf, backupOf } = await engine();
  const matches = finishedMatches(MANY + 1);
  const fresh = matches.pop();
  await page.goto(url);
  await page.getByTestId('shelf').waitFor();
  await fillArchive(page, await archiveOf(matches));

  await page.goto(url);
  await eventually(
    async () => (await page.getByTestId('open-history').innerText()).includes(String(MANY)),
    'all of them on the shelf',
    10_000,
  );
  const since = async (open, first) => {
    await page.evaluate((id) => {
      window.asked = performance.now();
      window.shown = null;
      const look = () => {
        if (document.querySelector(`[data-testid^="${id}"]`)) window.shown ??= performance.now();
        else requestAnimationFrame(look);
      };
      look();
    }, first);
    await page.evaluate((id) => document.querySelector(`[data-testid="${id}"]`).click(), open);
    await page.waitForFunction(() => window.shown !== null);
    return page.evaluate(() => window.shown - window.asked);
  };
  const rows = page.getByTestId(/^past-/);
  // The first time the code of the page comes along; what is measured is the page.
  await since('open-history', 'past-');
  await page.getByTestId('back').click();
  const history = await since('open-history', 'past-');
  console.log(`        history of ${MANY}: first page after ${Math.round(history)} ms`);
  expect(history).toBeLessThan(MOST_MS);
  expect(await rows.first().getAttribute('data-testid')).toBe(`past-old-${MANY - 1}`);
  expect(await rows.count()).toBeLessThan(120);

  // To the second page and beyond.
  await rows.first().hover();
  await eventually(
    async () => {
      await page.mouse.wheel(0, 4000);
      const last = await rows.last().getAttribute('data-testid');
      return Number(last.split('-').pop()) < MANY - 100;
    },
    'rows of a later page',
    30_000,
  );

  // A result, and its replay.
  await page.goto(`${url}/score/old-17`);
  await page.getByTestId('score').waitFor();
  await page.goto(`${url}/replay/old-17`);
  await page.getByTestId('replay').waitFor();

  // Deleted and brought back.
  await page.goto(`${url}/history`);
  await rows.first().waitFor();
  await page.getByTestId(`delete-old-${MANY - 2}`).click();
  await eventually(async () => (await page.getByTestId(`past-old-${MANY - 2}`).count()) === 0, 'the row to go', 10_000);
  await page.getByTestId('toast-action').click();
  await page.getByTestId(`past-old-${MANY - 2}`).waitFor();

  // A match that comes in as a text lies beside the running ones first, and then in the archive, once.
  const two = await context.newPage();
  await two.goto(`${url}/history`);
  await two
    .getByTestId(/^past-/)
    .first()
    .waitFor();
  await page.goto(`${url}/backup`);
  const file = backupOf([fresh]).split('\n');
  // The same match as a file of its own is a guest.
  expect(file.length).toBeGreaterThan(10);
  await page.getByTestId('import-text').fill(file.join('\n'));
  await page.getByTestId('import').click();
  await page.getByTestId('import-count').waitFor();
  expect(await archiveKeys(page, `body.${fresh.id}`)).toHaveLength(1);
  // The other window hears of it.
  await eventually(
    async () => (await two.getByTestId(`past-${fresh.id}`).count()) === 1,
    'the new match in the other window',
    10_000,
  );
  await two.close();

  // Without IndexedDB finished matches stay with the others, and come in there.
  const plain = await context.browser().newContext({ viewport: page.viewportSize(), locale: 'en-US' });
  try {
    const poor = await plain.newPage();
    await poor.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
    });
    await poor.goto(`${url}/backup`);
    await poor.getByTestId('import-text').fill(file.join('\n'));
    await poor.getByTestId('import').click();
    await poor.getByTestId('import-count').waitFor();
    await poor.goto(`${url}/history`);
    await poor.getByTestId('archive-closed').waitFor();
    await poor.getByTestId(`past-${fresh.id}`).click();
    await poor.getByTestId('score').waitFor();
  } finally {
    await plain.close();
  }
};
