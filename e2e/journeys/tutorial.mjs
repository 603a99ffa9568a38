// A newcomer learns the game: does what each bubble says, goes away in the middle and comes back, and plays on alone.
import { fastTable, nextOffer, readLog } from './lib/table.mjs';

/** What each lesson wants: a button, or a piece and then the confirmation. A lesson that is only read has Go on. */
const WANTED = {
  draw: 'do-draw',
  row: 'do-draw',
  risk: 'do-draw',
  oracle: 'do-collect',
  turn2: 'do-draw',
  cannon: 'target-cannon-1-mermaid',
  more: 'do-draw',
  hook: 'own-chest',
  paid: 'do-collect',
  turn3: 'do-draw',
  safe: 'do-draw',
  hook2: 'own-mermaid',
  dare: 'do-draw',
  anchor: 'do-draw',
  map: 'target-map-cannon-4',
  fire: 'target-cannon-1-mermaid',
  bold: 'do-draw',
  turn4: 'do-draw',
  sword: 'target-sword-1-key',
  key: 'do-draw',
  hook3: 'own-chest',
  chest: 'do-collect',
};

export default async ({ page, url, expect, eventually }) => {
  const lesson = () =>
    page.evaluate(
      () => document.querySelector('[data-testid^="lesson-"]:not([data-testid="lesson-ring"])')?.dataset.testid,
    );
  const said = new Set();

  /** Follows the lessons until one of them is `last`. */
  const follow = (last) =>
    eventually(
      async () => {
        const id = (await lesson())?.replace('lesson-', '');
        if (!id) return false;
        said.add(id);
        if (id === last) return true;
        if (await page.getByTestId('learn-next').isVisible()) await page.getByTestId('learn-next').click();
        else if (WANTED[id]) {
          await page.getByTestId(WANTED[id]).click();
          if (!WANTED[id].startsWith('do-')) await page.getByTestId('confirm').click();
          await eventually(async () => (await lesson()) !== `lesson-${id}`, `the end of the lesson ${id}`);
        }
        return false;
      },
      `the lesson ${last}`,
      120_000,
    );

  await fastTable(page, url);
  await page.getByTestId('learn').click();
  await page.getByTestId('lesson-welcome').waitFor();

  // Only what the lesson asks for; the prompt says so.
  await follow('row');
  await page.getByRole('button', { name: /^Take loot/ }).click();
  expect(await page.getByTestId('prompt').innerText()).toContain('do what the bubble says');

  // Away in the middle of it, and back by another way.
  await follow('paid');
  await page.getByTestId('to-shelf').click();
  await page.getByTestId('new-match').click();
  await page.getByRole('button', { name: 'Go on learning' }).click();
  await page.getByTestId('lesson-paid').waitFor();
  await page.reload();
  await page.getByTestId('lesson-paid').waitFor();

  await follow('end');
  expect(Object.keys(WANTED).filter((id) => !said.has(id))).toEqual([]);
  await page.getByRole('button', { name: /^Skipper: 39/ }).waitFor();

  // The match is an ordinary one: play on, and no lesson comes back.
  await page.getByTestId('learn-play-on').click();
  await nextOffer(page, eventually);
  expect(await page.getByTestId('lesson').count()).toBe(0);
  expect((await readLog(page)).length).toBeGreaterThan(40);
  await page.reload();
  await nextOffer(page, eventually);
  expect(await page.getByTestId('lesson').count()).toBe(0);

  // Again from the start, and skipped at once.
  await page.goto(`${url}/learn/dead-mans-draw`);
  await page.getByTestId('lesson-welcome').waitFor();
  await page.getByRole('button', { name: 'Skip the lessons' }).click();
  expect(await page.getByTestId('lesson').count()).toBe(0);
  await page.getByTestId('do-collect').waitFor();
};
