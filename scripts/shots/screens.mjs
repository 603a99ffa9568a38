// What is pictured: how one comes to each screen, and which picture of the look it is held against.
import { placesOf } from '../../e2e/journeys/lib/places.mjs';
import { flick } from '../../e2e/journeys/lib/seas.mjs';
import { openCurtain, openSetup, setSail } from '../../e2e/journeys/lib/table.mjs';
import { openAdmiralBoard, openAdmiralFight, openAdmiralFire, openAdmiralTracker } from './admiral-tracker.mjs';
import { openWorldBattle, openWorldTracker } from './world-tracker.mjs';

const tall = (name) => () => name;
const none = () => null;
const picker = ({ scheme }) => (scheme === 'day' ? '01-picker-day-uk' : '01-picker');

async function openPack({ page, url }) {
  await page.goto(`${url}/packs`);
  await page.getByTestId('duplicate-sea-of-clouds').click();
  await page.getByTestId('pack-sound').waitFor();
}

/** One pirate too strong, and one card too many. */
async function breakPack(page) {
  await page.getByTestId('row-pirates-0-more').click();
  await page.getByTestId('row-pirates-0').click();
  await page.getByTestId('cell-strength').fill('99');
  const close = page.getByTestId('sheet-close');
  if (await close.isVisible()) await close.click();
  await page.getByTestId('fault-0').scrollIntoViewIfNeeded();
}

