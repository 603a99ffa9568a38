// A newcomer learns Sea of Clouds: holds, looks and slides as each bubble says, follows a boarding step by step, goes away in
// the middle of it and comes back, and plays on alone.
import { lessonsOf } from './lib/lessons.mjs';
import { LOOK, slide } from './lib/clouds.mjs';
import { fastTable } from './lib/table.mjs';

/** What each lesson wants. */
const WANTED = {
  curse: 'do-leave 1',
  rum: 'do-take 2',
  full: 'do-leave 1',
  relic: 'do-leave 2',
  crew: 'do-take 3',
  cook: 'do-leave 1',
  set: 'do-take 2',
  beer: 'do-leave 1',
  secret: 'do-take 2',
  strength: 'do-take 1',
};

export default async ({ page, url, expect, eventually }) => {
  const { said, follow } = lessonsOf(page, eventually, WANTED, LOOK);

  await fastTable(page, url);
  await page.getByTestId('set-up-sea-of-clouds').click();
  await page.getByTestId('learn').filter({ visible: true }).click();
  await page.getByTestId('lesson-welcome').waitFor();

  // Only what the lesson asks for; the prompt says so, to a key and to a slide.
  await follow('curse');
  await page.waitForTimeout(LOOK);
  await page.getByTestId('do-take 1').click();
  expect(await page.getByTestId('prompt').innerText()).toContain('follow the bubble');
  await slide(page, 1);
  expect(await page.getByTestId('lesson-curse').count()).toBe(1);
  // The share that is asked about is held, seen and pushed away.
  await slide(page, -1);
  await page.getByTestId('lesson-grows').waitFor();

  // A share that was looked at may be looked at again.
  await follow('memory');
  const tooth = await page.getByTestId('share-2').boundingBox();
  await page.mouse.move(tooth.x + tooth.width / 2, tooth.y + tooth.height / 2);
  await page.mouse.down();
  await page.getByTestId('face-0').waitFor();
  expect(await page.getByTestId('faces').getAttribute('aria-label')).toContain('Behemoth Tooth');
  expect(await page.getByTestId('back-1').count()).toBe(1);
  await page.mouse.up();

  // Away in the middle of it, and back by another way.
  await follow('beer');
  await page.getByTestId('to-shelf').click();
  await page.getByTestId('shelf').waitFor();
  await page.goto(`${url}/learn/sea-of-clouds`);
  await page.getByTestId('lesson-beer').waitFor();
  await page.reload();
  await page.getByTestId('lesson-beer').waitFor();

  // The boarding shows its ring, and then what it has brought.
  await follow('won');
  await page.getByRole('button', { name: /^Coins: 8/ }).waitFor();
  await follow('end');
  expect(Object.keys(WANTED).filter((id) => !said.has(id))).toEqual([]);

  // The match is an ordinary one: play on, and no lesson comes back.
  await page.getByTestId('learn-play-on').click();
  await page.waitForTimeout(LOOK);
  await page.getByTestId('do-leave 1').click();
  await page.getByTestId('do-leave 2').waitFor();
  await page.reload();
  await page.getByTestId('do-leave 2').waitFor();
  expect(await page.getByTestId('lesson').count()).toBe(0);

  // Again from the start, and skipped at once.
  await page.goto(`${url}/learn/sea-of-clouds`);
  await page.getByTestId('lesson-welcome').waitFor();
  await page.getByRole('button', { name: 'Skip the lessons' }).click();
  expect(await page.getByTestId('lesson').count()).toBe(0);
};
