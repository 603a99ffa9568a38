// The web export in dist/, made again only when something it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { makeInstallable } from './offline-build.mjs';
import { fail, program, quiet, root, run, seconds } from './project.mjs';

const sources = [
  'app',
  'components',
  'engine',
  'assets',
  'index.ts',
  'public/icons',
  'public/index.html',
  'public/manifest.webmanifest',
  'scripts/lib',
  'app.json',
  'babel.config.js',
  'metro.config.js',
  'tsconfig.json',
  'package-lock.json',
];
const stamp = join(root, '.cache', 'web-build');

function fingerprint() {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) add(`${path}/${name}`);
    else hash.update(path).update(readFileSync(full));
  };
  sources.forEach(add);
  return hash.digest('hex');
}

export const dist = join(root, 'dist');

/** Letters are asked for with the code, not after it: the page says so. */
function preloadFonts() {
  const fonts = readdirSync(dist, { recursive: true }).filter((path) => path.endsWith('.ttf'));
  const links = fonts.map((path) => {
    const href = `/${path.split(sep).join('/')}`;
    return `<link rel="preload" as="font" type="font/ttf" crossorigin href="${href}">`;
  });
  const page = join(dist, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${links.join('\n')}</head>`));
}

export function buildWeb() {
  const now = fingerprint();
  const built = existsSync(join(dist, 'index.html')) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (built === now) return console.log('The web build is up to date.');
  const since = Date.now();
  console.log('Building the web version (a minute or two the first time)...');
  if (run(program('setup-skia-web', '@shopify/react-native-skia'), ['public'], { stdio: 'ignore' }).status !== 0)
    fail('CanvasKit could not be copied into public/.');
  const done = run(program('expo'), ['export', '--platform', 'web'], { env: { ...quiet, NODE_ENV: 'production' } });
  if (done.status !== 0) fail('The web build failed: see the lines above.');
  preloadFonts();
  makeInstallable(dist);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, now);
  console.log(`Built in ${seconds(since)}.`);
}
