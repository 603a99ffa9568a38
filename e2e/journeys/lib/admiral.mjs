// What journeys do at the table of Admiral, by what things are called.
import { openCurtain, setSail, setSeed } from './table.mjs';

/** A bot may think so long about a whole turn on a slow machine. */
const THINKING = 60_000;

function offered(page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-testid]')];
    const busy = document.querySelector('[data-testid="play"]')?.getAttribute('aria-busy') === 'true';
    const ids = all
      .filter((element) => element.getAttribute('aria-disabled') !== 'true')
      .map((element) => element.dataset.testid);
    const one = (...starts) => starts.map((start) => ids.find((id) => id.startsWith(start))).find(Boolean) ?? null;
    const now = {
      crash: one('crash'),
      score: one('to-score'),
      curtain: one('curtain-hold'),
      step: one('skip-steps', 'next-step'),
    };
    if (busy) return now;
    const possible = (start) =>
      all
        .filter(
          (element) =>
            element.dataset.testid.startsWith(start) &&
            /can be chosen|можно выбрать|можна (об|виб)рати/.test(element.getAttribute('aria-label') ?? ''),
        )
        .map((element) => element.dataset.testid);
    return {
      ...now,
      confirm: one('confirm'),
      key: one('do-spin', 'do-salvo', 'do-fire ', 'do-roll', 'do-defend', 'do-shift-done', 'do-answer'),
      give: one('share-send', 'share-rest'),
      aim: one('aim-'),
      fire: one('mode-fire'),
      drift: one('do-drift'),
      next: one('next-ship'),
      end: one('do-end'),
      squares: possible('square-'),
      units: possible('unit-'),
      ships: all.map((element) => element.dataset.testid).filter((id) => /^unit-(line|galleon|frigate|brig)/.test(id)),
      prompt: document.querySelector('[data-testid="prompt"]')?.textContent ?? '',
    };
  });
}

/** The next thing to do. */
export async function asked(page, eventually) {
  const now = await eventually(
    async () => {
      const { prompt, squares, units, ships, ...keys } = await offered(page);
      const any = Object.values(keys).some(Boolean) || (squares ?? []).length > 0 || (units ?? []).length > 0;
      return any ? { prompt, squares, units, ships, ...keys } : undefined;
    },
    'something to do',
    THINKING,
  );
  if (now.crash) throw new Error('the table could not be drawn');
  return now;
}

const at = (square) => [square.charCodeAt(0) - 65, Number(square.slice(1)) - 1];

/** 2.1.5 */
export function distance(one, other) {
  const [[a, b], [c, d]] = [at(one), at(other)];
  return Math.max(Math.abs(a - c), Math.abs(b - d));
}

/** Pressed as a key or a screen reader presses it: on the board fingers are the surface's. */
export const touch = (page, id) => page.getByTestId(id).first().dispatchEvent('click');

/** One answer by a fixed habit: fires when it can, else sails as near to `goal` as it may, else ends the turn. */
export async function answer(page, now, goal) {
  if (now.curtain) return openCurtain(page);
  const squares = (now.squares ?? []).map((id) => id.slice('square-'.length));
  const best = squares.sort((a, b) => distance(a, goal) - distance(b, goal))[0];
  const id =
    now.step ??
    now.confirm ??
    now.key ??
    now.give ??
    now.aim ??
    now.fire ??
    now.drift ??
    (best ? `square-${best}` : null) ??
    now.next ??
    now.units?.[0] ??
    now.end;
  if (!id) return null;
  if (/^(square|unit)-/.test(id)) await touch(page, id);
  else
    await page
      .getByTestId(id)
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
  return id;
}

const MOST = 700;

/** From the shelf to the table of a scenario. */
export async function open(page, url, scenario, seats) {
  await page.goto(`${url}/new/admiral`);
  await page.getByTestId('setup').waitFor();
  const choose = async () => {
    await page.getByTestId('option-scenario').click();
    await page.getByTestId(`option-scenario-${scenario}`).click();
  };
  const leave = async (seat) => {
    await page.getByTestId(`setup-seat-${seat}`).click();
    await page.getByTestId('seat-remove').click();
    await page.getByTestId(`setup-seat-${seat}`).waitFor({ state: 'detached' });
  };
  const count = await page.locator('[data-testid^="setup-seat-"]').count();
  for (let seat = count - 1; seat >= Math.max(2, seats); seat--) await leave(seat);
  if (count < seats) await page.getByTestId('add-seat').click();
  await choose();
  if (seats === 1) await leave(1);
  await setSeed(page, `under full sail ${scenario}`);
  await setSail(page);
}

/** Plays until the score is offered; what was touched on the way. */
export async function play(page, eventually, goal) {
  const done = new Set();
  for (let i = 0; i < MOST; i++) {
    const now = await asked(page, eventually);
    if (now.score) break;
    const id = await answer(page, now, goal);
    if (id) done.add(id.replace(/[- ].*/, ''));
  }
  await page.getByTestId('to-score').click();
  await page.getByTestId('score').waitFor();
  return done;
}
