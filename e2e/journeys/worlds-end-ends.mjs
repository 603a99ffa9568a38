// At World's End is seen to each of its four ends: by fame, by the last one left, by the last battle won, and lost by everybody. On a phone
// alone against a bot, on a tablet by people around it, each end in another language.
//   END_SHOTS=<folder and beginning of a name> takes pictures of each, END_SCHEME=day by day, END_LANGUAGE=en|ru|uk all in one language.
import { bundled } from './lib/bundled.mjs';
import { answer, enabled } from './lib/kills.mjs';
import { fastTable, openCurtain } from './lib/table.mjs';

/** What the sheet of the score says of it. */
const TOLD = {
  fame10: { en: /fame is complete/, ru: /Слава набрана/, uk: /Славу набрано/ },
  lastStanding: { en: /last one left wins/, ru: /побеждает последний/, uk: /перемагає останній/ },
  armadaBeaten: { en: /armada is beaten/, ru: /Армада разбита/, uk: /Армаду розбито/ },
  armadaVictory: { en: /age of piracy is over/, ru: /Век пиратов окончен/, uk: /Доба піратів скінчилася/ },
};
/** 7.3: where the armada has won, nobody else has. */
const NOBODY = { en: 'Nobody wins', ru: 'Никто не победил', uk: 'Ніхто не переміг' };
const LANGUAGES = ['en', 'ru', 'uk'];
const READ = 900; // ms a table may need to be drawn before its picture is taken

export default async ({ page, url, size, expect, eventually }) => {
  const { endings } = await bundled('edge-ends.ts');
  const { kept, ends } = endings();
  const shots = process.env.END_SHOTS;
  const scheme = process.env.END_SCHEME;
  const only = process.env.END_LANGUAGE;
  if (scheme) await page.emulateMedia({ colorScheme: scheme === 'day' ? 'light' : 'dark' });
  await fastTable(page, url);
  await page.evaluate((list) => list.forEach(([key, text]) => localStorage.setItem(key, text)), kept);
  const mine = ends[size === 'phone' ? 'alone' : 'table'];
  expect(mine.map(({ result }) => result).sort()).toEqual(Object.keys(TOLD).sort());
  for (const [i, { id, result, answer: text }] of mine.entries()) {
    const language = only || LANGUAGES[(i + (size === 'phone' ? 0 : 1)) % LANGUAGES.length];
    await page.goto(`${url}/settings`);
    await page.getByTestId(`language-${language}`).click();
    await page.goto(`${url}/play/${id}`);
    await page.getByTestId('play').or(page.getByTestId('curtain')).first().waitFor();
    if (await page.getByTestId('curtain').isVisible()) await openCurtain(page);
    const take = async (what) => {
      if (!shots) return;
      await page.waitForTimeout(READ);
      await page.screenshot({ path: `${shots}-${size}-${language}-${result}-${what}.png` });
    };
    await eventually(async () => (await enabled(page, 'all-actions').count()) > 0, `the question of ${id}`);
    await take('before');
    await answer(page, text, eventually);
    const told = [];
    let looked = '';
    // The two ends of the last battle stand until a hand goes on.
    await eventually(
      async () => {
        if ((await enabled(page, 'to-score').count()) > 0) return true;
        const step = enabled(page, 'next-step');
        if ((await step.count()) === 0) return false;
        const said = await page.getByTestId('play').innerText();
        if (said !== looked) {
          looked = said;
          told.push(said);
          await take(`told-${told.length}`);
        }
        await step.click({ timeout: 1000 }).catch(() => undefined);
        return false;
      },
      `the end of ${id}`,
      60_000,
    );
    told.push(await page.getByTestId('play').innerText());
    await take('end');
    await page.getByTestId('to-score').click();
    await page.getByTestId('winner').waitFor();
    await take('score');
    const score = await page.getByTestId('score').innerText();
    expect(score).toMatch(TOLD[result][language]);
    const verdict = await page.getByTestId('winner').innerText();
    expect(verdict === NOBODY[language]).toBe(result === 'armadaVictory');
    console.log(`      ${result} on a ${size} in ${language}: ${verdict}`);
  }
};
