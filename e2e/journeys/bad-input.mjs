// Broken saves, wrong addresses and foreign texts: a clear message each time, and nothing is lost.
import { decide, fastTable, matchId, nextOffer, openSetup, setSail, setSeed } from './lib/table.mjs';

export default async ({ page, url, expect, eventually }) => {
  await fastTable(page, url);
  await openSetup(page);
  await setSeed(page, 'broken');
  await setSail(page);
  for (let i = 0; i < 4; i++) await decide(page, await nextOffer(page, eventually));
  await nextOffer(page, eventually);
  const id = matchId(page);

  // One of the two copies breaks: the other one carries on, and the screen says so.
  await damage(page, url, id, ['saves-a']);
  await page.goto(`${url}/play/${id}`);
  await eventually(
    async () => (await page.getByTestId('toast').innerText()).includes('damaged'),
    'word about the damaged copy',
  );
  await nextOffer(page, eventually);
  expect((await kept(page)).length).toBeGreaterThan(0);

  // Both break: the match cannot be opened, the bytes are kept, the shelf says so.
  await damage(page, url, id, ['saves-a', 'saves-b']);
  await page.goto(url);
  await page.getByTestId('unreadable').waitFor();
  expect(await page.getByTestId('unreadable').innerText()).toContain('nothing was thrown away');
  const texts = await kept(page);
  expect(texts.some((text) => text.includes('broken'))).toBe(true);
  await page.goto(`${url}/play/${id}`);
  await page.getByTestId('no-match').waitFor();
  expect(await page.getByTestId('trouble-text').innerText()).toContain('damaged');
  await page.getByTestId('to-shelf').click();
  await page.getByTestId('open-settings').click();
  await page.getByTestId('kept-aside').waitFor();

  // A text that is no match, and one that was.
  await page.getByTestId('open-backup').click();
  await page.getByTestId('import-text').fill('yo ho ho and a bottle of rum');
  await page.getByTestId('import').click();
  expect(await page.getByTestId('import-refusal').innerText()).toMatch(/not a saved match|mistyped/);

  for (const [path, what] of [
    ['/play/nobody', 'no-match'],
    ['/score/nobody', 'no-match'],
    ['/new/chess', 'no-game'],
    ['/new/constructor', 'no-game'],
    ['/here/be/dragons', 'no-page'],
  ]) {
    await page.goto(url + path);
    await page.getByTestId(what).waitFor();
    await page.getByTestId('to-shelf').click();
    await page.getByTestId('shelf').waitFor();
  }
};

/**
 * Spoils the middle of what is stored for a match, not of what was kept aside of it before: those keys end alike. The app is
 * closed meanwhile: it cannot write over the damage.
 */
async function damage(page, url, id, stores) {
  await page.goto(`${url}/metadata.json`);
  await page.evaluate(
    ([match, places]) => {
      for (const place of places) {
        const [key, ...others] = Object.keys(localStorage).filter(
          (k) => k.startsWith(place) && k.endsWith(`match.${match}`) && !k.includes('quarantine.'),
        );
        if (!key || others.length > 0) throw new Error(`not one copy of the match in ${place}`);
        const text = localStorage.getItem(key);
        localStorage.setItem(key, `${text.slice(0, 12)}broken${text.slice(18)}`);
      }
    },
    [id, stores],
  );
}

function kept(page) {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.includes('quarantine.'))
      .map((key) => localStorage.getItem(key)),
  );
}
