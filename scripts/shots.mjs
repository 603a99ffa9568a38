// `npm run shots`: every screen at five sizes, by night and by day, each beside its picture in the look (docs/look), and every
// scene as people with other colour vision see it. Fails when a screen cannot be reached. Writes shots/ (not in the repository), with a page to leaf through.
//   npm run shots [-- part of a screen's name ...] [--size 390x844] [--scheme night] [--language ru] [--url http://localhost:8081]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, launch } from '../e2e/browser.mjs';
import { serve } from '../e2e/serve.mjs';
import { fail, root, seconds } from './lib/project.mjs';
import { buildWeb, dist } from './lib/web-build.mjs';
import { compose, png, webp } from './shots/compose.mjs';
import { screens } from './shots/screens.mjs';
import { makeStates } from './shots/states.mjs';

const sizes = ['360x640', '390x844', '844x390', '1024x1366', '1366x1024'];
const schemes = ['night', 'day'];
const LANES = 2;

const args = process.argv.slice(2);
const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const values = ['--size', '--scheme', '--url', '--language'].map(option);
const names = args.filter((a) => !a.startsWith('--') && !values.includes(a));
const [onlySize, onlyScheme, given, language] = values;
const wanted = screens.filter(({ name }) => names.length === 0 || names.some((n) => name.includes(n)));
if (wanted.length === 0) fail('No such screen.');

/** Counts what one frame of a scene draws: a ground alone, or everything. */
function countDraws() {
  window.richest = 0;
  let draws = 0;
  const kind = window.WebGL2RenderingContext.prototype;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
    const real = kind[name];
    kind[name] = function counted(...args) {
      if (draws === 0) setTimeout(() => (draws = 0), 0);
      window.richest = Math.max(window.richest, ++draws);
      return real.apply(this, args);
    };
  }
}

/** The picture once nothing changes any more. */
async function still(page, scene) {
  // Scenery is painted in slices, between which the screen looks finished.
  if (scene) await page.waitForFunction(() => window.richest > 3);
  await page.waitForTimeout(500);
  let last;
  return eventually(async () => {
    const now = await page.screenshot();
    const same = last?.equals(now);
    last = now;
    return same ? now : undefined;
  }, 'a picture that stands still');
}

const since = Date.now();
if (!given) buildWeb();
const served = given ? undefined : await serve(dist);
const url = given ?? served.url;
const folder = join(root, 'shots');
mkdirSync(folder, { recursive: true });
const states = makeStates(url);
const made = [];
const missed = [];

async function shoot(browser, desk, screen, at, scheme) {
  const size = at.split('x').map(Number);
  const context = await browser.newContext({
    viewport: { width: size[0], height: size[1] },
    colorScheme: scheme === 'night' ? 'dark' : 'light',
    ...(states[screen.state] ? { storageState: states[screen.state] } : {}),
    serviceWorkers: 'block',
    locale: language ?? 'en-US',
  });
  const page = await context.newPage();
  await page.addInitScript(countDraws);
  const place = { page, url };
  let picture;
  try {
    await screen.reach(place);
    picture = await still(page, screen.scene);
    if (screen.moment) {
      await screen.moment(place);
      picture = await page.screenshot();
    }
  } finally {
    await context.close();
  }
  const name = screen.look({ size, scheme });
  // Not every screen was drawn before it was made.
  const looks = name === null ? [] : [webp(join(root, 'docs', 'look', `${name}.webp`))];
  const file = [screen.name, at, scheme, ...(language ? [language] : [])].join('-');
  writeFileSync(join(folder, `${file}.webp`), await compose(desk, [png(picture), ...looks]));
  if (screen.scene)
    writeFileSync(
      join(folder, `${file}-sight.webp`),
      await compose(desk, [png(picture)], { sights: true, height: 640 }),
    );
  made.push(file, ...(screen.scene ? [`${file}-sight`] : []));
}

const waiting = wanted.flatMap((screen) =>
  sizes
    .filter((s) => !onlySize || s === onlySize)
    .flatMap((at) => schemes.filter((s) => !onlyScheme || s === onlyScheme).map((scheme) => [screen, at, scheme])),
);

async function lane() {
  const browser = await launch();
  const desk = await browser.newPage();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [screen, at, scheme] = next;
    try {
      // A second try: on a busy machine a browser now and then takes the graphics away from a page. What that was is told.
      await shoot(browser, desk, ...next).catch((error) => {
        console.log(`Once more: ${screen.name} at ${at} by ${scheme}: ${error.message}`);
        return shoot(browser, desk, ...next);
      });
    } catch (error) {
      missed.push(`${screen.name} at ${at} by ${scheme}: ${error.message}`);
    }
  }
  await browser.close();
}

await Promise.all(Array.from({ length: LANES }, lane));
made.sort();

const figures = made.map(
  (file) => `<figure><img loading="lazy" src="${file}.webp"><figcaption>${file}</figcaption></figure>`,
);
const style = 'body{background:#888;font:16px sans-serif}figure{margin:16px 0}img{max-width:100%}';
writeFileSync(
  join(folder, 'index.html'),
  `<!DOCTYPE html><meta charset="utf-8"><title>Shots</title><style>${style}</style>${figures.join('\n')}\n`,
);
served?.server.close();
console.log(`${made.length} pictures in shots/ (open shots/index.html), made in ${seconds(since)}.`);
if (missed.length > 0) fail(`${missed.length} screens could not be reached:\n  ${missed.join('\n  ')}`);
