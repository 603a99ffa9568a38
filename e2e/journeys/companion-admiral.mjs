// Admiral beside its box: the table is set up, a mine laid behind the curtain, winds read off the vane, shots and a boarding with real dice, the
// page killed while durability is shared out, a storm, pearls brought home, an agreement, the board in squares, the end; then the log leads back.
import { hands, hold } from './lib/beside.mjs';
import { narrowTargets } from './lib/targets.mjs';

export default async ({ page, context, url, size, expect, eventually }) => {
  const { see, tap, shows } = hands(() => page, eventually);
  /** A ship: its card on a phone, its key at a place of a tablet. */
  const ship = (id) => tap(`${size === 'tablet' ? 'ship' : 'card'}-${id}`);
  const count = (seat, number) => shows(size === 'tablet' ? `count-${seat}-value` : `total-${seat}`, String(number));

  await page.goto(url);
  await tap('tab-companion', 'companion-admiral', 'player-2', 'remove-player', 'begin-sheet');

  // E-25 a, E-13: options, turn order, a reef with its test, what is laid out.
  await tap('open-options', 'option-minesPerPlayer-1');
  expect(await narrowTargets(page, 'options-sheet')).toEqual([]);
  await tap(
    'sheet-close',
    'order-0',
    'order-1',
    'put-reef',
    'letter-more',
    'letter-more',
    'number-more',
    'number-more',
  );
  await tap('number-more', 'square-done');
  await shows('reef-test', 'can still be reached');
  await tap('sheet-close', 'tick-0');
  expect(await narrowTargets(page)).toEqual([]);

  // E-25 f: behind the curtain.
  await tap('mines-0');
  await hold(page, 'curtain-hold', 'mine-lay');
  await tap('letter-more', 'number-more', 'mine-lay');
  await shows('mines', 'B2: live');
  expect(await narrowTargets(page, 'mines')).toEqual([]);
  await tap('mines-done', 'moment-begin');

  // E-25 c: the sector of the real arrow.
  await tap('moment-wind');
  expect(await narrowTargets(page, 'wind-sheet')).toEqual([]);
  await tap('sector-7');
  await shows('wind', 'Fresh, E');
  expect(await narrowTargets(page)).toEqual([]);

  // 4.10: real dice, one by one.
  await ship('line-1');
  await shows('reaches', 'E 4');
  expect(await narrowTargets(page, 'unit-sheet')).toEqual([]);
  await tap('fire', 'target-galleon-2', 'rolls', 'face-4', 'face-1');
  await shows('last-roll', '1');
  expect(await narrowTargets(page, 'fire-sheet')).toEqual([]);
  await tap('sheet-close');

  // 4.14: killed with the dice on the table; the durability is still to be shared out.
  await ship('frigate-1');
  await tap('board', 'target-line-2', 'units-brig-1');
  await shows('odds', '63');
  await tap('face-6', 'face-6', 'face-1');
  await shows('share-sheet', '11 to 7');
  await page.close();
  page = await context.newPage();
  await page.goto(`${url}/companion/admiral`);
  expect(await narrowTargets(page, 'share-sheet')).toEqual([]);
  await tap('points-0-less');
  await tap('share');
  await shows('refused', 'Share out all');
  await tap('fill-up', 'share');
  await tap('book-undo', 'moment-share', 'sheet-close', 'book-redo', 'moment-end');

  // 4.8: without squares the storm is ticked off.
  await tap('moment-end', 'moment-wind', 'sector-8', 'moment-drift');
  expect(await narrowTargets(page, 'drift-sheet')).toEqual([]);
  await tap('drift-line-1', 'drift-galleon-1', 'drift-frigate-1', 'drift-brig-1', 'drift-line-2');
  await shows('drift-done', 'drifted');
  await tap('sheet-close', 'moment-end', 'moment-drift');
  await tap(
    'drift-galleon-2',
    'drift-frigate-2',
    'shelter-brig-2',
    'sheet-close',
    'moment-end',
    'moment-wind',
    'sector-7',
  );

  // 4.20: a pearl is brought home.
  await ship('line-1');
  await tap('cargo-more', 'port', 'unload-A1');
  expect(await narrowTargets(page, 'port-sheet')).toEqual([]);
  await tap('sheet-close');
  await count(0, 1);

  // 11: the board in squares.
  await ship('galleon-1');
  await tap('sail', 'letter-more', 'number-more');
  expect(await narrowTargets(page, 'square-sheet')).toEqual([]);
  const board = await see('chart').boundingBox();
  await page.mouse.click(board.x + board.width / 2, board.y + 20);
  await tap('square-done');

  // E-16, E-25 g
  await tap('open-table', 'table-treaties', 'treaty-of-0', 'treaty-of-1', 'treaty', 'broken-0-1');
  await shows('treaties-sheet', 'broken by');
  await tap('sheet-close', 'open-table', 'table-notes');
  await shows('notes-sheet', 'fire line-1>galleon-2 [4] hit 1');
  expect(await see('notes-sheet').innerText()).not.toContain('B2');
  await tap('sheet-close', 'open-table', 'open-scoring', 'finish');
  await shows('winner', 'Player 1');
  await tap('open-table', 'open-history');
  await shows('history-line', 'Player 1 – 1');
  await tap('sheet-close');

  // The log leads back to any moment.
  await tap('open-book-log', 'log-8');
  await see(size === 'tablet' ? 'quarter-0' : 'open-wind').waitFor();
};
