// The finger that holds a curtain open chooses nothing: what it leaves over, a piece or a key, waits until a finger comes down anew.
import { fastTable, setSail, setSeed } from './lib/table.mjs';

/** In milliseconds: long enough to open, up to as long as somebody waits for the picture. */
const HOLDS = [700, 1100, 2000];

const TABLES = [
  { game: 'seven-seas', piece: '[data-testid^="role-"]', chosen: 'confirm' },
  { game: 'dead-mans-draw', piece: '[data-testid^="target-"]', chosen: 'confirm' },
];

const middle = async (place) => {
  const { x, y, width, height } = await place.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Two people and one screen: the secret choice of the first stands behind a curtain. */
async function lay(page, url, game) {
  await page.goto(`${url}/new/${game}`);
  await page.getByTestId('setup').waitFor();
  await page.getByTestId('mode-people').click();
  await setSeed(page, 'held');
  await setSail(page);
  await page.getByTestId('curtain').waitFor();
}

/** Real touches, as a screen sends them. */
async function fingers(page, context) {
  const devtools = await context.newCDPSession(page);
  const send = (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (...points) =>
      send(
        'touchStart',
        points.map((point, id) => ({ ...point, id })),
      ),
    move: (...points) =>
      send(
        'touchMove',
        points.map((point, id) => ({ ...point, id })),
      ),
    up: (...left) =>
      send(
        'touchEnd',
        left.map((point, id) => ({ ...point, id })),
      ),
  };
}

/** Where the pieces of the choice will lie; a table like it is opened once to look. */
async function choices(page, piece) {
  await page.locator(piece).first().waitFor();
  return Promise.all((await page.locator(piece).all()).map(middle));
}

const isChosen = async (page, chosen) => {
  const key = page.getByTestId(chosen);
  return (await key.count()) > 0 && (await key.getAttribute('aria-disabled')) !== 'true';
};

export default async ({ page, context, url, expect, eventually }) => {
  await fastTable(page, url);
  const finger = await fingers(page, context);
  for (const { game, piece, chosen } of TABLES) {
    const open = async () => {
      await lay(page, url, game);
      return middle(page.getByTestId('curtain-hold'));
    };
    const print = await open();
    await finger.down(print);
    const places = await choices(page, piece);
    await finger.up();

    // With the finger where the print was, and moved over each of two pieces.
    const leaves = [null, places[0], places.at(-1)];
    for (const [i, held] of HOLDS.entries()) {
      const at = await open();
      await finger.down(at);
      await page.waitForTimeout(held);
      await page.locator(piece).first().waitFor();
      if (leaves[i]) await finger.move(leaves[i]);
      await finger.up();
      await page.waitForTimeout(500);
      expect([game, held, await isChosen(page, chosen)]).toEqual([game, held, false]);
      // A finger that comes down anew chooses.
      await page.touchscreen.tap(places[0].x, places[0].y);
      await eventually(() => isChosen(page, chosen), 'the piece to be chosen');
    }

    // A second finger beside the one that opened is no fresh one.
    const at = await open();
    await finger.down(at);
    await page.locator(piece).first().waitFor();
    await finger.down(at, places[0]);
    await page.waitForTimeout(300);
    await finger.up(at);
    await finger.up();
    await page.waitForTimeout(400);
    expect([game, 'second finger', await isChosen(page, chosen)]).toEqual([game, 'second finger', false]);

    // Nor does a mouse that is let go over a piece.
    const under = await open();
    await page.mouse.move(under.x, under.y);
    await page.mouse.down();
    await page.locator(piece).first().waitFor();
    await page.mouse.move(places[0].x, places[0].y);
    await page.mouse.up();
    await page.waitForTimeout(400);
    expect([game, 'mouse', await isChosen(page, chosen)]).toEqual([game, 'mouse', false]);
    await page.mouse.click(places[0].x, places[0].y);
    await eventually(() => isChosen(page, chosen), 'the piece to be chosen by the mouse');
  }
};
