// What rivals do is told in words while it happens, and an only person is "you": in all games, over the table, in the log and in the question.
import { answer as answerClouds, LOOK } from './lib/clouds.mjs';
import { answer as answerSeas } from './lib/seas.mjs';
import { allRows, decide, offer, setSail, setSeed } from './lib/table.mjs';

const MOST_MOVES = 40;

/** Notes every line that stands where the keys were, and over the table. */
function watch() {
  window.told = { below: [], above: [] };
  const note = (list, text) => text && list.at(-1) !== text && list.push(text);
  const look = () => {
    const lines = [...(document.querySelector('[data-testid="told"]')?.querySelectorAll('[dir="auto"]') ?? [])];
    for (const line of lines)
      if (!window.told.below.includes(line.textContent)) note(window.told.below, line.textContent);
    note(window.told.above, document.querySelector('[data-testid="last-event"]')?.getAttribute('aria-label'));
  };
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    }),
  );
}

const PLAY = {
  'dead-mans-draw': async (page) => {
    const now = await offer(page);
    if (now.step) await page.getByTestId('next-step').click({ timeout: 2000 });
    else if (now.draw || now.collect || now.tray.length + now.places.length > 0) await decide(page, now);
    else return false;
    return true;
  },
  'seven-seas': async (page, eventually) => {
    await answerSeas(page, eventually);
    return true;
  },
  'sea-of-clouds': async (page) => {
    const doing = page.locator('[data-testid^="do-take"]:not([aria-disabled="true"])');
    if ((await page.getByTestId('next-step').count()) > 0) await page.getByTestId('next-step').click({ timeout: 2000 });
    else if ((await doing.count()) > 0) {
      await page.waitForTimeout(LOOK);
      await doing
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    } else {
      const target = page.locator('[data-testid^="target-"]').first();
      if ((await target.count()) === 0) return false;
      await answerClouds(page, { targets: [await target.getAttribute('data-testid')] }, 0);
    }
    return true;
  },
};

/** The log as it is read out: what is seen has signs in it. */
async function spokenLog(page) {
  const lines = await (await allRows(page, 'log-line')).all();
  return Promise.all(lines.map((line) => line.getAttribute('aria-label')));
}

export default async ({ page, url, expect, eventually }) => {
  await page.addInitScript({ content: `(${watch})()` });
  await page.goto(`${url}/settings`);
  await page.getByTestId('speed-fast').click();
  for (const [game, play] of Object.entries(PLAY)) {
    await page.goto(`${url}/new/${game}`);
    await page.getByTestId('setup').waitFor();
    const rival = await page.getByTestId('setup-seat-1').getAttribute('aria-label');
    await setSeed(page, 'told');
    await setSail(page);
    const name = /: ([^,]+),/.exec(rival)[1];
    const byRival = (lines) => lines.filter((line) => line.includes(name));
    const told = () => page.evaluate(() => window.told);
    const enough = async () => {
      const { below, above } = await told();
      return byRival(below).length > 1 && byRival(above).length > 0;
    };
    for (let i = 0; i < MOST_MOVES && !(await enough()); i++) {
      await eventually(() => play(page, eventually), 'something to do');
    }
    const { below, above } = await told();
    await page.getByTestId('open-log').first().click();
    await page.getByTestId('log').waitFor();
    // All that was told stands there, too, as soon as it has been shown.
    let log = [];
    await eventually(
      async () => {
        log = await spokenLog(page);
        return below.every((line) => log.some((one) => one.includes(line)));
      },
      `all of ${below.join(' | ')} in the log`,
    );
    // By name, what it was, and more than once.
    expect([game, byRival(below).length > 1]).toEqual([game, true]);
    expect([game, byRival(above).length > 0]).toEqual([game, true]);
    const all = [...below, ...above, ...log].join('\n');
    expect(all).toMatch(/\b[Yy]ou\b/);
    expect(all).not.toMatch(
      /\b[Yy]ou (?:draws|takes|leaves|looks|buys|sends|chooses|declines)\b|Skipper|undefined|\{\{/,
    );
    console.log(`      ${game}: ${below.length} lines told, as "${below.at(-1)}"`);
  }
};
