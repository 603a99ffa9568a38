// What makes the web export open without a network: the service worker with a list of all files, and the manifest in each language.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readJson, root } from './project.mjs';

const hash = (text, kind = 'sha256') => createHash(kind).update(text).digest('hex');
/** Expo's way to name a file after what is in it. */
export const hashed = /[.-][0-9a-f]{32}\.\w+$/;
const LANGUAGES = ['ru', 'uk'];
/** Nothing that a page asks for. */
const LEFT_OUT = ['/_headers', '/metadata.json', '/sw.js'];
const FOR_GOOD = 'Cache-Control: public, max-age=31536000, immutable';

/** Adds attributes to the page's first element, in place of those of an earlier time. */
function mark(page, attributes) {
  const names = Object.keys(attributes).join('|');
  const plain = page.replace(new RegExp(` (?:${names})="[^"]*"`, 'g'), '');
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return plain.replace(/<html[^>]*/, (tag) => tag + text.join(''));
}

/** The drawing tools get a hash in their name like all other files: so a page always gets those of its own version, and may keep them for good. */
function nameTools(folder) {
  const plain = join(folder, 'canvaskit.wasm');
  const name = `canvaskit-${hash(readFileSync(plain), 'md5')}.wasm`;
  renameSync(plain, join(folder, name));
  const page = join(folder, 'index.html');
  writeFileSync(page, mark(readFileSync(page, 'utf8'), { 'data-canvaskit': `/${name}` }));
}

/** The app on a home screen is called what it is called in it. */
function translateManifest(folder) {
  const manifest = readJson(join(folder, 'manifest.webmanifest'));
  for (const lang of LANGUAGES) {
    const { title, offline } = readJson(join(root, 'assets', 'locales', lang, 'app.json'));
    const here = { ...manifest, name: title, short_name: title, description: offline.about, lang };
    writeFileSync(join(folder, `manifest-${lang}.webmanifest`), JSON.stringify(here));
  }
}

/** All files of the export, by the paths at which a page asks for them. */
function filesOf(folder) {
  const paths = readdirSync(folder, { recursive: true })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => `/${path.split(sep).join('/')}`)
    .filter((path) => !LEFT_OUT.includes(path) && !path.endsWith('.map'));
  return paths.sort().map((path) => {
    const body = readFileSync(join(folder, path));
    const revision = hashed.test(path) ? undefined : hash(body).slice(0, 16);
    return { path: path === '/index.html' ? '/' : path, bytes: body.length, revision };
  });
}

/** In which order the rest is fetched: what a table needs before what only sounds. */
const LATER = [/canvaskit/, /\/(?:Scene|bot)-/, /\.js$/, /\.webp$/, /\.wav$/];
const turn = ({ path }) => {
  const at = LATER.findIndex((pattern) => pattern.test(path));
  return at < 0 ? LATER.length : at;
};

/** Writes sw.js for the files as they lie there now, and tells the page its version. May be done again after files have changed. */
export function writeWorker(folder) {
  const page = join(folder, 'index.html');
  const plain = mark(readFileSync(page, 'utf8'), { 'data-version': '' });
  writeFileSync(page, plain);
  const files = filesOf(folder);
  const version = hash(JSON.stringify(files)).slice(0, 16);
  writeFileSync(page, mark(plain, { 'data-version': version }));
  // At once what the first screen consists of: the page with its code and letters, and the pictures of the shelf.
  const first = ({ path }) => path === '/' || plain.includes(`"${path}"`) || path.includes('/art/shelf/');
  const shell = files.filter((file) => first(file) && !file.path.startsWith('/icons/'));
  const later = files.filter((file) => !shell.includes(file)).sort((a, b) => turn(a) - turn(b));
  const worker = readFileSync(join(root, 'scripts', 'lib', 'service-worker.js'), 'utf8');
  writeFileSync(join(folder, 'sw.js'), `const BUILD = ${JSON.stringify({ version, shell, later })};\n${worker}`);
}

/** What the page may do: nothing that is not its own. The one script in it is known by its hash; drawing tools are compiled in the page. */
export function policyOf(page) {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  const known = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${known}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** For hosts that read such a file (docs/hosting.md). */
function writeHeaders(folder) {
  const policy = policyOf(readFileSync(join(folder, 'index.html'), 'utf8'));
  const rules = [
    ['/*', `Content-Security-Policy: ${policy}`, 'X-Content-Type-Options: nosniff'],
    ['/sw.js', 'Cache-Control: no-cache'],
    ...['/_expo/static/*', '/assets/*', '/canvaskit-*'].map((path) => [path, FOR_GOOD]),
  ];
  writeFileSync(join(folder, '_headers'), `${rules.map((lines) => lines.join('\n  ')).join('\n')}\n`);
}

export function makeInstallable(folder) {
  rmSync(join(folder, 'sw.js'), { force: true });
  nameTools(folder);
  translateManifest(folder);
  writeHeaders(folder);
  writeWorker(folder);
}
