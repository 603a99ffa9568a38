// At World's End beside its box: the table is set up, an event and an auction, a battle that is left in the middle by a killed page, ships bought,
// guards posted, what the rules speak against, the armada and its last battle; then the log leads back.
import { hands } from './lib/beside.mjs';
import { narrowTargets } from './lib/targets.mjs';

export default async ({ page, context, url, size, expect, eventually }) => {
  const { tap, shows } = hands(() => page, eventually);
  const fame = (seat, count) => shows(size === 'tablet' ? `fame-${seat}-value` : `total-${seat}`, String(count));

  await page.goto(url);
  await tap('tab-companion', 'companion-worlds-end', 'begin-sheet');

  // E-27: heroes, the order by hand, a start sea for each, the cards of the app.
  await tap('set-up-0', 'hero-0-jack', 'sheet-close', 'order-0', 'order-2', 'order-1', 'deal-starts');
  await tap('open-box', 'own-cards', 'sheet-close');
  expect(await narrowTargets(page)).toEqual([]);
  await tap('moment-begin');

  // 11.3: a sea changes hands in two touches; so does a number that must be put right.
  await tap('sea-cuba', 'owner-0');
  await shows('told', '+1');
  expect(await narrowTargets(page, 'sea-sheet')).toEqual([]);
  await tap('sheet-close');
  await fame(0, 1);
  await tap('sea-bahamas', 'owner-0', 'sheet-close');
  await fame(0, 2);
  await tap('moment-income');
  for (let turn = 0; turn < 3; turn++) await tap('moment-turn', 'end-turn');

  // 11.4: real dice bring an auction; 11.6: everybody bids, one pays.
  await tap('moment-event', 'first-die-3', 'second-die-4');
  await shows('event', 'auction');
  await tap('event-on', 'auction-open');
  await shows('bidder', '1');
  await tap('bid', 'bid-leave', 'bid-leave');
  await shows('auction-end', 'Sold for 300');
  await tap('auction-done', 'moment-income');

  // 11.7: against the Company; killed in the middle, the battle is there again.
  await tap('sea-tortuga', 'flagship-0', 'attack', 'lay-attack-3', 'lay-defence-4', 'lay-mark-marked', 'open-fire');
  await shows('fires-now', 'Player 1');
  await page.close();
  page = await context.newPage();
  await page.goto(`${url}/companion/worlds-end`);
  await tap('rolls', 'ship-1', 'ship-0', 'shot-1', 'shot-1', 'shot-2');
  await shows('outcome', 'Missed');
  await tap('adjust-aim', 'adjust-aim');
  await shows('outcome', 'Sunk');
  await tap('sheet-undo');
  await shows('outcome', 'Missed');
  await shows('odds', '%');
  await tap('die-0', 'turn-die-6');
  await shows('outcome', 'Sunk');
  expect(await narrowTargets(page, 'battle-sheet')).toEqual([]);
  await tap('battle-end');
  await fame(0, 3);

  // E-28, E-26: ships bought; a second time is warned of, and done all the same.
  await tap('moment-turn', 'open-port', 'port-gold-more', 'port-gold-more', 'port-bought');
  await tap('moment-turn', 'open-port', 'port-gold-more', 'port-bought');
  await shows('refused', 'Tap again');
  await tap('port-bought', 'moment-turn', 'open-guards', 'post-tortuga-more');
  await shows('guards-squadron', '2');
  await tap('sheet-close');

  // 11.8: the armada is here, the leader fights it by hand.
  await tap('open-armada');
  for (let step = 0; step < 7; step++) await tap('armada-more');
  await tap('sheet-close', 'moment-last-battle', 'champions');
  await shows('fighter', 'Player 1');
  await tap('last-lost');
  await shows('winner', 'The age of piracy is over');
  await tap('book-undo', 'moment-last-battle', 'last-won');
  await shows('winner', 'Player 1');
  await tap('open-table', 'open-history');
  await shows('history-line', 'Player 1 – 3');
  await tap('sheet-close');

  // The log leads back to any moment.
  await tap('open-book-log', 'log-8');
  await page.getByTestId('sea-keys').last().waitFor();
};
