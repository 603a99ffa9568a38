// A whole mini-game of Admiral and a whole battle by roles and names alone, worked with the keyboard: nothing here knows where anything is,
// or what it is called inside.
import { distance } from './lib/admiral.mjs';
import { mute, press, read, TOUCHED } from './lib/heard.mjs';

const MOST = 400; // answers

/** What gives the chosen answer, or is the only one. */
const SURE =
  /^(Set out here|Place here|Flick the vane|Sail|Drift|Leave shelter|Fire|Attack|Done|Fill up for me|Hand out|Go on)\b/;
const COURSE = /^[a-z-]+, up to \d+ squares?, ends at ([A-X]\d+)$/;
const AIM = /distance \d+, hits \d+ %/;
const CHOICE = /^square ([A-X]\d+)\b.*can be chosen/i;

/** Of the keys the one that a hand would press: what is chosen already, a shot, the course nearest to the goal, the next ship, the end of the turn. */
function wish(keys, goal) {
  const at = keys.findIndex(({ name }) => name === 'All possible actions');
  const answers = keys.slice(at + 1).filter(({ off }) => !off);
  const open = keys.filter(({ off }) => !off);
  const nearest = (pattern) =>
    open
      .flatMap((key) => {
        const to = pattern.exec(key.name)?.[1];
        return to ? [[distance(to, goal), key]] : [];
      })
      .sort(([a], [b]) => a - b)[0]?.[1];
  return (
    answers.find(({ name }) => /score/i.test(name)) ??
    answers.find(({ name }) => SURE.test(name)) ??
    open.find(({ name }) => AIM.test(name)) ??
    nearest(CHOICE) ??
    nearest(COURSE) ??
    open.find(({ name }) => name === 'Next ship') ??
    answers.find(({ name }) => /^End turn/.test(name))
  );
}

export default async ({ page, url, size, expect, eventually }) => {
  // Order, roles and names are the same at every size that is not flat between players.
  if (size !== 'phone') return;
  const named = async (pattern) =>
    eventually(async () => (await read(page)).find(({ name, off }) => pattern.test(name) && !off), `${pattern}`);
  const go = async (pattern) => press(page, await named(pattern));
  const checked = async () => {
    expect(await mute(page)).toEqual([]);
    expect((await read(page)).filter(({ role, name }) => TOUCHED.has(role) && name.trim() === '')).toEqual([]);
  };

  /** What was chosen waits for the key that gives it. */
  const sure = () =>
    eventually(async () => {
      const keys = (await read(page)).filter(({ role, off }) => role === 'button' && !off);
      const at = keys.findIndex(({ name }) => name === 'All possible actions');
      return keys.slice(at + 1).some(({ name }) => SURE.test(name));
    }, 'the key that confirms');

  /** From the first answer to the score; what was done. */
  async function play(goal) {
    const done = new Set();
    for (let i = 0; i < MOST; i++) {
      const next = await eventually(
        async () => {
          const lines = await read(page);
          const keys = lines.filter(({ role }) => role === 'button');
          const isOver = lines.some(
            ({ role, name }) => role === 'heading' && /( wins?| win|made it|lost)\b/.test(name),
          );
          return isOver ? { isOver } : wish(keys, goal);
        },
        'something to do',
        60_000,
      );
      if (next.isOver) return done;
      if (i % 25 === 0) await checked();
      done.add(next.name.split(/[ ,.]/)[0]);
      // The table may have gone on by itself.
      await press(page, next, 3000).catch(() => undefined);
      if (COURSE.test(next.name) || CHOICE.test(next.name) || AIM.test(next.name)) await sure();
    }
    throw new Error(`${MOST} answers and no end`);
  }

  /** Of three seats only so many are kept. */
  async function begin(scenario, seats) {
    await page.goto(url);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await go(/^Settings$/);
    await go(/^Instant$/);
    await go(/^Back$/);
    await go(/^Admiral\. Choose players/);
    const leave = async () => {
      await go(/, bot, /);
      await go(/^Remove this seat$/);
    };
    await named(/^Set sail$/);
    await checked();
    await leave();
    await go(/^Scenario: /);
    await go(scenario);
    if (seats === 1) await leave();
    await go(/^More$/);
    await page.getByRole('textbox', { name: 'Seed of the deal' }).fill('heard at sea');
    await go(/^Set sail$/);
  }

  await begin(/^Mini-game 1: /, 1);
  await go(/^Fort A1, .*can be chosen/);
  await sure();
  expect([...(await play('L14'))]).toEqual(expect.arrayContaining(['Set', 'Flick', 'Sail']));
  await checked();

  await begin(/^First battle\./, 2);
  const fought = await play('F10');
  expect([...fought]).toEqual(expect.arrayContaining(['Place', 'Flick', 'Sail', 'Fire', 'End']));
  await checked();
};
