// The page is killed behind answers of a person, often while pieces still move: every answer is there when the match is opened again.
import { fastTable, openCurtain } from './table.mjs';

/** How long a touch may take, ms. */
const QUICK = 3000;

const texts = (page) => page.evaluate(() => Object.entries(localStorage));
const kept = (page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)).length);
export const enabled = (page, id) => page.locator(`[data-testid="${id}"]:not([aria-disabled="true"])`);

/** The question stands there, and nothing moves. */
async function open(page, url, id, eventually) {
  await page.goto(`${url}/play/${id}`);
  await page.getByTestId('play').waitFor();
  const step = enabled(page, 'next-step');
  await eventually(async () => {
    if ((await step.count()) > 0) await step.click({ timeout: 1000 }).catch(() => undefined);
    const busy = await page.getByTestId('play').getAttribute('aria-busy');
    return busy !== 'true' && (await enabled(page, 'all-actions').count()) > 0;
  }, `the question of ${id}`);
}

/** Answers from the list of all that may be done, as whoever sees no picture does: again, where another step of the battle came between. */
export async function answer(page, text, eventually) {
  const before = await kept(page);
  const line = page.getByTestId(`action-${text.replaceAll(' ', '-')}`);
  let pressed = -Infinity;
  const press = async () => {
    if ((await line.count()) > 0) {
      pressed = Date.now();
      return line.click({ timeout: QUICK });
    }
    for (const id of ['confirm', 'next-step']) {
      if ((await enabled(page, id).count()) > 0) return enabled(page, id).click({ timeout: QUICK });
    }
    if (Date.now() - pressed > QUICK) return page.getByTestId('all-actions').click({ timeout: QUICK });
  };
  await eventually(async () => {
    if ((await kept(page)) !== before) return true;
    await press().catch(() => undefined);
    return (await kept(page)) !== before;
  }, `the answer ${text}`);
}

/** Half of the runs at each size of the screen, then a match behind a curtain, where `secret` is not seen before it is lifted. How many kills it were. */
export async function kill({ page, url, size, expect, eventually }, { runs, kept: matches, logIn, secret }) {
  await fastTable(page, url);
  await page.evaluate((list) => list.forEach(([key, text]) => localStorage.setItem(key, text)), matches);
  let kills = 0;
  let last = null;
  const expectKept = async () => {
    if (last) expect(logIn(await texts(page), last.id).slice(0, last.known.length)).toEqual(last.known);
  };
  // What is kept does not depend on the size of the screen: each size has half of the matches.
  const half = runs.filter((_, i) => (i % 2 === 0) === (size === 'phone'));
  for (const { id, log, answers } of half) {
    for (const [i, text] of answers.entries()) {
      // The page is gone with everything that still moves on it.
      await open(page, url, id, eventually);
      await expectKept();
      await answer(page, text, eventually);
      last = { id, known: [...log, ...answers.slice(0, i + 1).map((one) => `0 ${one}`)] };
      // Not all at the same place of what is played.
      await page.waitForTimeout((kills++ % 4) * 90);
    }
  }
  await page.goto(`${url}/play/killed-curtain`);
  await expectKept();
  // Behind a curtain nothing is open before it is lifted again.
  for (let i = 0; i < 2; i++) {
    await page.getByTestId('curtain').waitFor();
    expect(await page.locator(secret).count()).toBe(0);
    if (i === 0) await page.reload();
  }
  await openCurtain(page);
  await eventually(async () => (await enabled(page, 'all-actions').count()) > 0, 'the question behind the curtain');
  return kills;
}
