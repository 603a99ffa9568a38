// A whole short match of At World's End by what is read out alone: roles and names, worked with the keyboard. What lies on the chart is
// touched by its name where it can be chosen; all else is answered from the list of all that may be done.
import { listen, mute, press, read, spoken, TOUCHED } from './lib/heard.mjs';

const MOST = 500; // answers
/** So many turns are played in earnest; then they are ended, and the match comes to its end. */
const EARNEST = 4;
/** What is answered, the first that is there. */
const EARLY = [/^Attack: /, /^Attack the convoy/, /^Look at the ships/, /^Buy for/, /^Sail: /];
const ALWAYS = [
  /^Buy 1 fame/,
  /^Take the hero/,
  /^Start here/,
  /^Leave the auction/,
  /^Fires: /,
  /^Fire\. Target/,
  /nothing|^Keep|^Cancel no|^Do not|^Fire no|stands$|^Fight without|^Let the convoy/i,
  /^Fight on/,
  /^Flee here/,
  /^End the turn/,
];

export default async ({ page, url, size, expect, eventually }) => {
  // Order, roles and names are the same at every size that is not flat between players.
  if (size !== 'phone') return;
  await page.addInitScript(listen);
  await page.goto(url);
  const named = (pattern) =>
    eventually(async () => (await read(page)).find(({ name, off }) => pattern.test(name) && !off), `${pattern}`);
  const go = async (pattern) => press(page, await named(pattern));
  const checked = async () => {
    expect(await mute(page)).toEqual([]);
    expect((await read(page)).filter(({ role, name }) => TOUCHED.has(role) && name.trim() === '')).toEqual([]);
  };

  await go(/^Settings$/);
  await go(/^Instant$/);
  await go(/^Back$/);
  await go(/^At World.s End\. Choose players/);
  await named(/^Set sail$/);
  await go(/^Quick/);
  await go(/^More$/);
  await page.getByRole('textbox', { name: 'Seed of the deal' }).fill('heard at the edge');
  await checked();
  await go(/^Set sail$/);

  const done = new Map();
  let turns = 0;
  let sailed = false;
  // Once a turn what can be chosen is touched by its name; what more is to be done comes from the list.
  let touched = 0;
  let ended = false;
  for (let i = 0; i < MOST && !ended; i++) {
    const { keys, whole } = await eventually(async () => {
      const lines = await read(page);
      const buttons = lines.filter(({ role }) => role === 'button');
      const at = buttons.findIndex(({ name }) => name === 'All possible actions');
      const after = at < 0 ? [] : buttons.slice(at + 1).filter(({ name }) => !/^Why\?$|^Pace of the table/.test(name));
      ended = lines.some(({ role, name }) => role === 'heading' && /wins?$|Nobody wins/.test(name));
      const open = ({ off }) => !off;
      return ended || after.length > 0 ? { keys: after.filter(open), whole: buttons.filter(open) } : undefined;
    }, 'a question');
    if (ended) break;
    if (i % 25 === 0) await checked();
    const score = keys.find(({ name }) => /score/i.test(name));
    const piece = whole.find(({ name }) => /can be chosen|one step away/.test(name));
    // What stands until it was heard has one key, and nothing else can be done.
    const only = keys.length === 1 && !piece && !/^End turn/.test(keys[0].name) ? keys[0] : undefined;
    const quick = keys.find(({ name }) => /^Do the rest|^Skip/.test(name)) ?? only;
    if (score ?? quick) {
      await press(page, score ?? quick, 2000).catch(() => undefined);
      if (quick) done.set(quick.name, (done.get(quick.name) ?? 0) + 1);
      continue;
    }
    // Where one sails to is touched on the chart, and confirmed; and so is a hero.
    const before = (await spoken(page)).length;
    if (piece && turns < EARNEST && !sailed && touched < turns + 1) {
      touched = turns + 1;
      await press(page, piece);
      const sure = await eventually(
        async () =>
          (await read(page)).find(({ name, off }) => !off && /^(Sail|Start here|Take this|This one)/.test(name)),
        'the key that confirms',
        2000,
      ).catch(() => undefined);
      if (sure) await press(page, sure, 2000).catch(() => undefined);
      sailed = true;
      done.set('touched by its name', (done.get('touched by its name') ?? 0) + 1);
      continue;
    }
    await press(
      page,
      whole.find(({ name }) => name === 'All possible actions'),
      2000,
    ).catch(() => undefined);
    const choice = await eventually(
      async () => {
        const buttons = (await read(page)).filter(({ role, off }) => role === 'button' && !off);
        const at = buttons.findIndex(({ name }) => name === 'Close');
        if (at < 0) return undefined;
        if (buttons.slice(at + 1).every(({ name }) => /^Pace of the table/.test(name))) return buttons[at];
        const likes = turns < EARNEST ? [...EARLY.filter((one) => !sailed || !one.test('Sail: ')), ...ALWAYS] : ALWAYS;
        for (const like of likes) {
          const found = buttons.find(({ name }) => like.test(name));
          if (found) return found;
        }
        return buttons[at + 1] ?? buttons[at - 1];
      },
      'a list of actions',
      5000,
    ).catch(() => undefined);
    if (!choice) continue;
    await press(page, choice);
    if (choice.name === 'Close') continue;
    const kind = choice.name.split(/[:\d,.]/)[0];
    done.set(kind, (done.get(kind) ?? 0) + 1);
    if (/^Sail: /.test(choice.name)) sailed = true;
    if (/^End the turn/.test(choice.name)) {
      turns++;
      sailed = false;
    }
    await eventually(async () => (await spoken(page)).length > before, `what is spoken after: ${choice.name}`, 10_000);
  }
  expect(ended).toBe(true);
  const end = await named(/wins?$|Nobody wins/);
  await checked();
  console.log(`      ${end.name}; ${turns} turns: ${[...done].map(([what, times]) => `${what} ${times}`).join(', ')}`);
  expect(done.get('touched by its name') ?? 0).toBeGreaterThan(0);
  expect([...done.keys()]).toContain('End the turn');
  // What it came to on the way hangs on the dice: at least one battle, of one's own or the last.
  expect([...done.keys()].some((what) => /^(Attack|Fires|Fire\b|Fight on|Watch the battle)/.test(what))).toBe(true);

  // Whatever the log tells has been spoken.
  const heard = await spoken(page);
  await go(/^How it went$/);
  const told = (await page.getByTestId('log-line').allTextContents()).map((line) => line.replace(/\s+/g, ' ').trim());
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter((line) => !heard.includes(line))).toEqual([]);
};
