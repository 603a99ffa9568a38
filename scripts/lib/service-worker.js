// The service worker of the web app. scripts/lib/offline-build.mjs writes it into the export as sw.js, with a line before it that says
// what the app consists of: `const BUILD = { version, shell, later }`, each file as { path, bytes, revision }.
//
// Each version keeps its files in a cache of its own. Files with a hash in their names are the same in all of them, so a page of an old
// version finds its own parts for as long as that cache stands; and it stands while a page of that version lives, which each page says by
// holding a lock of the cache's name (public/index.html). A new version waits until all old pages are closed, or until the shelf is told
// to take it.

const PREFIX = 'version ';
const CACHE = PREFIX + BUILD.version;
const ALL = [...BUILD.shell, ...BUILD.later];
const LISTED = new Map(ALL.map((file) => [file.path, file]));

/** Files without a hash keep their names: their revision leads past whatever lies on the way. */
const address = ({ path, revision }) => (revision ? `${path}?${revision}` : path);

/** Hosts answer with the page for what they do not find: that is no picture and no code. */
const isPage = (answer) => (answer.headers.get('content-type') ?? '').startsWith('text/html');

async function fetched(file) {
  const answer = await fetch(address(file), file.revision ? { cache: 'reload' } : {});
  if (!answer.ok || isPage(answer) !== (file.path === '/')) throw new Error(`not to be had: ${file.path}`);
  return answer;
}

async function keep(files, told = () => undefined) {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if (await cache.match(file.path)) continue;
    // With a hash in its name it is the same file in whatever version.
    const kept = file.revision ? undefined : await caches.match(file.path, { ignoreVary: true });
    await cache.put(file.path, kept ?? (await fetched(file)));
    await told();
  }
}

const earlierCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);

/** The shell alone the first time. An update comes whole: what played without a network before must do so after it. */
async function install() {
  const update = (await earlierCaches()).length > 0;
  await keep(update ? ALL : BUILD.shell);
}

/** Caches of versions of which no page lives any more, and of none that is just being installed. */
async function sweep() {
  const old = await earlierCaches();
  const { held = [] } = await navigator.locks.query();
  if (registration.installing || registration.waiting) return;
  for (const name of old) if (!held.some((lock) => lock.name === name)) await caches.delete(name);
}

async function progress(stuck = false) {
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => LISTED.get(new URL(url).pathname)?.bytes ?? 0);
  const sum = (all) => all.reduce((a, b) => a + b, 0);
  return { kind: 'kept', version: BUILD.version, kept: sum(kept), total: sum(ALL.map(({ bytes }) => bytes)), stuck };
}

async function tell(stuck) {
  const message = await progress(stuck);
  for (const client of await clients.matchAll()) client.postMessage(message);
}

let fetching = null;

/** What the first screen did not need. Told of as it comes; what fails is asked for again at the next start. */
function keepRest() {
  fetching ??= keep(BUILD.later, () => tell(false))
    .then(
      () => tell(false),
      () => tell(true),
    )
    .finally(() => (fetching = null));
  return fetching;
}

async function page(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match('/')) ?? fetch(request);
}

async function file(request, path) {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(path)) ?? (await caches.match(path, { ignoreVary: true }));
  if (kept) return kept;
  const answer = await fetch(request);
  // Asked for before its turn: it need not come twice.
  if (LISTED.has(path) && answer.ok && !isPage(answer)) await cache.put(path, answer.clone());
  return answer;
}

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => event.waitUntil(sweep().then(() => clients.claim())));

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  else if (event.data === 'keep the rest') event.waitUntil(Promise.all([keepRest(), sweep()]));
  else if (event.data === 'tell') event.waitUntil(progress().then((message) => event.source.postMessage(message)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return;
  const isFile = pathname !== '/' && LISTED.has(pathname);
  event.respondWith(request.mode === 'navigate' && !isFile ? page(request) : file(request, pathname));
});
