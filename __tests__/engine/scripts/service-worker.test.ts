import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

// The worker as it is shipped, on a site that can change and fail, with as much of a browser around it as it asks.

interface Build {
  readonly version: string;
  readonly shell: readonly Listed[];
  readonly later: readonly Listed[];
}
interface Listed {
  readonly path: string;
  readonly bytes: number;
  readonly revision?: string;
}
type Handler = (event: unknown) => void;

const SOURCE = readFileSync('scripts/lib/service-worker.js', 'utf8');
const ORIGIN = 'https://shelf.example';
const PAGE = { path: '/', bytes: 2, revision: 'r' };
const build = (version: string, code: string, scene: string): Build => ({
  version,
  shell: [PAGE, { path: `/index-${code}.js`, bytes: 4 }],
  later: [
    { path: `/Scene-${scene}.js`, bytes: 3 },
    { path: '/bell-1.wav', bytes: 1 },
  ],
});

class FakeCache {
  readonly files = new Map<string, Response>();
  readonly match = async (path: string) => this.files.get(path)?.clone();
  readonly put = async (path: string, answer: Response) => void this.files.set(path, answer);
  readonly keys = async () => [...this.files.keys()].map((path) => ({ url: ORIGIN + path }));
}

/** One browser: what it keeps, which locks its pages hold, and what the site would send. */
class Browser {
  readonly kept = new Map<string, FakeCache>();
  readonly locks: string[] = [];
  readonly asked: string[] = [];
  readonly told: unknown[] = [];
  /** By path; what is not here is answered with the page, as many hosts do. */
  readonly site = new Map<string, string>();
  registration: { installing?: object; waiting?: object } = {};

  readonly caches = {
    keys: async () => [...this.kept.keys()],
    open: async (name: string) => {
      const cache = this.kept.get(name) ?? new FakeCache();
      this.kept.set(name, cache);
      return cache;
    },
    delete: async (name: string) => this.kept.delete(name),
    match: async (path: string) => {
      for (const cache of this.kept.values()) if (cache.files.has(path)) return cache.match(path);
      return undefined;
    },
  };

  readonly fetch = async (address: string | { readonly url: string }) => {
    const { pathname } = new URL(typeof address === 'string' ? address : address.url, ORIGIN);
    this.asked.push(pathname);
    const text = this.site.get(pathname);
    return text === undefined
      ? new Response('page', { headers: { 'content-type': 'text/html' } })
      : new Response(text, { headers: { 'content-type': pathname === '/' ? 'text/html' : 'text/plain' } });
  };

  publish({ version, shell, later }: Build): this {
    this.site.clear();
    for (const { path } of [...shell, ...later]) this.site.set(path, `${path} of ${version}`);
    return this;
  }

  start(of: Build) {
    const handlers = new Map<string, Handler>();
    const clients = {
      claim: async () => undefined,
      matchAll: async () => [{ postMessage: (message: unknown) => this.told.push(message) }],
    };
    const around = { caches: this.caches, fetch: this.fetch, clients, registration: this.registration };
    const self = { addEventListener: (name: string, handler: Handler) => handlers.set(name, handler) };
    const navigator = { locks: { query: async () => ({ held: this.locks.map((name) => ({ name })) }) } };
    runInNewContext(SOURCE, { ...around, self, navigator, BUILD: of, URL, Map, location: { origin: ORIGIN } });
    const run = async (name: string, event: object = {}) => {
      let work: Promise<unknown> = Promise.resolve();
      const until = (promise: Promise<unknown>) => (work = promise);
      handlers.get(name)?.({ ...event, waitUntil: until, respondWith: until });
      return work;
    };
    return {
      install: () => run('install'),
      activate: () => run('activate'),
      keepTheRest: () => run('message', { data: 'keep the rest' }),
      get: async (path: string, mode = 'no-cors') => {
        const request = { url: ORIGIN + path, method: 'GET', mode, headers: new Headers() };
        const answer = (await run('fetch', { request })) as Response;
        return answer.text();
      },
    };
  }
}

const FIRST = build('1', 'aa', 'bb');
const SECOND = build('2', 'cc', 'dd');

async function installed(): Promise<Browser> {
  const browser = new Browser().publish(FIRST);
  const worker = browser.start(FIRST);
  await worker.install();
  await worker.activate();
  await worker.keepTheRest();
  return browser;
}

test('the first time the shell comes at once, and the rest when it is asked for', async () => {
  const browser = new Browser().publish(FIRST);
  const worker = browser.start(FIRST);
  await worker.install();
  expect(browser.asked).toEqual(['/', '/index-aa.js']);
  await worker.keepTheRest();
  expect(browser.asked.slice(2)).toEqual(['/Scene-bb.js', '/bell-1.wav']);
  expect(browser.told.at(-1)).toEqual({ kind: 'kept', version: '1', kept: 10, total: 10, stuck: false });
});

test('without a network every path that is no file is the page, and files come from what is kept', async () => {
  const browser = await installed();
  browser.site.clear();
  const before = browser.asked.length;
  const worker = browser.start(FIRST);
  expect(await worker.get('/rules/seven-seas', 'navigate')).toBe('/ of 1');
  expect(await worker.get('/Scene-bb.js')).toBe('/Scene-bb.js of 1');
  expect(browser.asked).toHaveLength(before);
});

test('an update comes whole, and what it shares with what is kept is not fetched again', async () => {
  const browser = (await installed()).publish(SECOND);
  browser.asked.length = 0;
  await browser.start(SECOND).install();
  expect(browser.asked).toEqual(['/', '/index-cc.js', '/Scene-dd.js']);
  expect([...(browser.kept.get('version 2')?.files.keys() ?? [])]).toHaveLength(4);
});

test('a page of the old version gets its own parts from the new worker as long as it lives', async () => {
  const browser = (await installed()).publish(SECOND);
  browser.locks.push('version 1');
  const worker = browser.start(SECOND);
  await worker.install();
  await worker.activate();
  expect(await worker.get('/Scene-bb.js')).toBe('/Scene-bb.js of 1');
  expect(await worker.get('/', 'navigate')).toBe('/ of 2');
  browser.locks.length = 0;
  await worker.keepTheRest();
  expect([...browser.kept.keys()]).toEqual(['version 2']);
});

test('what a version that is still waiting has fetched is not cleared away', async () => {
  const browser = (await installed()).publish(SECOND);
  await browser.start(SECOND).install();
  browser.registration = { waiting: {} };
  await browser.start(FIRST).keepTheRest();
  expect([...browser.kept.keys()]).toEqual(['version 1', 'version 2']);
});

test('a page in place of code is not kept: the installation fails, and what was there goes on', async () => {
  const browser = (await installed()).publish(SECOND);
  browser.site.delete('/Scene-dd.js');
  await expect(browser.start(SECOND).install()).rejects.toThrow('not to be had: /Scene-dd.js');
  expect(await browser.start(FIRST).get('/Scene-bb.js')).toBe('/Scene-bb.js of 1');
});

test('what fails on the way is told, and only that is fetched the next time', async () => {
  const browser = new Browser().publish(FIRST);
  const worker = browser.start(FIRST);
  await worker.install();
  browser.site.delete('/bell-1.wav');
  await worker.keepTheRest();
  expect(browser.told.at(-1)).toMatchObject({ kept: 9, total: 10, stuck: true });
  browser.publish(FIRST).asked.length = 0;
  await browser.start(FIRST).keepTheRest();
  expect(browser.asked).toEqual(['/bell-1.wav']);
  expect(browser.told.at(-1)).toMatchObject({ kept: 10, stuck: false });
});
