// A whole match of a game without a server: scene, words and bots that this page never had while there was a network.
import { allKept, ownSite } from './site.mjs';
import { setSail, setSeed } from './table.mjs';

/** `asked` and `answer`: how one plays this game; `preset`: with which options. */
export async function playWithoutServer(page, eventually, { game, preset, asked, answer }) {
  const site = await ownSite();
  try {
    await allKept(page, site.url);
    site.stop();
    await page.goto(`${site.url}/new/${game}`);
    await page.getByTestId(`preset-${preset}`).click();
    await setSeed(page, 'no network');
    await setSail(page);
    for (let i = 0; i < 600; i++) {
      const now = await asked(page, eventually);
      if (now.score) break;
      await answer(now);
    }
    await page.getByTestId('to-score').click();
    await page.getByTestId('winner').waitFor();
  } finally {
    site.clear();
  }
}
