// The web app without a network: opened once, then the server is gone. Every screen comes, in another language as well, and a match is played
// from the set-up to its score. What has to be fetched is told while it comes.
import { placesOf } from './lib/places.mjs';
import { allKept, ownSite } from './lib/site.mjs';
import { matchId, openSetup, playToEnd, setSail, setSeed } from './lib/table.mjs';

export const installs = true;

async function finishedMatch(page, url, eventually) {
  await page.goto(url);
  await openSetup(page);
  await setSeed(page, 'no network');
  await setSail(page);
  const id = matchId(page);
  await playToEnd(page, eventually);
  await page.getByTestId('to-score').click();
  await page.getByTestId('winner').waitFor();
  return id;
}

async function runningMatch(page, url, game) {
  await page.goto(`${url}/new/${game}`);
  await setSail(page);
  return matchId(page);
}

async function ownPack(page, url) {
  await page.goto(`${url}/packs`);
  await page.getByTestId('duplicate-sea-of-clouds').click();
  await page.getByTestId('pack-sound').waitFor();
  return matchId(page);
}

async function installable(page, expect, url) {
  const manifest = await (await page.request.get(`${url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(url + src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
  expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  const named = async () => (await (await page.request.get(url + (await address()))).json()).name;
  const address = () => page.getAttribute('link[rel="manifest"]', 'href');
  expect(await named()).toBe('Pirate Shelf');
  await page.goto(`${url}/settings`);
  await page.getByTestId('language-uk').click();
  await page.waitForFunction(() => document.documentElement.lang === 'uk');
  expect(await named()).toBe('Піратська полиця');
  await page.getByTestId('language-system').click();
}

/** Said where a match could be lost, until it is hidden; the settings go on saying it. */
async function adviceInSafari(context, url, expect) {
  const phone = await context.newPage();
  await phone.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await phone.goto(url);
  await phone.getByTestId('home-screen-advice').waitFor();
  await phone.getByTestId('hide-home-screen-advice').click();
  await phone.goto(url);
  await phone.getByTestId('shelf').waitFor();
  expect(await phone.getByTestId('home-screen-advice').count()).toBe(0);
  await phone.goto(`${url}/settings`);
  await phone.getByTestId('home-screen').waitFor();
}

export default async ({ page, context, size, expect, eventually }) => {
  // What is kept does not depend on the size of the screen.
  if (size !== 'phone') return;
  const site = await ownSite();
  const { url } = site;
  try {
    await page.goto(url);
    await page.getByTestId('shelf').waitFor();
    await installable(page, expect, url);
    await allKept(page, url);
    site.stop();

    const finished = await finishedMatch(page, url, eventually);
    const running = await runningMatch(page, url, 'dead-mans-draw');
    const pack = await ownPack(page, url);
    const places = placesOf({ finished, running, pack });
    for (const [address, shown] of places) {
      await page.goto(url + address);
      await page.getByTestId(shown).first().waitFor();
    }
    // The browser was asked, once, to keep what was played.
    await page.goto(`${url}/settings`);
    await page.locator('[data-testid="storage-granted"], [data-testid="storage-refused"]').waitFor();

    // Nobody has read the rules in this language while there was a network.
    await page.getByTestId('language-ru').click();
    for (const [address, shown] of places.filter(([at]) => /^\/(rules|learn|companion)\//.test(at))) {
      await page.goto(url + address);
      await page.getByTestId(shown).first().waitFor();
    }
    await adviceInSafari(context, url, expect);
    console.log(`      ${places.length} screens without a server`);
  } finally {
    site.clear();
  }
};
