// At once: what a battle, a boarding and a bust have brought stands until it was seen. The pace is changed at the table itself.
import { answer as answerClouds } from './lib/clouds.mjs';
import { answer as answerSeas, asked as askedSeas } from './lib/seas.mjs';
import { decide, offer, setSail, setSeed } from './lib/table.mjs';

/** Nobody who looks at the table for so long has missed it. */
const LOOKED = 2500;

async function lay(page, url, game, seed) {
  await page.goto(`${url}/new/${game}`);
  await page.getByTestId('setup').waitFor();
  await setSeed(page, seed);
  await setSail(page);
}

/** From the table on to the fastest pace, which says what it is. */
async function atOnce(page, expect) {
  await page.getByTestId('all-actions').click();
  const key = page.getByTestId('actions-speed');
  await key.waitFor();
  const words = [];
  for (let i = 0; i < 4 && !/Instant/.test(await key.innerText()); i++) {
    await key.click();
    words.push(await key.innerText());
  }
  expect(words.at(-1)).toContain('Instant');
  await page.getByTestId('sheet-close').click();
}

/** What stands, stands: until a hand goes on. */
async function expectToStand(page, expect, what) {
  const words = await page.getByTestId(what).innerText();
  await page.waitForTimeout(LOOKED);
  expect(await page.getByTestId(what).innerText()).toBe(words);
  await page.getByTestId('next-step').click();
  await page.getByTestId(what).waitFor({ state: 'detached' });
}

async function until(page, eventually, wanted, play) {
  for (let i = 0; i < 150; i++) {
    const stands = await eventually(async () => {
      if ((await page.getByTestId(wanted).count()) > 0 && (await page.getByTestId('next-step').count()) > 0)
        return 'yes';
      return (await play()) ? 'no' : undefined;
    }, `a question, or ${wanted}`);
    if (stands === 'yes') return;
  }
  throw new Error(`no ${wanted}`);
}

export default async ({ page, url, size, expect, eventually }) => {
  await lay(page, url, 'dead-mans-draw', 'seen 1');
  await atOnce(page, expect);
  const draw = async () => {
    const now = await offer(page);
    if (now.score || now.step) return now.step;
    if (now.tray.length > 0 || now.places.length > 0) await decide(page, now);
    else if (now.draw) await page.getByTestId('do-draw').click();
    else if (now.collect) await page.getByTestId('do-collect').click();
    else return false;
    return true;
  };
  await until(page, eventually, 'moment', draw);
  await expectToStand(page, expect, 'moment');

  await lay(page, url, 'seven-seas', 'throw 1');
  await until(page, eventually, 'battle-end', async () => {
    await answerSeas(page, eventually);
    return true;
  });
  await expectToStand(page, expect, 'battle-end');
  await askedSeas(page, eventually);

  await lay(page, url, 'sea-of-clouds', 'over the clouds');
  await until(page, eventually, 'boarding-words', async () => {
    const now = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[data-testid]')]
        .filter((one) => one.getAttribute('aria-disabled') !== 'true')
        .map((one) => one.dataset.testid);
      const all = (start) => ids.filter((id) => id.startsWith(start));
      return { targets: all('target-'), doing: all('do-'), pad: false, step: false };
    });
    if (now.targets.length + now.doing.length === 0) return false;
    await answerClouds(page, now, 0);
    return true;
  });
  const first = await page.getByTestId('boarding-words').innerText();
  await page.waitForTimeout(LOOKED);
  expect(await page.getByTestId('boarding-words').innerText()).toBe(first);

  if (size !== 'tablet') return;
  // Over a larger table the pace has a key of its own, and the keyboard one, too.
  const key = page.getByTestId('speed');
  const label = () => key.getAttribute('aria-label');
  expect(await label()).toContain('Instant');
  await key.click();
  expect(await label()).toContain('Slow');
  await page.keyboard.press('s');
  await eventually(async () => (await label()).includes('Normal'), 'the pace changed by a key');
};
