// What is pictured: how one comes to each screen, and which picture of the look it is held against.
import { flick } from '../../e2e/journeys/lib/seas.mjs';
import { openSetup, setSail } from '../../e2e/journeys/lib/table.mjs';

const tall = (name) => () => name;
const none = () => null;
const picker = ({ scheme }) => (scheme === 'day' ? '01-picker-day-uk' : '01-picker');

/** A place of the row below the shelf; its picture shows the row. */
const place = (name, path) => ({
  name,
  state: 'table',
  look: picker,
  reach: ({ page, url }) => page.goto(`${url}${path}`),
});

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
export const screens = [
  {
    name: 'shelf',
    state: 'table',
    look: picker,
    reach: ({ page, url }) => page.goto(url),
  },
  {
    name: 'setup',
    state: 'table',
    look: tall('02-new-game'),
    reach: async ({ page, url }) => {
      await page.goto(url);
      await openSetup(page);
    },
  },
  {
    name: 'play',
    state: 'table',
    scene: true,
    look: ({ size: [width, height], scheme }) => {
      if (width >= 1000) return '03-dead-mans-draw-tablet';
      if (width > height) return '03-dead-mans-draw-landscape';
      if (height < 700) return '03-dead-mans-draw-360x640-ru';
      return scheme === 'day' ? '03-dead-mans-draw-day' : '03-dead-mans-draw';
    },
    reach: ({ page, url, id }) => page.goto(`${url}/play/${id}`),
  },
  {
    name: 'bust',
    state: 'bust',
    scene: true,
    look: tall('03-dead-mans-draw-bust'),
    reach: ({ page, url, id }) => page.goto(`${url}/play/${id}`),
    moment: async ({ page }) => {
      await page.getByTestId('do-draw').click();
      // It stands until it is led on.
      await page.getByTestId('moment').waitFor();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'curtain',
    state: 'table',
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
    state: 'score',
    look: tall('11-score-ru'),
    reach: async ({ page, url, id }) => {
      await page.goto(`${url}/score/${id}`);
      // The loot is counted suit by suit, with rests.
      await page.getByTestId('winner').waitFor();
    },
  },
  {
    name: 'rules',
    state: 'table',
    look: tall('10-rules-uk'),
    reach: ({ page, url }) => page.goto(`${url}/rules/dead-mans-draw/turn`),
  },
  {
    name: 'seas-roles',
    state: 'seas-roles',
    scene: true,
    look: tall('05-seven-seas-roles'),
    reach: async ({ page, url, id }) => {
      await page.goto(`${url}/play/${id}`);
      await page.getByTestId('role-captain').click();
    },
  },
  {
    name: 'seas-battle',
    state: 'seas-battle',
    scene: true,
    look: tall('05-seven-seas-battle'),
    reach: ({ page, url, id }) => page.goto(`${url}/play/${id}`),
    moment: async ({ page }) => {
      await flick(page);
      // The first duel stands, and waits to be skipped.
      await page.getByTestId('next-step').waitFor();
      await page.waitForTimeout(700);
    },
  },
  {
    name: 'seas-curtain',
    state: 'table',
    look: tall('04-curtain'),
    reach: async ({ page, url }) => {
      await page.goto(url);
      await page.getByTestId('game-seven-seas').click();
      await page.getByTestId('mode-people').click();
      await setSail(page);
    },
  },
  {
    name: 'seas-score',
    state: 'seas-score',
    look: tall('11-score-ru'),
    reach: async ({ page, url, id }) => {
      await page.goto(`${url}/score/${id}`);
      await page.getByTestId('winner').waitFor();
    },
  },
  {
    name: 'seas-rules',
    state: 'table',
    look: tall('10-rules-uk'),
    reach: ({ page, url }) => page.goto(`${url}/rules/seven-seas/governor`),
  },
  {
    name: 'clouds-peek',
    state: 'clouds-peek',
    scene: true,
    look: tall('06-sea-of-clouds-peek'),
    reach: ({ page, url, id }) => page.goto(`${url}/play/${id}`),
    moment: async ({ page }) => {
      await page.getByTestId('peek-key').click();
      await page.getByTestId('faces').waitFor();
      await page.waitForTimeout(700);
    },
  },
  {
    name: 'clouds-boarding',
    state: 'clouds-boarding',
    scene: true,
    look: tall('06-sea-of-clouds-boarding'),
    reach: ({ page, url, id }) => page.goto(`${url}/play/${id}`),
    moment: async ({ page }) => {
      await page.locator('[data-testid^="do-take"]').click();
      await page.getByTestId('next-step').waitFor();
      await page.waitForTimeout(700);
    },
  },
  {
    name: 'clouds-score',
    state: 'clouds-score',
    look: tall('11-score-ru'),
    reach: async ({ page, url, id }) => {
      await page.goto(`${url}/score/${id}`);
      await page.getByTestId('winner').waitFor();
    },
  },
  {
    name: 'tracker',
    state: 'table',
    look: ({ size: [width] }) => (width >= 1000 ? '09-tracker-seven-seas-tablet' : '09-tracker-seven-seas'),
    reach: async ({ page, url }) => {
      await page.goto(`${url}/companion/seven-seas`);
      await page.getByTestId('begin-sheet').click();
    },
  },
  {
    name: 'companion',
    state: 'table',
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
  place('tab-companion', '/companion'),
  place('tab-rules', '/rules'),
  place('tab-crew', '/crew'),
];
