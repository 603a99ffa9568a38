// Every screen that has an address, by its route, and what stands there. `ids`: a match that was finished, one that goes on, a pack.
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../../../scripts/lib/project.mjs';

const GAMES = ['dead-mans-draw', 'seven-seas', 'sea-of-clouds'];
const SECTIONS = { 'dead-mans-draw': 'turn', 'seven-seas': 'governor', 'sea-of-clouds': 'turn' };
const each = (address, shown) => () => GAMES.map((game) => [address(game), shown]);

const PLACES = {
  '+not-found': () => [['/no/such/place', 'no-page']],
  aside: () => [['/aside', 'aside']],
  backup: () => [['/backup', 'backup']],
  'charts/[game]/[id]': () => [['/charts/admiral/none', 'no-chart']],
  'charts/[game]/index': () => [['/charts/admiral', 'chart-room']],
  'companion/[game]': each((game) => `/companion/${game}`, 'begin-sheet'),
  'companion/index': () => [['/companion', 'companion']],
  crew: () => [['/crew', 'crew']],
  'fairness/[id]': ({ finished }) => [[`/fairness/${finished}`, 'fairness']],
  history: () => [['/history', 'history']],
  index: () => [['/', 'shelf']],
  'learn/[game]': each((game) => `/learn/${game}`, 'lesson'),
  'new/[game]': each((game) => `/new/${game}`, 'setup'),
  notices: () => [['/notices', 'notices']],
  'packs/[id]': ({ pack }) => [[`/packs/${pack}`, 'pack']],
  'packs/index': () => [['/packs', 'packs']],
  'packs/scenarios': () => [['/packs/scenarios', 'scenarios']],
  'play/[id]': ({ running }) => [[`/play/${running}`, 'play']],
  'replay/[id]': ({ finished }) => [[`/replay/${finished}`, 'replay']],
  'rules/[game]/[section]': each((game) => `/rules/${game}/${SECTIONS[game]}`, 'rules-title'),
  'rules/[game]/index': each((game) => `/rules/${game}`, 'rules'),
  'rules/index': () => [['/rules', 'all-rules']],
  'score/[id]': ({ finished }) => [[`/score/${finished}`, 'score']],
  settings: () => [['/settings', 'settings']],
  stats: () => [['/stats', 'stats']],
};

/** The routes, as the folder of the routes has them. */
export const ROUTES = readdirSync(join(root, 'app'), { recursive: true })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => file.endsWith('.tsx') && file !== '_layout.tsx')
  .map((file) => file.replace('.tsx', ''))
  .sort();

/** Address and test id of every screen; a new route needs a line above. */
export function placesOf(ids) {
  return ROUTES.flatMap((route) => {
    if (!PLACES[route]) throw new Error(`no journey knows how to come to ${route}`);
    return PLACES[route](ids);
  });
}
