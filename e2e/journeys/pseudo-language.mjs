// Every screen in a language that is two fifths longer, on a small phone and on a tablet; the menus again with letters twice
// as large: nothing is cut off, nothing lies over anything else, every target is large enough.
import { decide, fastTable, matchId, nextOffer, openSetup, playToEnd, setSail } from './lib/table.mjs';
import { misfits } from './lib/fit.mjs';
import { subjectAt, translate } from './lib/pseudo.mjs';

const SMALL = { width: 360, height: 640 };
const TABLET = { width: 1024, height: 1366 };

export default async ({ page, url, size, expect, eventually }) => {
  // It brings its own sizes.
  if (size !== 'phone') return;
  await page.route(/\/index[-.][^/]*(\.js|bundle\?.*)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: translate(await response.text()) });
  });
  await page.route(
    (address) => subjectAt(address.pathname) !== null,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: translate(await response.text(), subjectAt(route.request().url())) });
    },
  );

  const found = [];
  let large = false;
  let looks = 0;
  const look = async (what) => {
    for (const one of large ? [SMALL] : [TABLET, SMALL]) {
      await page.setViewportSize(one);
      // Two frames: one in which the new size is heard of, one in which it is drawn.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const where = `${what} ${one.width}×${one.height}${large ? ' at 200 %' : ''}`;
      for (const misfit of await page.evaluate(misfits)) found.push(`${where}: ${misfit}`);
      looks++;
    }
  };
  // The page before stays in the document, unseen.
  const seen = (id) => page.getByTestId(id).filter({ visible: true }).first();
  const tap = (id) => seen(id).click();
  const shown = (id) => seen(id).waitFor();
  const sheet = async (opener, what) => {
    await tap(opener);
    await shown('sheet-close');
    await look(what);
    await tap('sheet-close');
  };
  /** The pages that a menu leads to, each left by the same door. */
  const visit = async (opener, id, what = id) => {
    await tap(opener);
    await shown(id);
    await look(what);
    await tap('back');
  };

  const menus = async () => {
    await tap('open-settings');
    await tap(large ? 'text-200' : 'text-100');
    await look('settings');
    await visit('open-backup', 'backup');
    await tap('back');
    await shown('shelf');
    expect(await seen('page-title').innerText()).toContain('‹');
    await look('shelf');
    await visit('open-stats', 'stats');
    await openSetup(page);
    await tap('all-options');
    await tap('more');
    await seen('seed').fill('long words');
    await look('setup');
    await tap('option-variant');
    await shown('sheet-close');
    await look('variants');
    // The shortest match there is.
    await tap('option-variant-sudden-death');
    await sheet('setup-seat-1', 'seat');
    await visit('read-rules', 'rules');
  };

  await fastTable(page, url);
  await menus();
  await setSail(page);
  const id = matchId(page);
  await nextOffer(page, eventually);
  await look('draft');
  for (let i = 0; i < 8; i++) {
    const now = await nextOffer(page, eventually);
    if (now.draw && now.row > 1) break;
    await decide(page, now);
  }
  await nextOffer(page, eventually);
  await look('table');
  await sheet('open-log', 'log');
  await sheet('all-actions', 'actions');
  await sheet('seat-1', 'bank');
  await playToEnd(page, eventually);
  await look('end of the match');
  await tap('to-score');
  await shown('score');
  await look('score');
  await tap('to-shelf');
  await shown('shelf');

  const pages = async (paths) => {
    for (const path of paths) {
      await page.goto(`${url}/${path}`);
      await eventually(async () => (await page.locator('body').innerText()).includes('‹'), path);
      await look(path.replace(id, 'match'));
    }
  };
  const books = ['rules/dead-mans-draw/bust', 'history', 'companion', 'rules', 'crew', 'companion/dead-mans-draw'];
  await pages([`replay/${id}`, 'learn/dead-mans-draw', `fairness/${id}`, 'nowhere', ...books]);
  await tap('begin-sheet');
  await shown('page-turn');
  for (const one of ['turn', 'cards', 'score', 'table']) {
    await tap(`page-${one}`);
    await look(`companion ${one}`);
  }

  await page.goto(url);
  await shown('shelf');
  large = true;
  await menus();
  await pages([`score/${id}`, `fairness/${id}`, 'nowhere', ...books.slice(0, -1)]);
  console.log(`      ${looks} looks at screens in a longer language, ${found.length} misfits`);
  expect(found).toEqual([]);
};
