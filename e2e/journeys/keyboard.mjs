// A whole match by keyboard alone: no pointer ever touches the page.
import { nextOffer } from './lib/table.mjs';

export default async ({ page, url, size, expect, eventually }) => {
  // Keys and the order of the focus are the same at every size that is not flat between players.
  if (size !== 'phone') return;
  const focused = () => page.evaluate(() => document.activeElement?.dataset.testid ?? '');
  const press = (key) => page.keyboard.press(key);
  /** Goes on from where the focus is until it stands on this element. */
  const tabTo = async (id) => {
    await page.getByTestId(id).first().waitFor();
    for (let i = 0; i < 120; i++) {
      if ((await focused()) === id) return;
      await press('Tab');
    }
    throw new Error(`${id} cannot be reached by Tab`);
  };
  const enter = async (id) => {
    await tabTo(id);
    await press('Enter');
  };
  /** One key, at once: a sheet listens as soon as it is to be seen. */
  const escape = async (id) => {
    await press('Escape');
    await page.getByTestId(id).waitFor({ state: 'detached' });
  };
  const shown = (id) => page.getByTestId(id).first().waitFor();

  // Settings: Space answers as well.
  await page.goto(`${url}/settings`);
  await shown('settings');
  await tabTo('speed-instant');
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(ring).toBe('solid 3px');
  await press('Space');
  await eventually(
    async () => (await page.getByTestId('speed-instant').getAttribute('aria-checked')) === 'true',
    'the chosen speed',
  );
  await enter('back');
  await enter('set-up-dead-mans-draw');
  await shown('setup');
  // Some traits ask before the first turn: always the same deal.
  await enter('more');
  await tabTo('seed');
  await page.keyboard.type('keys');
  await enter('set-sail');
  await shown('play');

  /** The figure that the list of all actions gives for its first line. */
  const firstFigure = async () => {
    await press('a');
    const line = page.locator('[data-testid="actions"] [data-testid^="action-"]').first();
    await line.waitFor();
    const figure = /^[0-9]/.exec((await line.innerText()).trim())?.[0];
    expect(figure).toBeTruthy();
    await escape('actions');
    return figure;
  };
  /** A result stands until a key goes on: the focus is there already. */
  const goOn = async () => {
    if ((await focused()) === 'next-step') await press('Enter');
  };
  /** A piece: its figure chooses it, the same figure again confirms. */
  const choose = async () => {
    const figure = await firstFigure();
    await press(figure);
    await eventually(
      async () =>
        (await page.evaluate(() =>
          document.querySelector('[data-testid="confirm"]')?.getAttribute('aria-disabled'),
        )) !== 'true',
      'a chosen piece',
    );
    await press(figure);
  };

  // A trait.
  await nextOffer(page, eventually, goOn);
  await choose();

  // What is not possible says why, and the rule opens and closes.
  const first = await eventually(async () => {
    const now = await nextOffer(page, eventually, goOn);
    return now.draw && !now.collect ? now : undefined;
  }, 'the first draw of a turn');
  expect(first.prompt).toBeTruthy();
  await enter('do-collect');
  await eventually(async () => (await page.getByTestId('why').innerText()).includes('Why?'), 'the reason');
  await enter('why');
  await shown('rules-sheet');
  await escape('rules-sheet');
  await press('l');
  await shown('log');
  await escape('log');
  await press('a');
  await shown('keys-help');
  await escape('actions');
  await press('ArrowLeft');
  expect(await focused()).toMatch(/^do-/);

  // The focus goes on with the questions; the rest of the match by numbers.
  await enter('do-draw');
  for (let i = 0; i < 400; i++) {
    const now = await nextOffer(page, eventually, goOn);
    if (now.score) break;
    const before = await page.getByTestId('play').evaluate((play) => play.innerText);
    if (now.tray.length > 0 || now.places.length > 0) {
      await choose();
    } else {
      // `collect` stands before `draw`.
      await press(now.collect && now.draw && now.row < 3 ? '2' : '1');
    }
    await eventually(
      async () => (await page.getByTestId('play').evaluate((play) => play.innerText)) !== before,
      'the next picture',
    );
  }
  await eventually(async () => (await focused()) === 'to-score', 'the focus on what comes next');
  await press('Enter');
  await shown('winner');

  // Characters carry their rank, and so do their keys: 3 is the Captain, whatever he is called.
  await page.goto(`${url}/new/seven-seas`);
  await shown('setup');
  await enter('set-sail');
  await shown('role-captain');
  for (const [figure, role] of [
    ['3', 'captain'],
    ['6', 'merchant'],
    ['2', 'governor'],
  ]) {
    await press(figure);
    await eventually(
      async () => (await page.getByTestId(`role-${role}`).getAttribute('aria-selected')) === 'true',
      `${role} by ${figure}`,
    );
  }
};
