// The cards of one's own box: copied, changed, broken and mended, handed over as a text, deleted, taken back, brought in.
export default async ({ page, context, url, size, expect, eventually }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tap = (id) => page.getByTestId(id).click();
  const words = (id) => page.getByTestId(id).innerText();
  const close = async () => (size === 'phone' ? tap('sheet-close') : undefined);

  await page.goto(`${url}/settings`);
  await tap('open-packs');
  await tap('duplicate-sea-of-clouds');
  await page.getByTestId('pack-name').fill('Box of ’24');
  expect(await words('total-pirate')).toContain('22 of 22');

  // Changed: the total follows at once.
  await tap('row-pirates-0-more');
  expect(await words('total-pirate')).toContain('23 of 22');
  await tap('undo-edit');
  expect(await words('total-pirate')).toContain('22 of 22');
  await tap('row-pirates-0');
  await page.getByTestId('cell-name').fill('Ship’s Boy');

  // Broken: said beside the number, above the list, and by the button that cannot be used.
  await page.getByTestId('cell-strength').fill('99');
  await close();
  expect(await words('fault-0')).toContain('Pirates: Ship’s Boy, Strength: a whole number from −9 to 15');
  expect(await page.getByTestId('test-pack').getAttribute('aria-label')).toContain('Put right what is wrong first.');

  // Killed in the middle: what is broken is still there, and where.
  await page.reload();
  await tap('fault-0');
  await page.getByTestId('cell-strength').fill('3');
  await close();
  await page.getByTestId('pack-sound').waitFor();

  await tap('pack-copy');
  await page.getByTestId('pack-gone').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(text).tables.pirates[0]).toMatchObject({ name: 'Ship’s Boy', strength: 3 });

  // Deleted, taken back, deleted.
  const mine = page.getByText('Box of ’24', { exact: true }).locator('visible=true');
  await tap('delete-pack');
  await tap('toast-action');
  await mine.click();
  await tap('delete-pack');
  await page.getByTestId('packs').locator('visible=true').waitFor();
  await eventually(async () => (await mine.count()) === 0, 'the pack to be gone');

  // A text that is wrong says where; a sound one comes in.
  await page.getByTestId('pack-text').fill(text.replace('"strength":3', '"strength":3000'));
  await tap('bring-pack');
  expect(await words('pack-refused')).toContain('Ship’s Boy, Strength');
  await page.getByTestId('pack-text').fill(text);
  await tap('bring-pack');
  await page.getByTestId('pack-arrived').waitFor();
  await mine.click();

  // Played with at one touch.
  await tap('test-pack');
  await page.waitForURL(/\/play\//);
};
