// The rules as a reader uses them: look around, search, follow links, step through a live picture, ask from the table.
import { fastTable, openSetup, setSail } from './lib/table.mjs';

export default async ({ page, url, size, expect, eventually }) => {
  const wide = size === 'tablet';
  const title = () => page.getByTestId('rules-title').last().innerText();
  const reads = (text) => eventually(async () => (await title()) === text, `the page “${text}”`);

  // From the set-up of a match.
  await fastTable(page, url);
  await openSetup(page);
  await page.getByTestId('setup').getByTestId('read-rules').click();
  await page.getByRole('button', { name: 'Anchor. Cards to its left survive a bust.' }).click();
  await reads('Anchor');
  expect(new URL(page.url()).pathname).toBe('/rules/dead-mans-draw/anchor');
  await page.getByRole('heading', { name: 'Can this bust me?' }).last().waitFor();

  // A live picture.
  const picture = () =>
    page
      .getByRole('img', { name: /Picture \d of 3/ })
      .last()
      .getAttribute('aria-label');
  expect(await picture()).toContain('Picture 2 of 3');
  await page.getByTestId('figure-anchor-next').last().click();
  await eventually(async () => (await picture()).includes('The anchor is lost'), 'the next picture');

  // A link, then a chapter (on a phone they stand under the page, on a tablet the list stays beside it).
  await page.getByRole('link', { name: 'Safe Harbor' }).last().click();
  await reads('Safe Harbor');
  if (wide) await page.getByRole('button', { name: 'Counting points' }).last().click();
  else await page.getByRole('tab', { name: 'End and score' }).last().click();
  await reads(wide ? 'Counting points' : 'How the match ends');

  // Search: no exact endings, no apostrophes; what was found is lit on the page.
  if (!wide) await page.getByTestId('rules-search-open').last().click();
  await page.getByRole('textbox', { name: 'Search the rules' }).last().fill('davy jones locker');
  await page.getByTestId('found-davy-jones-locker').last().click();
  await reads('Davy Jones’ Locker');
  await eventually(async () => (await page.getByTestId('lit').count()) > 0, 'lit words');
  expect(page.url()).toContain('find=');

  // The same address opens the same page again; a wrong one says so.
  await page.reload();
  await reads('Davy Jones’ Locker');
  await page.goto(`${url}/rules/dead-mans-draw/parrots`);
  await page.getByTestId('rules-missing').waitFor();
  await page.goto(`${url}/rules/chess`);
  await page.getByTestId('no-rules').waitFor();

  // Large letters: nothing runs out of the page.
  await page.goto(`${url}/settings`);
  await page.getByTestId('text-200').click();
  for (const section of ['bust', 'key-chest', 'rulings-traits', 'chains']) {
    await page.goto(`${url}/rules/dead-mans-draw/${section}`);
    await page.getByTestId(`rules-page-${section}`).waitFor();
    expect(await widest(page, `rules-page-${section}`)).toBeLessThanOrEqual(page.viewportSize().width);
  }

  // From the table: what is asked now, explained; the match stays where it is.
  await page.goto(url);
  await openSetup(page);
  await setSail(page);
  // Nothing is asked before the table is lit.
  await page.locator('[data-testid^="target-"]').first().waitFor();
  await page.getByTestId('open-rules').click();
  await page.getByTestId('rules-sheet').waitFor();
  await reads('Pirate traits');
  await page.getByTestId('sheet-close').click();
  await page.getByTestId('play').waitFor();
};

/** The right edge of whatever on the page reaches furthest. */
function widest(page, id) {
  return page.evaluate((testId) => {
    const all = [...document.querySelectorAll(`[data-testid="${testId}"] *`)];
    return Math.ceil(Math.max(...all.filter((e) => !e.closest('svg')).map((e) => e.getBoundingClientRect().right)));
  }, id);
}
