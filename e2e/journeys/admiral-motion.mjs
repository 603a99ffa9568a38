// React renders nothing while the vane turns and the wind runs over the sea, while ships sail, drift and fire, and while the board is moved;
// and a table that waits draws no frame.
import { bundled } from './lib/bundled.mjs';
import { atRest, countMotions, measured, moveBoard, MOVES, watchPage } from './lib/watch.mjs';

const enabled = (page, id) => page.locator(`[data-testid="${id}"]:not([aria-disabled="true"])`);

/** Answers from the list of all; then every motion that it brings about is over. */
async function answer(page, start, eventually) {
  const before = (await measured(page)).motions.length;
  const line = page.locator(`[data-testid^="action-${start}"]`).first();
  await enabled(page, 'all-actions').tap();
  await line.tap();
  await eventually(async () => {
    if ((await measured(page)).motions.length > before) return true;
    await enabled(page, 'confirm')
      .tap({ timeout: 300 })
      .catch(() => undefined);
    return false;
  }, `the motion of ${start}`);
  await atRest(page);
}

const MOMENTS = [
  ['adm-wind', 'spin'],
  ['adm-guns', 'move-'],
  ['adm-guns', 'fire-'],
  ['adm-drifts', 'drift-'],
];

export const alone = true;

export default async ({ page, context, url, size, expect, eventually }) => {
  const { pausedMatches } = await bundled('admiral-moments.ts');
  await watchPage(page, countMotions);
  await page.goto(url);
  await page.evaluate((list) => list.forEach(([key, text]) => localStorage.setItem(key, text)), pausedMatches());
  let played = 0;
  let moved = false;
  // Script has no size, but a table of another size is another table.
  for (const [id, start] of size === 'phone' ? MOMENTS : MOMENTS.slice(0, 2)) {
    await page.goto(`${url}/play/${id}`);
    await enabled(page, 'all-actions').waitFor();
    await atRest(page);
    if (!moved && (await page.getByTestId('vane').count()) === 0) {
      moved = true;
      const devtools = await context.newCDPSession(page);
      const board = await page.getByTestId('board').boundingBox();
      const before = await measured(page);
      await moveBoard(page, devtools, board);
      const after = await measured(page);
      expect(after.commits - before.commits).toBe(0);
      expect(after.frames - before.frames).toBeGreaterThan(MOVES / 2);
      await atRest(page);
    }
    const known = (await measured(page)).motions.length;
    await answer(page, start, eventually);
    const { motions } = await measured(page);
    // A bot that answers at once moves while the canvas still lays the table before: only what begins at rest is counted.
    expect([start, motions[known].renders]).toEqual([start, 0]);
    expect(motions[known].draws).toBeGreaterThan(10);
    played++;
    // Whoever looks at it sees a table that stands still: nothing is drawn.
    const before = await measured(page);
    await page.waitForTimeout(1500);
    const after = await measured(page);
    expect([after.draws, after.commits]).toEqual([before.draws, before.commits]);
  }
  console.log(`      ${played} motions on a ${size} without a render`);
};
