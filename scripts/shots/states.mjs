// What has happened before a picture: a match that is played once, kept as the storage of the browser at three moments.
import { eventually } from '../../e2e/browser.mjs';
import { decide, fastTable, matchId, nextOffer, openSetup, setSail, setSeed } from '../../e2e/journeys/lib/table.mjs';

const SEED = 'shots';
/** How many cards lie in the row when the table is shown. */
const ROW = 4;

/** A full row with something to lose; the same match before the card that sinks a row; and its end. */
export async function makeStates(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const page = await context.newPage();
  await fastTable(page, url);
  await openSetup(page);
  await setSeed(page, SEED);
  await setSail(page);
  const id = matchId(page);
  const states = {};
  const keep = async (name, storage) => (states[name] ??= storage ?? (await context.storageState()));

  for (let i = 0; i < 400 && !states.score; i++) {
    const now = await nextOffer(page, eventually);
    const draws = now.draw && now.tray.length + now.places.length === 0;
    if (now.score) {
      await page.getByTestId('to-score').click();
      await page.getByTestId('score').waitFor();
      await keep('score');
    } else if (!draws || (states.table && states.bust)) {
      await decide(page, now);
    } else {
      if (now.row >= ROW) await keep('table');
      const before = await context.storageState();
      await page.getByTestId('do-draw').click();
      const next = await nextOffer(page, eventually);
      // A row that was there and is gone, with the turn back here: it sank, and the others have played.
      if (now.row >= 2 && next.row === 0 && next.draw) await keep('bust', before);
    }
  }
  await context.close();
  if (!states.table || !states.bust || !states.score)
    throw new Error('the match of the pictures has changed: another SEED');
  return { id, states };
}
