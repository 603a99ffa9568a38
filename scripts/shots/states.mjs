// What has happened before a picture: a match of each game that is played once, kept as the storage of the browser at some moments.
import { eventually } from '../../e2e/browser.mjs';
import * as cloudsTable from '../../e2e/journeys/lib/clouds.mjs';
import * as seasTable from '../../e2e/journeys/lib/seas.mjs';
import { decide, fastTable, matchId, nextOffer, openSetup, setSail, setSeed } from '../../e2e/journeys/lib/table.mjs';

const SEED = 'shots';
/** How many cards lie in the row when the table is shown. */
const ROW = 4;

/** A browser of its own, and a way to keep what it holds under a name, once. */
async function sitDown(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const page = await context.newPage();
  await fastTable(page, url);
  const states = {};
  const keep = async (name, storage) =>
    (states[name] ??= { id: matchId(page), storage: storage ?? (await context.storageState()) });
  return { context, page, states, keep };
}

function whole(states, names) {
  if (names.every((name) => states[name])) return states;
  throw new Error('the match of the pictures has changed: another SEED');
}

/** Dead Man's Draw: a full row with something to lose; the same match before the card that sinks a row; and its end. */
async function draw(browser, url) {
  const { context, page, states, keep } = await sitDown(browser, url);
  await openSetup(page);
  await setSeed(page, SEED);
  await setSail(page);
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
  return whole(states, ['table', 'bust', 'score']);
}

/** Pirates of the 7 Seas: before the secret choice, before a throw, and its end. */
async function seas(browser, url) {
  const { context, page, states, keep } = await sitDown(browser, url);
  await page.getByTestId('game-seven-seas').click();
  await page.getByTestId('setup').waitFor();
  await setSeed(page, SEED);
  await setSail(page);
  for (let i = 0; i < 400 && !states['seas-score']; i++) {
    const now = await seasTable.asked(page, eventually);
    if (now.score) {
      await page.getByTestId('to-score').click();
      await page.getByTestId('score').waitFor();
      await keep('seas-score');
    } else {
      if (now.role) await keep('seas-roles');
      if (now.pad) await keep('seas-battle');
      await seasTable.answer(page, eventually);
    }
  }
  await context.close();
  return whole(states, ['seas-roles', 'seas-battle', 'seas-score']);
}

/** Sea of Clouds: three shares to choose from, before the share that brings a boarding, and its end. */
async function clouds(browser, url) {
  const { context, page, states, keep } = await sitDown(browser, url);
  await page.getByTestId('game-sea-of-clouds').click();
  await page.getByTestId('setup').waitFor();
  await setSeed(page, SEED);
  await setSail(page);
  let before = null;
  for (let i = 0; i < 600 && !states['clouds-score']; i++) {
    const now = await cloudsTable.asked(page, eventually);
    if (now.score) {
      await page.getByTestId('to-score').click();
      await page.getByTestId('score').waitFor();
      await keep('clouds-score');
    } else {
      if (now.pad && i > 8) await keep('clouds-peek');
      if (now.step && before) await keep('clouds-boarding', before);
      if (now.pad && !states['clouds-boarding']) before = await context.storageState();
      await cloudsTable.answer(page, now, 0);
    }
  }
  await context.close();
  return whole(states, ['clouds-peek', 'clouds-boarding', 'clouds-score']);
}

/** Nobody has played here yet. */
async function fresh(browser, url) {
  const { context, states, keep } = await sitDown(browser, url);
  await keep('fresh');
  await context.close();
  return states;
}

/** Whose match a state belongs to, by the beginning of its name. */
const GAMES = [
  ['fresh', fresh],
  ['seas-', seas],
  ['clouds-', clouds],
  ['', draw],
];

/** Only what is wanted is played. */
export async function makeStates(browser, url, wanted) {
  const players = new Set(wanted.map((name) => GAMES.find(([start]) => name.startsWith(start))[1]));
  const states = {};
  for (const play of players) Object.assign(states, await play(browser, url));
  return states;
}
