// A newcomer learns Pirates of the 7 Seas: does what each bubble says, throws, watches two battles duel by duel, goes away
// in the middle of it and comes back, and plays on alone.
import { lessonsOf } from './lib/lessons.mjs';
import { fastTable } from './lib/table.mjs';

/** What each lesson wants. */
const WANTED = {
  choose: 'role-captain',
  raid: 'target-raid-cv-france-2',
  send: 'target-send-5',
  throw: 'do-throw',
  loot: 'target-keep-rum-3',
  round2: 'role-merchant',
  ritual: 'target-unsinkable',
  sell: 'target-sell-rum-3',
  round3: 'role-islander',
  marks: 'target-send-5',
  saved: 'target-keep-rum-2',
  port: 'target-port-pt-213',
  gift: 'target-keep-coffee-1',
};

export default async ({ page, url, expect, eventually }) => {
  const { said, follow } = lessonsOf(page, eventually, WANTED);

  await fastTable(page, url);
  await page.getByTestId('set-up-seven-seas').click();
  await page.getByTestId('learn').filter({ visible: true }).click();
  await page.getByTestId('lesson-welcome').waitFor();

  // Only what the lesson asks for; the prompt says so.
  await follow('choose');
  await page.getByTestId('role-shaman').click();
  await page.getByTestId('confirm').click();
  expect(await page.getByTestId('prompt').innerText()).toContain('follow the bubble');
  await follow('throw');
  // Prompt and bubble speak of the hand as well as of the key. The bubble stands over the foot of the lid.
  const lid = await page.getByTestId('flick-pad').boundingBox();
  await page.mouse.move(lid.x + lid.width / 2, lid.y + lid.height * 0.65);
  await page.mouse.down();
  await page.mouse.move(lid.x + lid.width / 2, lid.y + lid.height * 0.15, { steps: 4 });
  await page.mouse.up();
  await page.getByTestId('lesson-throw').waitFor({ state: 'detached' });

  // The battle that has just been fought, duel by duel, in a list.
  await follow('duels');
  await page.getByTestId('last-battle').click();
  expect(await page.getByTestId('duel-row').count()).toBe(4);
  await page.getByTestId('sheet-close').click();

  // Away in the middle of it, and back by another way.
  await follow('sell');
  await page.getByTestId('to-shelf').click();
  await page.getByTestId('shelf').waitFor();
  await page.goto(`${url}/learn/seven-seas`);
  await page.getByTestId('lesson-sell').waitFor();
  await page.reload();
  await page.getByTestId('lesson-sell').waitFor();

  await follow('end');
  expect(Object.keys(WANTED).filter((id) => !said.has(id))).toEqual([]);

  // The match is an ordinary one: play on, and no lesson comes back.
  await page.getByTestId('learn-play-on').click();
  await page.getByTestId('role-captain').waitFor();
  await page.reload();
  await page.getByTestId('role-captain').waitFor();
  expect(await page.getByTestId('lesson').count()).toBe(0);

  // Again from the start, and skipped at once.
  await page.goto(`${url}/learn/seven-seas`);
  await page.getByTestId('lesson-welcome').waitFor();
  await page.getByRole('button', { name: 'Skip the lessons' }).click();
  expect(await page.getByTestId('lesson').count()).toBe(0);
};
