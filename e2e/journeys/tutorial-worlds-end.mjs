// A newcomer learns At World's End: does what each bubble says, by touching the table, up to the last of them.
//   LESSON_SHOTS=<folder and beginning of a name> takes a picture of each, LESSON_LANGUAGE=en|ru|uk chooses the language.
import { tutorialMoves } from './lib/edge-lessons.mjs';

/** What is touched for an answer of the script, one after the other; some only where they are offered. */
function touchesOf(text) {
  const [verb, what, card] = text.split(' ');
  switch (verb) {
    case 'hero':
      return ['target-1', 'confirm'];
    case 'start':
    case 'flee':
      return [`sea-${what}`, 'confirm'];
    case 'move':
    case 'calypso':
      return [`sea-${what}`, `do-${text}|confirm`];
    case 'fire':
      return [`ship-${what}`];
    case 'at':
      return [`ship-${what}`, 'confirm'];
    case 'at-with':
      return [`ship-${what}`, `card-${card}`, 'confirm'];
    case 'buy':
      return ['all-actions', `action-${text.replaceAll(' ', '-')}`, '?confirm'];
    default:
      return [`do-${text}`];
  }
}

const look = (page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-testid]')];
    const ids = all.filter((one) => one.getAttribute('aria-disabled') !== 'true').map((one) => one.dataset.testid);
    const lesson = ids.find((id) => id.startsWith('lesson-') && id !== 'lesson-ring')?.slice('lesson-'.length);
    return { ids, lesson, busy: document.querySelector('[data-testid="play"]')?.getAttribute('aria-busy') === 'true' };
  });

/** Keeps which lessons have spoken: some do so only while a rival moves. */
const listen = () => {
  const spoken = (window.spoken = new Set());
  const look = () =>
    document.querySelectorAll('[data-testid^="lesson-"]').forEach((one) => spoken.add(one.dataset.testid));
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
};

/** What is offered only sometimes is offered so soon. */
const SOON = 1000;
/** A key that has only just come takes no answer, and two quick touches of the chart would bring it nearer. */
const REST = 500;

/** The first of these that can be touched. */
async function place(page, eventually, names) {
  const asked = names.replace('?', '').split('|');
  const since = Date.now();
  const find = async () => {
    const { ids } = await look(page);
    const found = asked.find((id) => ids.includes(id));
    return found ?? (names.startsWith('?') && Date.now() - since > SOON ? 'none' : undefined);
  };
  return eventually(find, names);
}

/** Where words are longest they are read on the smallest screen. */
const LANGUAGE = { phone: 'uk', tablet: 'ru' };

export default async ({ page, url, size, expect, eventually }) => {
  const { answers, lessons } = await tutorialMoves();
  await page.addInitScript(listen);
  await page.goto(`${url}/settings`);
  const language = process.env.LESSON_LANGUAGE ?? LANGUAGE[size];
  await page.getByTestId('speed-instant').click();
  await page.getByTestId(`language-${language}`).click();
  await eventually(() => page.evaluate((l) => document.documentElement.lang === l, language), 'the language');
  await page.goto(`${url}/learn/worlds-end`);
  await page.getByTestId('lesson-welcome').waitFor();
  const said = new Set();
  const shot = process.env.LESSON_SHOTS;
  /** Up to the question of this lesson, or to the end of all. */
  const ready = (asking) =>
    eventually(
      async () => {
        const { ids, lesson, busy } = await look(page);
        if (lesson && !said.has(lesson)) {
          said.add(lesson);
          if (shot) {
            await page.waitForTimeout(REST);
            await page.screenshot({ path: `${shot}-${String(said.size).padStart(2, '0')}-${lesson}.png` });
          }
        }
        const next = ids.find((id) => id === 'learn-next' || id === 'next-step');
        if (lesson === 'end') return 'over';
        if (next) await page.getByTestId(next).click({ timeout: 2000 });
        else if (!busy && ids.includes('all-actions') && lesson === asking) return 'asked';
        return undefined;
      },
      'what the lessons want next',
      60_000,
    );
  for (const { text, lesson } of answers) {
    const [first] = touchesOf(text);
    await eventually(async () => {
      await ready(lesson);
      const { ids } = await look(page);
      return first.split('|').some((id) => ids.includes(id));
    }, text);
    for (const names of touchesOf(text)) {
      const id = await place(page, eventually, names);
      await page.waitForTimeout(REST);
      if (id !== 'none') await page.getByTestId(id).first().tap({ timeout: 8000 });
    }
  }
  expect(await ready()).toBe('over');
  const spoken = await page.evaluate(() => [...window.spoken]);
  expect(lessons.filter((id) => !spoken.includes(`lesson-${id}`))).toEqual([]);
  console.log(`      ${language} on a ${size}: ${lessons.length} bubbles, ${answers.length} answers`);
  await page.getByTestId('learn-play-on').click();
  await eventually(async () => (await page.getByTestId('lesson').count()) === 0, 'the end of the lessons');
};