/** `scene`: drawn by Skia, so it is waited for, and shown as people with other colour vision see it. */
const drawn = [
  {
    name: 'shelf',
    state: 'played',
    look: picker,
    reach: ({ page, url }) => page.goto(url),
  },
  {
    name: 'setup',
    state: 'played',
    look: tall('02-new-game'),
    reach: async ({ page, url }) => {
      await page.goto(url);
      await openSetup(page);
    },
  },
  {
    name: 'play',
    state: 'played',
    scene: true,
    look: ({ size: [width, height], scheme }) => {
      if (width >= 1000) return '03-dead-mans-draw-tablet';
      if (width > height) return '03-dead-mans-draw-landscape';
      if (height < 700) return '03-dead-mans-draw-360x640-ru';
      return scheme === 'day' ? '03-dead-mans-draw-day' : '03-dead-mans-draw';
    },
    reach: ({ page, url }) => page.goto(`${url}/play/table`),
  },
  {
    name: 'bust',
    state: 'played',
    scene: true,
    look: tall('03-dead-mans-draw-bust'),
    reach: ({ page, url }) => page.goto(`${url}/play/bust`),
    moment: async ({ page }) => {
      await page.getByTestId('do-draw').click();
      // It stands until it is led on.
      await page.getByTestId('moment').waitFor();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'curtain',
    state: 'played',
    look: tall('04-curtain'),
    reach: async ({ page, url }) => {
      await page.goto(url);
      await openSetup(page);
      await page.getByTestId('mode-people').click();
      await setSail(page);
    },
  },
  {
    name: 'score',
    state: 'played',
    look: tall('11-score-ru'),
    reach: async ({ page, url }) => {
      await page.goto(`${url}/score/score`);
      // The loot is counted suit by suit, with rests.
      await page.getByTestId('winner').waitFor();
    },
  },
  {
    name: 'rules',
    state: 'played',
    look: tall('10-rules-uk'),
    reach: ({ page, url }) => page.goto(`${url}/rules/dead-mans-draw/turn`),
  },
  {
    name: 'seas-roles',
    state: 'played',
    scene: true,
    look: tall('05-seven-seas-roles'),
    reach: async ({ page, url }) => {
      await page.goto(`${url}/play/seas-roles`);
      await page.getByTestId('role-captain').click();
    },
  },
  {
    name: 'seas-battle',
    state: 'played',
    scene: true,
    look: tall('05-seven-seas-battle'),
    reach: ({ page, url }) => page.goto(`${url}/play/seas-battle`),
    moment: async ({ page }) => {
      await flick(page);
      // The first duel stands, and waits to be skipped.
      await page.getByTestId('next-step').waitFor();
      await page.waitForTimeout(700);
    },
  },
  {
    name: 'seas-curtain',
    state: 'played',
    look: tall('04-curtain'),
    reach: async ({ page, url }) => {
      await page.goto(`${url}/new/seven-seas`);
      await page.getByTestId('mode-people').click();
      await setSail(page);
    },
  },
  {
    name: 'seas-score',
    state: 'played',
    look: tall('11-score-ru'),
    reach: async ({ page, url }) => {
      await page.goto(`${url}/score/seas-score`);
      await page.getByTestId('winner').waitFor();
    },
  },
  {
    name: 'seas-rules',
    state: 'played',
    look: tall('10-rules-uk'),
    reach: ({ page, url }) => page.goto(`${url}/rules/seven-seas/governor`),
  },
  {
    name: 'clouds-peek',
    state: 'played',
    scene: true,
    look: tall('06-sea-of-clouds-peek'),
    reach: ({ page, url }) => page.goto(`${url}/play/clouds-peek`),
    moment: async ({ page }) => {
      await page.getByTestId('faces').waitFor();
      await page.waitForTimeout(700);
    },
  },
  {
    name: 'clouds-boarding',
    state: 'played',
    scene: true,
    look: tall('06-sea-of-clouds-boarding'),
    reach: ({ page, url }) => page.goto(`${url}/play/clouds-boarding`),
    moment: async ({ page }) => {
      await page.locator('[data-testid^="do-take"]').click();
      await page.getByTestId('next-step').waitFor();
      await page.waitForTimeout(700);
    },
  },
  {
    name: 'adm-board',
    state: 'played',
    scene: true,
    look: ({ size: [width], scheme }) => {
      if (width < 1000) return '08-admiral-board';
      return scheme === 'day' ? '26-admiral-tablet-day' : '26-admiral-tablet';
    },
    reach: ({ page, url }) => page.goto(`${url}/play/adm-board`),
    moment: async ({ page }) => {
      await page.locator('[data-testid^="own-frigate"]').first().click();
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'adm-vane',
    state: 'played',
    scene: true,
    look: ({ scheme }) => (scheme === 'day' ? '22-admiral-vane-day' : '22-admiral-vane'),
    reach: ({ page, url }) => page.goto(`${url}/play/adm-vane`),
  },
  {
    name: 'adm-storm',
    state: 'played',
    scene: true,
    look: tall('23-admiral-storm'),
    reach: ({ page, url }) => page.goto(`${url}/play/adm-storm`),
  },
  {
    name: 'adm-fire',
    state: 'played',
    scene: true,
    look: ({ scheme }) => (scheme === 'day' ? '24-admiral-fire-day' : '24-admiral-fire'),
    reach: ({ page, url }) => page.goto(`${url}/play/adm-fire`),
    moment: async ({ page }) => {
      await page.locator('[data-testid^="own-line"], [data-testid^="unit-line"]').first().click();
      await page.getByTestId('mode-fire').click();
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'adm-share',
    state: 'played',
    scene: true,
    look: tall('25-admiral-boarding'),
    reach: ({ page, url }) => page.goto(`${url}/play/adm-share`),
  },
  {
    name: 'edge-map',
    state: 'played',
    scene: true,
    look: ({ size: [width], scheme }) => {
      if (width < 1000) return '07-worlds-end-map';
      return scheme === 'day' ? '19-worlds-end-tablet-day' : '19-worlds-end-tablet';
    },
    reach: ({ page, url }) => page.goto(`${url}/play/edge-map`),
  },
  {
    name: 'edge-sea',
    state: 'played',
    scene: true,
    look: tall('20-worlds-end-sea-sheet'),
    reach: ({ page, url }) => page.goto(`${url}/play/edge-map`),
    moment: async ({ page }) => {
      await page.getByTestId('sea-jamaica').click();
      await page.getByTestId('sea-sheet').waitFor();
    },
  },
  {
    name: 'edge-market',
    state: 'played',
    scene: false,
    look: tall('16-worlds-end-market'),
    reach: ({ page, url }) => page.goto(`${url}/play/edge-market`),
    moment: ({ page }) => page.getByTestId('target-0').click(),
  },
  {
    name: 'edge-auction',
    state: 'played',
    scene: false,
    look: tall('17-worlds-end-auction'),
    reach: ({ page, url }) => page.goto(`${url}/play/edge-auction`),
    moment: ({ page }) => page.getByTestId('bid-more').click(),
  },
  // Four people: flat between them on a tablet, handed on on a phone.
  ...[
    ['edge-table', 'own-side'],
    ['edge-table-market', 'purse'],
    ['edge-table-auction', 'lot'],
  ].map(([name, shown]) => ({
    name,
    state: 'played',
    scene: shown !== 'lot',
    look: ({ scheme }) => (scheme === 'day' ? '19-worlds-end-tablet-day' : '19-worlds-end-tablet'),
    reach: async ({ page, url }) => {
      await page.goto(`${url}/play/${name}`);
      await page.getByTestId('play').or(page.getByTestId('curtain')).first().waitFor();
      if (await page.getByTestId('curtain').isVisible()) await openCurtain(page);
      await page.getByTestId(shown).first().waitFor();
    },
  })),
  ...['sea', 'convoy', 'kraken', 'final'].flatMap((kind) =>
    ['edge-fight', 'edge-table-fight'].map((name) => ({
      name: `${name}-${kind}`,
      state: 'played',
      scene: true,
      look: tall(kind === 'final' ? '18-worlds-end-armada' : '15-worlds-end-battle'),
      reach: async ({ page, url }) => {
        await page.goto(`${url}/play/${name}-${kind}`);
        await page.getByTestId('play').or(page.getByTestId('curtain')).first().waitFor();
        if (await page.getByTestId('curtain').isVisible()) await openCurtain(page);
        await page.locator('[data-testid^="ship-"]').first().waitFor();
      },
    })),
  ),
  {
    name: 'edge-guards',
    state: 'played',
    scene: true,
    look: none,
    reach: ({ page, url }) => page.goto(`${url}/play/edge-map`),
    moment: async ({ page }) => {
      await page.getByTestId('own-fleet').click();
      await page.getByTestId('fleet-sheet').waitFor();
    },
  },
  {
    name: 'edge-score',
    state: 'played',
    look: none,
    reach: async ({ page, url }) => {
      await page.goto(`${url}/score/edge-score`);
      await page.getByTestId('score').waitFor();
    },
  },
  {
    name: 'clouds-score',
    state: 'played',
    look: tall('11-score-ru'),
    reach: async ({ page, url }) => {
      await page.goto(`${url}/score/clouds-score`);
      await page.getByTestId('winner').waitFor();
    },
  },
  {
    name: 'tracker',
    state: 'played',
    look: ({ size: [width] }) => (width >= 1000 ? '09-tracker-seven-seas-tablet' : '09-tracker-seven-seas'),
    reach: async ({ page, url }) => {
      await page.goto(`${url}/companion/seven-seas`);
      await page.getByTestId('begin-sheet').click();
    },
  },
  {
    name: 'companion',
    state: 'played',
    look: none,
    reach: async ({ page, url }) => {
      await page.goto(`${url}/companion/dead-mans-draw`);
      await page.getByTestId('begin-sheet').click();
    },
  },
  {
    name: 'clouds-tracker',
    state: 'fresh',
    look: ({ size: [width] }) => (width >= 1000 ? '09-tracker-seven-seas-tablet' : '09-tracker-seven-seas'),
    reach: async ({ page, url }) => {
      await page.goto(`${url}/companion/sea-of-clouds`);
      await page.getByTestId('begin-sheet').click();
    },
  },
  {
    name: 'world-tracker',
    state: 'fresh',
    look: ({ scheme }) => (scheme === 'day' ? '21-worlds-end-companion-day' : '21-worlds-end-companion'),
    reach: openWorldTracker,
  },
  { name: 'world-tracker-battle', state: 'fresh', look: none, reach: openWorldBattle },
  {
    name: 'admiral-tracker',
    state: 'fresh',
    look: ({ scheme }) => (scheme === 'day' ? '30-admiral-companion-day' : '30-admiral-companion'),
    reach: openAdmiralTracker,
  },
  {
    name: 'admiral-tracker-fire',
    state: 'fresh',
    look: ({ scheme }) => (scheme === 'day' ? '30-admiral-companion-day' : '30-admiral-companion'),
    reach: openAdmiralFire,
  },
  { name: 'admiral-tracker-fight', state: 'fresh', look: none, reach: openAdmiralFight },
  { name: 'admiral-tracker-board', state: 'fresh', look: none, reach: openAdmiralBoard },
  {
    name: 'packs',
    state: 'fresh',
    look: none,
    reach: async ({ page, url }) => {
      await page.goto(`${url}/packs`);
      await page.getByTestId('duplicate-sea-of-clouds').click();
      await page.getByTestId('row-rum-0-more').click();
      await page.getByTestId('back').last().click();
      await page.getByTestId('duplicate-sea-of-clouds').waitFor();
    },
  },
  { name: 'pack', state: 'fresh', look: none, reach: openPack },
  {
    name: 'pack-wrong',
    state: 'fresh',
    look: none,
    reach: async (at) => {
      await openPack(at);
      await breakPack(at.page);
    },
  },
  {
    name: 'pack-card',
    state: 'fresh',
    look: none,
    reach: async (at) => {
      await openPack(at);
      await breakPack(at.page);
      await at.page.getByTestId('fault-0').click();
    },
  },
];

/** The rest of the app: every address of every route, with somebody who has played, and what must stand there. */
const IDS = { finished: 'score', running: 'table', pack: null };
const places = placesOf(IDS)
  // What a table and a pack look like is above.
  .filter(([address]) => !/^\/(packs|play)\//.test(address))
  .map(([address, shown]) => ({
    name: `at${address.replaceAll('/', '-')}`,
    state: 'played',
    scene: /^\/(learn|replay)\//.test(address),
    look: none,
    reach: async ({ page, url }) => {
      await page.goto(url + address);
      await page.getByTestId(shown).first().waitFor();
    },
  }));

/** The same for somebody who has just come: what is still empty says how to begin. */
const empty = ['/', '/history', '/stats', '/crew', '/new/dead-mans-draw'].map((address) => ({
  name: `empty${address.replaceAll('/', '-')}`,
  state: 'fresh',
  look: none,
  reach: ({ page, url }) => page.goto(url + address),
}));

export const screens = [...drawn, ...places, ...empty];
