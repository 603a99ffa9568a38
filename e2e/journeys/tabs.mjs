// The four places of the app, one touch apart: by names and roles as a screen reader has them, by keyboard, and back; no frame between two
// of them is blank, a page is found where it was left, and the shelf draws nothing while nobody touches it.
import { misfits } from './lib/fit.mjs';

const PLACES = [
  ['Beside the box', 'companion', 'Beside the box'],
  ['Rules', 'all-rules', 'Rules'],
  ['Crew', 'crew', 'Crew'],
];
const SIDEWAYS = { width: 844, height: 390 };
/** How long the shelf is watched at rest, in milliseconds. */
const REST = 1000;

/** Notes frames in which no place was to be seen, and frames that the page itself asked for. */
function watch() {
  const seen = { blank: 0, asked: 0, standing: false };
  window.seen = seen;
  const real = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (then) => {
    seen.asked++;
    return real(then);
  };
  const frame = () => {
    const rows = [...document.querySelectorAll('[role="tablist"]')];
    const shown = rows.some((row) => row.getClientRects().length > 0);
    if (seen.standing && !shown) seen.blank++;
    seen.standing ||= shown;
    real(frame);
  };
  real(frame);
}

export default async ({ page, url, size, expect, eventually }) => {
  await page.addInitScript(watch);
  await page.goto(url);
  const tab = (name, selected) => page.getByRole('tab', { name, exact: true, selected });
  const shown = (id) => page.getByTestId(id).filter({ visible: true }).waitFor();
  const at = async (name, id, title) => {
    await tab(name, true).waitFor();
    await shown(id);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect(await page.getByRole('tab').count()).toBe(4);
    expect(await page.getByRole('tab', { selected: true }).count()).toBe(1);
    expect(await page.evaluate(misfits)).toEqual([]);
  };
  const onShelf = () => at('Shelf', 'shelf', 'Pirate Shelf');

  await onShelf();
  await page.getByRole('tablist', { name: 'Places of the app' }).waitFor();
  expect(await page.getByRole('tab').evaluateAll((tabs) => tabs.map((one) => one.getAttribute('aria-label')))).toEqual([
    'Shelf',
    ...PLACES.map(([name]) => name),
  ]);
  for (const place of PLACES) {
    await tab(place[0], false).click();
    await at(...place);
  }
  // From whichever place: one step back is the shelf.
  await page.goBack();
  await onShelf();

  for (const place of PLACES) {
    await tab(place[0], false).focus();
    await page.keyboard.press(place[1] === 'crew' ? ' ' : 'Enter');
    await at(...place);
    await page.keyboard.press('Escape');
    await onShelf();
  }

  // What one looks for in the rules of all games; a page is found where it was left.
  await tab('Rules', false).click();
  await page.getByRole('textbox', { name: 'Search the rules' }).fill('cannon');
  await page
    .getByRole('button', { name: /^Cannon/ })
    .first()
    .waitFor();
  await page.getByTestId('found-in-seven-seas').waitFor();
  const list = () => page.getByTestId('all-rules').locator('[data-testid="found-in-dead-mans-draw"]');
  const height = async () => (await list().boundingBox()).y;
  const before = await height();
  const last = page.getByTestId(/^found-(?!in-)/).last();
  await last.scrollIntoViewIfNeeded();
  const left = await height();
  expect(left).toBeLessThan(before);
  await last.click();
  await page.getByTestId('lit').filter({ visible: true }).first().waitFor();
  await page.goBack();
  await shown('all-rules');
  expect(Math.abs((await height()) - left)).toBeLessThan(2);

  // Somebody signs on, is looked up, and goes; and comes back.
  await tab('Crew', false).click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Anna');
  await page.getByRole('radio', { name: 'Feather' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Anna/ }).click();
  await page.getByRole('button', { name: 'Take off the list' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Anna/ }).waitFor();
  await tab('Shelf', false).click();
  await onShelf();

  // An address leads there as well, and from there to the shelf.
  await page.goto(`${url}/crew`);
  await page.getByRole('button', { name: /^Anna/ }).waitFor();
  await tab('Shelf', false).click();
  await onShelf();

  if (size === 'phone') {
    await page.setViewportSize(SIDEWAYS);
    await tab('Rules', false).click();
    await at(...PLACES[1]);
    await tab('Shelf', false).click();
    await onShelf();
  }
  expect(await page.evaluate(() => window.seen.blank)).toBe(0);
  await page.evaluate(() => (window.seen.asked = 0));
  await page.waitForTimeout(REST);
  expect(await page.evaluate(() => [window.seen.asked, document.getAnimations().length])).toEqual([0, 0]);
};
