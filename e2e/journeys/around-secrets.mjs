// Around a tablet that lies flat: what is secret is small, at the edge of its owner, and open only while a finger holds it.
import { openCurtain, setSail, setSeed, touch } from './lib/table.mjs';

const SIDES = [
  { width: 1024, height: 1366 },
  { width: 1366, height: 1024 },
];

/** How far the middle of a thing is from the middle of the table, as a part of the way to the nearest edge behind it. */
async function fromTheMiddle(page, id) {
  const { x, y, width, height } = await page.getByTestId(id).boundingBox();
  const size = page.viewportSize();
  const [dx, dy] = [x + width / 2 - size.width / 2, y + height / 2 - size.height / 2];
  return Math.max(Math.abs(dx) / (size.width / 2), Math.abs(dy) / (size.height / 2));
}

async function sitDown(page, url, game) {
  await page.goto(`${url}/new/${game}`);
  await page.getByTestId('setup').waitFor();
  await page.getByTestId('mode-table').click();
  // The second time the last set-up is remembered.
  if ((await page.getByTestId('setup-seat-3').count()) === 0) await page.getByTestId('add-seat').click();
  await setSeed(page, 'around');
  await setSail(page);
}

const held = async (page, id, look) => {
  const { x, y, width, height } = await page.getByTestId(id).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await look();
  await page.mouse.up();
};

export default async ({ page, url, size, expect, eventually }) => {
  if (size !== 'tablet') return;
  for (const side of SIDES) {
    await page.setViewportSize(side);

    // 7 Seas: everybody chooses a character, each at the own edge.
    await sitDown(page, url, 'seven-seas');
    for (let seat = 0; seat < 4; seat++) {
      await openCurtain(page);
      await page.getByTestId('hand').waitFor();
      expect(await page.getByTestId('role-sheet').count()).toBe(0);
      expect(await fromTheMiddle(page, 'hand')).toBeGreaterThan(0.45);
      const card = await page.getByTestId('role-islander').boundingBox();
      expect(Math.max(card.width, card.height)).toBeLessThanOrEqual(74 * 1.4 + 1);
      const closed = await page.getByTestId('role-islander').innerHTML();
      await held(page, 'hold-hand', async () => {
        await eventually(async () => (await page.getByTestId('role-islander').innerHTML()) !== closed, 'the open hand');
      });
      await eventually(async () => (await page.getByTestId('role-islander').innerHTML()) === closed, 'the closed hand');
      // What was chosen is told by nothing that is to be seen: neither a card nor a key.
      await touch(page, 'role-islander');
      await eventually(
        async () => (await page.getByTestId('confirm').getAttribute('aria-disabled')) !== 'true',
        'a chosen character',
      );
      expect(await page.getByTestId('role-islander').innerHTML()).toBe(closed);
      expect(await page.getByTestId('confirm').innerText()).not.toMatch(/Islander/);
      expect(await page.getByTestId('let-go').count()).toBe(0);
      const places = await page.locator('[data-testid^="role-"]').evaluateAll((all) => all.map((one) => one.style.top));
      expect(new Set(places).size).toBe(1);
      await page.getByTestId('confirm').click();
    }

    // Dead Man's Draw: two traits in the hand.
    await sitDown(page, url, 'dead-mans-draw');
    await openCurtain(page);
    await page.getByTestId('hand').waitFor();
    expect(await fromTheMiddle(page, 'hand')).toBeGreaterThan(0.45);
    const traits = page.locator('[data-testid^="target-"]');
    expect(await traits.allInnerTexts()).toEqual(['', '']);
    await held(page, 'hold-hand', async () => {
      await eventually(async () => (await traits.allInnerTexts()).every((text) => text.length > 10), 'the open traits');
    });
    expect(await traits.allInnerTexts()).toEqual(['', '']);

    // Sea of Clouds: the share under the print, and a sentence that is true.
    await sitDown(page, url, 'sea-of-clouds');
    await openCurtain(page);
    await page.getByTestId('peek-key').waitFor();
    expect(await page.getByTestId('faces').count()).toBe(0);
    await held(page, 'peek-key', async () => {
      await page.getByTestId('face-0').waitFor();
      expect(await fromTheMiddle(page, 'face-0')).toBeGreaterThan(0.45);
      expect((await page.getByTestId('face-0').boundingBox()).width).toBeLessThanOrEqual(150);
      expect(await page.getByTestId('play').innerText()).not.toMatch(/Only you/);
      expect(await page.getByTestId('shade').innerText()).toMatch(/Everyone can see this edge/);
    });
    expect(await page.getByTestId('faces').count()).toBe(0);
  }
};
