// What every journey does at a table, the way people do it: by what things are called, never by where they are.
import { eventually } from '../../browser.mjs';

/** Speed is not what a journey is about: bots answer at once. */
export async function fastTable(page, url) {
  await page.goto(`${url}/settings`);
  await page.getByTestId('speed-instant').click();
  await page.getByTestId('back').click();
  await page.getByTestId('shelf').waitFor();
}

export async function openSetup(page) {
  // Before the first match of it the box begins at once, and this is the other way.
  await page.getByTestId('new-match').or(page.getByTestId('set-up-dead-mans-draw')).first().click();
  await page.getByTestId('setup').waitFor();
}

export async function setSeed(page, seed) {
  await page.getByTestId('more').click();
  await page.getByTestId('seed').fill(seed);
}

export async function setSail(page) {
  await page.getByTestId('set-sail').click();
  await page.getByTestId('play').or(page.getByTestId('curtain')).first().waitFor();
}

/** What the screen offers now, read from names and roles as an assistive tool would read them. */
export function offer(page) {
  return page.evaluate(() => {
    const shown = (id) => document.querySelector(`[data-testid="${id}"]`);
    const usable = (id) => {
      const element = shown(id);
      return element !== null && element.getAttribute('aria-disabled') !== 'true';
    };
    const ids = (selector) => [...document.querySelectorAll(selector)].map((element) => element.dataset.testid);
    const buttons = [...document.querySelectorAll('[data-testid][role="button"]')];
    const places = buttons.filter(
      (b) =>
        /^(own-|row-|seat-\d)/.test(b.dataset.testid) &&
        b.getAttribute('aria-label')?.match(/can be chosen|можно выбрать|можна обрати/),
    );
    return {
      crash: shown('crash') !== null,
      curtain: shown('curtain') !== null,
      step: usable('next-step'),
      score: usable('to-score'),
      confirm: usable('confirm'),
      draw: usable('do-draw'),
      collect: usable('do-collect'),
      row: ids('[data-testid^="row-"]').filter((id) => id !== 'row-empty').length,
      tray: ids('[data-testid^="target-"]'),
      places: places.map((b) => b.dataset.testid),
      prompt: shown('prompt')?.textContent ?? '',
    };
  });
}

/** What stands until somebody goes on is gone on from by a touch. */
const byTouch = (page) => page.getByTestId('next-step').click({ timeout: 5000 });

/** The next offer that a person can answer. */
export async function nextOffer(page, eventually, goOn = byTouch) {
  const next = await eventually(async () => {
    const now = await offer(page);
    if (now.step) {
      // It goes by itself when the table goes on: then there is something else to look at.
      await goOn(page);
      return undefined;
    }
    const asked =
      now.crash || now.curtain || now.score || now.draw || now.collect || now.tray.length > 0 || now.places.length > 0;
    return asked ? now : undefined;
  }, 'something to decide');
  if (next.crash) throw new Error('the table could not be drawn');
  return next;
}

/** A piece is touched where it lies; a card of a hand around a flat table by the finger that leaves it. */
export async function touch(page, id) {
  const piece = page.getByTestId(id);
  if ((await page.getByTestId('hand').count()) === 0) return piece.click();
  const { x, y, width, height } = await piece.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

/** One decision by a fixed habit, so that equal matches are played equally: stop at three cards, else draw; first target. */
export async function decide(page, now) {
  if (now.tray.length > 0 || now.places.length > 0) {
    await touch(page, now.tray[0] ?? now.places[0]);
    await page.getByTestId('confirm').click();
  } else if (now.collect && (now.row >= 3 || !now.draw)) {
    await page.getByTestId('do-collect').click();
  } else {
    await page.getByTestId('do-draw').click();
  }
}

const stay = async (_number, page) => page;

/** Plays until the score is offered. `before` and `after` each decision may bring another page on which it goes on. */
export async function playToEnd(page, eventually, before = stay, after = stay) {
  let table = page;
  for (let i = 0; i < 400; i++) {
    const now = await nextOffer(table, eventually);
    if (now.score) return table;
    if (now.curtain) await openCurtain(table);
    else {
      table = await before(i, table);
      await decide(table, await nextOffer(table, eventually));
      table = await after(i, table);
    }
  }
  throw new Error('400 decisions and no end');
}

/** Holds the print until the curtain opens. */
export async function openCurtain(page) {
  const hold = page.getByTestId('curtain-hold');
  await hold.hover();
  await page.mouse.down();
  await page.getByTestId('play').waitFor();
  await page.mouse.up();
}

/** Rows of a list that is filled in slices and built only as it is scrolled to: scrolls until all are told and the last one is built. */
export async function allRows(page, id) {
  const rows = page.getByTestId(id);
  await page.locator('[role="list"]').waitFor();
  await eventually(async () => {
    if ((await page.locator('[role="list"][aria-busy="true"]').count()) > 0) return false;
    if ((await rows.count()) === 0) return true;
    const last = rows.last();
    const { place, size } = await last.evaluate((row) => {
      const item = row.closest('[aria-posinset]');
      return { place: item.getAttribute('aria-posinset'), size: item.getAttribute('aria-setsize') };
    });
    if (place === size) return true;
    await last.scrollIntoViewIfNeeded();
    return false;
  }, 'the last row');
  return rows;
}

/** The whole story in words, newest first. */
export async function readLog(page) {
  await page.getByTestId('open-log').first().click();
  await page.getByTestId('log').waitFor();
  const lines = await (await allRows(page, 'log-line')).allInnerTexts();
  await page.getByTestId('sheet-close').click();
  return lines;
}

export function matchId(page) {
  return new URL(page.url()).pathname.split('/').at(-1);
}
