// A whole match as a screen reader offers it: what is read out, in the order of reading, by role and name, worked with the keyboard.
// Nothing here knows where anything is, or what it is called inside.
import { listen, mute, press, read, spoken, TOUCHED } from './lib/heard.mjs';

const DARES = 3; // cards before the loot is taken
const MOST = 300; // decisions

export default async ({ page, url, size, expect, eventually }) => {
  // Order, roles and names are the same at every size that is not flat between players.
  if (size !== 'phone') return;
  await page.addInitScript(listen);
  await page.goto(url);
  const named = async (pattern) =>
    eventually(async () => (await read(page)).find(({ name, off }) => pattern.test(name) && !off), `${pattern}`);
  const go = async (pattern) => press(page, await named(pattern));
  const checked = async () => {
    expect(await mute(page)).toEqual([]);
    expect((await read(page)).filter(({ role, name }) => TOUCHED.has(role) && name.trim() === '')).toEqual([]);
  };

  await named(/^Play your first match$/);
  await checked();
  await go(/^Settings$/);
  await go(/^Instant$/);
  await checked();
  await go(/^Back$/);
  await go(/^Dead Man.s Draw\. Choose players/);
  await named(/^Set sail$/);
  await checked();
  await go(/^More$/);
  await checked();
  await page.getByRole('textbox', { name: 'Seed of the deal' }).fill('heard');
  await go(/^Set sail$/);

  let dared = 0;
  let ended = false;
  for (let i = 0; i < MOST && !ended; i++) {
    // A question stands between the table and its answers: what comes after "All possible actions" answers it.
    const { all, answers, pieces } = await eventually(async () => {
      const lines = await read(page);
      // The key that went on was the last one: it is where the way to the score came to stand.
      ended = lines.some(({ role, name }) => role === 'heading' && / wins?$/.test(name));
      if (ended) return { answers: [], pieces: [] };
      const whole = lines.filter(({ role }) => role === 'button');
      const at = whole.findIndex(({ name }) => name === 'All possible actions');
      // What explains a result, and the pace of the table, answer nothing.
      const after = at < 0 ? [] : whole.slice(at + 1).filter(({ name }) => !/^Why\?$|^Pace of the table/.test(name));
      const choosable = whole.filter(({ name, off }) => name.includes('can be chosen') && !off);
      const list = whole[at];
      return after.length > 0 ? { all: list, answers: after, pieces: choosable } : undefined;
    }, 'a question');
    if (ended) break;
    const open = answers.filter(({ off }) => !off);
    if (i % 20 === 0) await checked();
    const before = (await spoken(page)).length;
    const loot = open.find(({ name }) => /^Take loot/.test(name));
    const draw = open.find(({ name }) => /^Draw/.test(name));
    ended = open.some(({ name }) => /score/i.test(name));
    // What has come of a move stands until it was heard: one key goes on, or the table has gone on by itself.
    const waits = !ended && !loot && !draw && pieces.length === 0 && open.length === 1;
    if (ended) await press(page, open[0]);
    else if (waits) await press(page, open[0], 2000).catch(() => undefined);
    else if (loot && (dared >= DARES || !draw)) {
      dared = 0;
      await press(page, loot);
    } else if (draw) {
      dared++;
      await press(page, draw);
    } else {
      // A piece is to be chosen: where it lies, or else in the list of everything that is possible.
      if (pieces.length > 0) {
        await press(page, pieces[0]);
        const sure = await eventually(async () => {
          const whole = (await read(page)).filter(({ role, off }) => role === 'button' && !off);
          const at = whole.findIndex(({ name }) => name === 'All possible actions');
          return whole.slice(at + 1).at(-1);
        }, 'the button that confirms');
        await press(page, sure);
      } else {
        await press(page, all);
        const choice = await eventually(async () => {
          const whole = (await read(page)).filter(({ role, off }) => role === 'button' && !off);
          const at = whole.findIndex(({ name }) => name === 'Close');
          return at < 0 ? undefined : (whole[at + 1] ?? whole[at - 1]);
        }, 'a list of actions');
        await press(page, choice);
      }
    }
    if (!ended && !waits)
      await eventually(async () => (await spoken(page)).length > before, 'something to be spoken', 10_000);
  }
  expect(ended).toBe(true);
  const end = await eventually(
    async () => (await read(page)).find(({ role, name }) => role === 'heading' && /win/.test(name)),
    'who has won',
  );
  await checked();

  // What was told at the table is not read again on the page after it.
  expect(await page.getByTestId('spoken').textContent()).toBe('');

  // Whatever the log tells has been spoken.
  const heard = await spoken(page);
  await go(/^How it went$/);
  const lines = await page.getByTestId('log-line').allTextContents();
  const told = lines.map((line) => line.replace(/\s+/g, ' ').trim());
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter((line) => !heard.includes(line))).toEqual([]);
  console.log(`      ${end.name}; ${heard.length} sentences spoken`);
};
