// A newcomer learns the game: does what each bubble says, goes away in the middle and comes back, and plays on alone.
import { lessonsOf } from './lib/lessons.mjs';
import { fastTable, nextOffer, readLog } from './lib/table.mjs';

/** What each lesson wants. */
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
  const { said, follow } = lessonsOf(page, eventually, WANTED);

  await fastTable(page, url);
  await page.getByTestId('set-up-dead-mans-draw').click();
  await page.getByTestId('learn').filter({ visible: true }).click();
  await page.getByTestId('lesson-welcome').waitFor();

  // Only what the lesson asks for; the prompt says so.
  await follow('row');
  await page.getByRole('button', { name: /^Take loot/ }).click();
  expect(await page.getByTestId('prompt').innerText()).toContain('follow the bubble');

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
  await page.getByRole('button', { name: /^You: 39/ }).waitFor();

  // One tap leads to a first match, which is not this one.
  const taught = page.url();
  await page.getByTestId('learn-first-match').click();
  await eventually(() => /\/play\//.test(page.url()) && page.url() !== taught, 'a first match');
  await page.goto(taught);

  // The match of the lessons is an ordinary one: play on, and no lesson comes back.
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
