// Every screen in every language: real words, in the letters of that language, with nothing left unsaid.
import { decide, nextOffer, openSetup, playToEnd, setSail, setSeed } from './lib/table.mjs';

const languages = { ru: 'Пиратская полка', uk: 'Піратська полиця', en: 'Pirate Shelf' };

export default async ({ page, url, expect, eventually }) => {
  await page.goto(url);
  await page.getByTestId('open-settings').click();
  await page.getByTestId('speed-instant').click();
  for (const [language, title] of Object.entries(languages)) {
    await page.getByTestId(`language-${language}`).click();
    await eventually(
      () => page.evaluate((l) => document.documentElement.lang === l, language),
      'the language of the page',
    );
    await words(page, expect, language);
    await page.getByTestId('back').click();
    await page.getByTestId('shelf').waitFor();
    expect(await page.getByTestId('page-title').first().innerText()).toBe(title);
    await words(page, expect, language);
    for (const place of ['companion', 'rules', 'crew', 'shelf']) {
      await page.getByTestId(`tab-${place}`).filter({ visible: true }).click();
      await page
        .getByRole('tab', { selected: true })
        .and(page.getByTestId(`tab-${place}`))
        .waitFor();
      await words(page, expect, language);
    }

    await openSetup(page);
    await page.getByTestId('all-options').click();
    await setSeed(page, `in ${language}`);
    await words(page, expect, language);
    for (const sheet of ['option-variant', 'option-activeSuits', 'setup-seat-1']) {
      await page.getByTestId(sheet).click();
      await page.getByTestId('sheet-close').waitFor();
      await words(page, expect, language);
      await page.getByTestId('sheet-close').click();
    }
    await setSail(page);
    for (let i = 0; i < 6; i++) {
      const now = await nextOffer(page, eventually);
      if (now.score) break;
      await words(page, expect, language);
      await decide(page, now);
    }
    for (const [key, sheet] of [
      ['open-log', 'log'],
      ['all-actions', 'actions'],
      ['seat-1', 'sheet-bank'],
      ['discard', 'sheet-discard'],
    ]) {
      // The open cards of a Map lie over the discard pile until one is taken.
      let now = await nextOffer(page, eventually);
      while (!now.score && (await page.locator('[data-testid^="target-map-"]').count()) > 0) {
        await decide(page, now);
        now = await nextOffer(page, eventually);
      }
      await page.getByTestId(key).first().click();
      await page.getByTestId(sheet).waitFor();
      await words(page, expect, language);
      await page.getByTestId('sheet-close').click();
    }
    if (language === 'uk') {
      await finish(page, eventually);
      await words(page, expect, language);
      await page.reload();
      await page.getByTestId('score').waitFor();
      expect(await page.getByTestId('winner').innerText()).toMatch(/перемагає|перемога/i);
    }
    await page.goto(`${url}/settings`);
  }
};

async function finish(page, eventually) {
  await playToEnd(page, eventually);
  await page.getByTestId('to-score').click();
  await page.getByTestId('score').waitFor();
}

/** No key instead of a word, no hole in a sentence, and no English button among Russian ones. */
async function words(page, expect, language) {
  const seen = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label'));
    return [...texts, document.body.innerText].join('\n');
  });
  expect(seen).not.toMatch(/\{\{|\}\}|undefined|\$t\(/);
  expect(seen).not.toMatch(/\b(app|dead-mans-draw|reasons|undo|saves):[a-z]/i);
  if (language !== 'en')
    expect(seen).not.toMatch(/\b(Draw|Take|Back|Close|Settings|Continue|New match|Anchor|Kraken)\b/);
  if (language === 'uk') expect(seen).not.toMatch(/[ыэъё]/i);
  if (language === 'ru') expect(seen.replace(/Українська/g, '')).not.toMatch(/[іїєґ]/i);
}
