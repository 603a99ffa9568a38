import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { GAMES, played } from '@/__tests__/fixtures/saves/play';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import type { StorePair } from '@/engine/saves/store';

const root = join(__dirname, '../../..');

/** The adapter with MMKV's own web build, as a page gets it. */
function adapter(): string {
  return execFileSync(
    join(root, 'node_modules/.bin/esbuild'),
    [
      join(root, 'engine/saves/mmkv.ts'),
      '--bundle',
      '--format=cjs',
      `--alias:react-native-mmkv=${join(root, 'node_modules/react-native-mmkv/lib/createMMKV/createMMKV.web.js')}`,
      '--log-level=error',
    ],
    { encoding: 'utf8' },
  );
}

/** A localStorage: its entries are its own keys. */
function storage(quota: number) {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(entries, key) ? entries[key] : null),
    setItem(key: string, value: string) {
      const used = Object.keys(entries).reduce(
        (sum, other) => sum + (other === key ? 0 : (entries[other]?.length ?? 0)),
        0,
      );
      if (used + value.length > quota) throw new Error('QuotaExceededError');
      entries[key] = value;
    },
    removeItem: (key: string) => delete entries[key],
  };
  const entries: Record<string, string> = Object.create(methods);
  return entries;
}

function opener(page: object): () => StorePair {
  const module: { exports: { openStores?: () => StorePair } } = { exports: {} };
  new Function('module', 'window', 'global', adapter())(module, page, { TextDecoder, TextEncoder });
  return module.exports.openStores as () => StorePair;
}

const FORBIDDING: readonly (readonly [string, () => unknown])[] = [
  [
    'throws',
    () => {
      throw new Error('SecurityError');
    },
  ],
  // A page inside another app.
  ['has none', () => null],
];

test.each(FORBIDDING)('3.13 a browser that %s lets the matches of this page be found again', (_, localStorage) => {
  const page = { document: { createElement: () => null } };
  Object.defineProperty(page, 'localStorage', { get: localStorage });
  const library = new Library(new Generations(opener(page)()), GAMES, '0.1.0');
  const match = played({ game: 'dead-mans-draw', seed: 'forbidden' }, 10);
  expect(library.add('m', match, { scores: [1, 2], updatedAt: 1 })).toBeNull();
  expect(library.list().entries).toMatchObject([{ id: 'm' }]);
});

test('3.13 on the web the two stores are two parts of localStorage, and a full one is reported', () => {
  const local = storage(40_000);
  const page = { document: { createElement: () => null }, localStorage: local };
  const open = opener(page);
  const library = () => new Library(new Generations(open()), GAMES, '0.1.0');

  const match = played({ game: 'dead-mans-draw', seed: 'web' }, 30);
  const note = { scores: [1, 2], updatedAt: 1 };
  expect(library().add('m', match, note)).toBeNull();
  expect(library().save('m', match, note)).toBeNull();
  expect(Object.keys(local).sort()).toEqual(['saves-a\\match.m', 'saves-b\\match.m']);
  const back = library().load('m');
  expect(back.ok && back.value.match.hash()).toBe(match.hash());
  expect(library().list().entries).toMatchObject([{ id: 'm' }]);

  let failed: string | undefined;
  for (let i = 0; i < 20 && !failed; i++) failed = library().add(`n${i}`, match, note)?.code;
  expect(failed).toBe('write-failed');
  expect(library().load('m')).toMatchObject({ ok: true });
  expect(library().delete('m')).toMatchObject({ code: 'write-failed' });
  expect(library().erase('m')).toBeNull();
  expect(library().load('m')).toMatchObject({ ok: false, trouble: { code: 'not-found' } });
});
