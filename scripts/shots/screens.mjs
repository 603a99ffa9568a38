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
      await page.getByTestId('winner').getByText(/win/).waitFor();
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
      await page.getByTestId('winner').getByText(/win/).waitFor();
    },
  },
  {
    name: 'seas-rules',
    state: 'table',
    look: tall('10-rules-uk'),
    reach: ({ page, url }) => page.goto(`${url}/rules/seven-seas/governor`),
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
  place('tab-companion', '/companion'),
  place('tab-rules', '/rules'),
  place('tab-crew', '/crew'),
];
