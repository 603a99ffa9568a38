// Tables with real boxes: the phone keeps the books. Dead Man's Draw: set-up, secret traits, turns with a bust, odds, the score read out suit by suit,
// undo of any tap, and a page that is killed in the middle. Then a short session of Pirates of the 7 Seas.
import { hold } from './lib/beside.mjs';
import { narrowTargets } from './lib/targets.mjs';

const NAMES = ['Anna', 'Borys', 'Vira'];

export default async ({ page, context, url, size, expect, eventually }) => {
  const see = (id) => page.getByTestId(id);
  const tap = async (...ids) => {
    for (const id of ids) await page.getByTestId(id).click();
  };
  const shows = (id, text) =>
    eventually(async () => (await see(id).innerText()).includes(text), `"${text}" in ${id}`, 10_000);

  await page.goto(url);
  await tap('tab-companion', 'companion-dead-mans-draw');
  for (const [seat, name] of NAMES.entries()) {
    await tap(`player-${seat}`);
    await see('player-name').fill(name);
    await tap('person-done');
  }
  await tap('begin-sheet');

  // 11.4: luck, the list of cards, secret traits that go round.
  await tap('first-by-luck');
  await eventually(async () => NAMES.includes(await see('first-name').innerText()), 'a first player');
  await tap('first-0');
  await shows('first-name', 'Anna');
  await tap('open-lists');
  expect(await page.getByTestId(/^start-/).count()).toBe(10);
  await tap('sheet-close', 'deal-traits');
  const kept = [];
  for (const name of NAMES) {
    await shows('curtain-name', name);
    // The key that breaks off lies below the cloth, not on it.
    const [cloth, later] = await Promise.all(['curtain', 'deal-later'].map((id) => see(id).boundingBox()));
    expect(cloth.y + cloth.height).toBeLessThanOrEqual(later.y);
    expect(await page.getByTestId(/^offer-/).count()).toBe(0);
    await hold(page, 'curtain-hold', 'offer-0');
    kept.push((await see('offer-0').innerText()).split('\n')[0]);
    await tap('offer-0');
  }
  for (const [seat] of NAMES.entries()) await shows(`player-${seat}`, kept[seat]);
  // The traits would change what follows: these three play without.
  for (const [seat] of NAMES.entries()) await tap(`player-${seat}`, 'trait-none', 'player-done');

  // 11.2, 11.3: a bust, and what it costs.
  await tap('page-turn');
  await shows('turn-name', 'Anna');
  await tap('suit-kraken');
  await shows('debt', '2');
  await tap('suit-anchor', 'suit-map');
  await shows('orders', 'Map');
  await tap('suit-key');
  await shows('odds-cards', '17 of 47');
  await tap('suit-kraken');
  await shows('turn-end', 'Bust');
  expect(await see('kept').getAttribute('aria-label')).toContain('Kraken');
  expect(await see('lost').getAttribute('aria-label')).toContain('Lost: Anchor, Map, Key, Kraken');
  await shows('lost-to', 'discard');
  await shows('deck', '46');
  await tap('book-undo');
  await shows('deck', '47');
  await tap('book-redo');
  await shows('deck', '46');

  // Killed and opened again: nothing is gone, not even what can be taken back.
  await page.close();
  const again = await context.newPage();
  await again.goto(`${url}/companion/dead-mans-draw`);
  await again.getByTestId('turn-end').waitFor();
  page = again;
  await tap('moment-next');
  await shows('turn-name', 'Borys');
  await tap('suit-oracle', 'suit-sword', 'nothing-came', 'moment-collect', 'page-cards');
  await shows('count-agrees', 'accounted');
  await shows('left-sword', '4');

  // 11.1: suit by suit, as it is read out; one tap a player.
  await tap('page-score', 'fill-suit');
  const top = { anchor: [7, 6, 5], hook: [4, 7, 3], mermaid: [8, 6, 5] };
  for (const suit of ['anchor', 'hook', 'mermaid']) {
    await tap(`fill-suit-${suit}`);
    for (const [seat, value] of top[suit].entries()) await tap(`stack-${seat}-${suit}-${value}`);
  }
  await shows('total-0', '19');
  await shows('total-1', '19');
  await shows('total-2', '13');
  // 7.5: a tie for first place, so two banks are counted and the third is not.
  expect(await page.getByTestId(/^size-\d$/).count()).toBe(2);
  await tap('size-0-more', 'size-1-more', 'size-1-more', 'moment-finish');
  await shows('winner', 'Borys');
  await tap('page-table', 'open-history');
  await shows('history-line', 'Borys – 19');
  await tap('sheet-close');

  // The log leads back to any moment.
  await tap('open-book-log');
  await page.getByTestId('log-2').click();
  await shows('first-name', 'Anna');
  await tap('page-turn');
  expect(await see('row').innerText()).toContain('Tap the suit');
  for (const one of ['turn', 'table', 'cards', 'score']) {
    await tap(`page-${one}`);
    expect(await narrowTargets(page)).toEqual([]);
  }
  if (size === 'tablet') {
    await tap('fill-all');
    await see('score-grid').waitFor();
    await tap('cell-0-key', 'cell-0-key');
    await shows('total-0', '3');
  }

  await besideTheTin();

  /** Pirates of the 7 Seas: a raid and a sale, booked by the helper of each character; the page is killed in the middle of the raid. */
  async function besideTheTin() {
    const chests = async (seat, count) => {
      const id = size === 'tablet' ? `chests-${seat}-value` : `total-${seat}`;
      await eventually(async () => (await see(id).innerText()) === String(count), `${count} chests of ${seat}`, 10_000);
    };
    await page.goto(`${url}/companion/seven-seas`);
    await tap('begin-sheet', 'moment-call', 'who-0', 'role-do', 'next-role', 'next-role');
    await chests(0, 6);
    await tap('who-1', 'nation-spain', 'caravan-2', 'send-1-more', 'send-1-more', 'send-0-more', 'send-2-less');
    await tap('role-do');
    await see('raid-won').waitFor();
    await page.close();
    page = await context.newPage();
    await page.goto(`${url}/companion/seven-seas`);
    await tap('sunk-0-more', 'raid-won', 'sheet-undo', 'sunk-0-more', 'raid-won');
    await tap('next-role', 'next-role', 'next-role', 'sheet-close');
    if (size !== 'tablet') await tap('seat-tab-1');
    await shows('order-1', '2 loot');
    await tap('order-1', 'loot-rum-more', 'loot-talisman-more', 'loot-take', 'moment-role', 'who-2');
    expect(await see('actor').innerText()).toContain('3');
    await tap('decline', 'next-role', 'next-role');
    await shows('page-sub', 'Round 2');
    expect(await narrowTargets(page)).toEqual([]);
  }
};
