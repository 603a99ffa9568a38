// Two captains and one screen: a face is there only while its owner holds the share, and for nobody else.
import { LOOK } from './lib/clouds.mjs';
import { fastTable, openCurtain, setSail, setSeed } from './lib/table.mjs';

/** Everything of a face that a page could hold: drawn, named for the ear, or written anywhere. */
const faces = (page) =>
  page.evaluate(() => document.querySelectorAll('[data-testid="faces"], [data-testid^="face-"]').length);
const written = (page) =>
  page.evaluate(() =>
    [document.body.innerText, ...[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)].join('\n'),
  );

const middleOf = async (place) => {
  const { x, y, width, height } = await place.boundingBox();
  return [x + width / 2, y + height / 2];
};

export default async ({ page, url, expect }) => {
  await fastTable(page, url);
  await page.goto(`${url}/new/sea-of-clouds`);
  await page.getByTestId('setup').waitFor();
  await page.getByTestId('mode-people').click();
  await page.getByTestId('setup-seat-2').click();
  await page.getByTestId('seat-remove').click();
  await setSeed(page, 'two captains');
  await setSail(page);

  await page.getByTestId('curtain').waitFor();
  expect(await faces(page)).toBe(0);
  await openCurtain(page);
  await page.getByTestId('peek-pad').waitFor();
  expect(await faces(page)).toBe(0);
  const closed = await written(page);

  // Held, the faces are there; let go, nothing of them is.
  await page.mouse.move(...(await middleOf(page.getByTestId('peek-pad'))));
  await page.mouse.down();
  await page.getByTestId('faces').waitFor();
  const names = await page.getByTestId('faces').getAttribute('aria-label');
  const name = names.split('. ')[0];
  expect(closed).not.toContain(name);
  await page.mouse.up();
  await page.getByTestId('faces').waitFor({ state: 'detached' });
  expect(await written(page)).not.toContain(name);

  // Held up by its key, it is looked at and not read out: afterwards nothing of it is in the page.
  await page.mouse.move(...(await middleOf(page.getByTestId('peek-key'))));
  await page.mouse.down();
  await page.getByTestId('faces').waitFor();
  await page.waitForTimeout(LOOK);
  await page.mouse.up();
  await page.getByTestId('faces').waitFor({ state: 'detached' });
  expect(await written(page)).not.toContain(name);

  // The same by keyboard: as long as the key is down.
  await page.getByTestId('peek-key').focus();
  await page.keyboard.down('Space');
  await page.getByTestId('faces').waitFor();
  expect(await page.getByTestId('faces').getAttribute('aria-label')).toBe(names);
  await page.keyboard.up('Space');
  await page.getByTestId('faces').waitFor({ state: 'detached' });

  // Pressed, the key reads the faces out to those who do not see them.
  await page.getByTestId('peek-key').click();
  expect(await page.getByTestId('spoken').innerText()).toContain(names);

  // What is taken goes to its zones; the next captain sees the curtain, and behind it no face.
  await page.waitForTimeout(LOOK);
  await page.locator('[data-testid^="do-take"]').click();
  await page.getByTestId('curtain').waitFor();
  expect(await faces(page)).toBe(0);
  expect(await written(page)).not.toContain(names);
  await openCurtain(page);
  await page.getByTestId('peek-pad').waitFor();
  expect(await faces(page)).toBe(0);
  // The other captain's share, looked at before, shows only backs.
  const other = page.locator('[data-testid="share-2"], [data-testid="share-3"]').first();
  await page.mouse.move(...(await middleOf(other)));
  await page.mouse.down();
  await page.getByTestId('faces').waitFor();
  expect(await page.locator('[data-testid^="face-"]').count()).toBe(0);
  await page.mouse.up();
  expect(await faces(page)).toBe(0);
};
