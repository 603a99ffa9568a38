// A newer version is published while somebody plays. The match goes on with the parts of its own version, also with those that it has not asked
// for yet and that no server has any more; the new version is offered on the shelf and nowhere else, and taken with one key; what belongs to
// the old one stays until its last page is gone.
import { allKept, ownSite, versionOf } from './lib/site.mjs';
import { decide, nextOffer, openSetup, setSail, setSeed } from './lib/table.mjs';

export const installs = true;

const cachesOf = (page) => page.evaluate(() => caches.keys());

async function moves(page, eventually, count) {
  for (let i = 0; i < count; i++) await decide(page, await nextOffer(page, eventually));
}

/** The shelf lies below other screens: only what can be seen counts. */
async function offered(page) {
  return (await page.getByTestId('new-version').filter({ visible: true }).count()) > 0;
}

export default async ({ page: table, context, size, expect, eventually }) => {
  // What is kept does not depend on the size of the screen.
  if (size !== 'phone') return;
  const site = await ownSite();
  const { url } = site;
  try {
    await allKept(table, url);
    const old = await versionOf(table);
    // The first version that this browser sees is no new one.
    await table.getByTestId('back').filter({ visible: true }).click();
    await table.getByTestId('shelf').waitFor();
    expect(await offered(table)).toBe(false);
    await table.goto(url);
    await openSetup(table);
    await setSeed(table, 'two versions');
    await setSail(table);
    await moves(table, eventually, 2);

    site.publish();
    const shelf = await context.newPage();
    await shelf.goto(url);
    expect(await versionOf(shelf)).toBe(old);
    await shelf.getByTestId('new-version').waitFor({ timeout: 60_000 });
    await moves(table, eventually, 2);
    expect(await offered(table)).toBe(false);

    // Elsewhere it is taken; the match stays with what it has.
    await shelf.getByTestId('take-new-version').click();
    await eventually(async () => (await versionOf(shelf)) !== old, 'the new version');
    await shelf.getByTestId('shelf').waitFor();
    expect(await offered(shelf)).toBe(false);
    await moves(table, eventually, 2);
    expect(await offered(table)).toBe(false);
    expect(await versionOf(table)).toBe(old);
    expect(await cachesOf(shelf)).toContain(`version ${old}`);

    // On its own shelf it is offered too; whoever does not take it goes on. Parts that this page has not asked for yet come from what was kept:
    // the words of other screens in another language.
    await table.getByTestId('to-shelf').first().click();
    await eventually(() => offered(table), 'the offer on the shelf');
    await table.getByTestId('open-settings').click();
    await table.getByTestId('language-ru').click();
    await table.getByTestId('back').filter({ visible: true }).click();
    await table.getByTestId('tab-rules').filter({ visible: true }).click();
    for (const game of ['dead-mans-draw', 'seven-seas', 'sea-of-clouds']) {
      await table.getByTestId(`rules-of-${game}`).click();
      await table.getByTestId('rules').filter({ visible: true }).waitFor();
      await table.goBack();
    }
    expect(await versionOf(table)).toBe(old);

    // Opened anew the old page is one of the new version, and the last of the old is cleared away.
    await table.goto(url);
    await table.getByTestId('shelf').waitFor();
    expect(await versionOf(table)).not.toBe(old);
    await eventually(async () => !(await cachesOf(shelf)).includes(`version ${old}`), 'the old version to go', 60_000);
    await table.getByTestId('continue').click();
    await moves(table, eventually, 2);

    // An update came whole: without a server nothing of it is missing.
    site.stop();
    await shelf.goto(`${url}/settings`);
    await shelf.getByTestId('offline-ready').waitFor();
  } finally {
    site.clear();
  }
};
