import { MemoryArchive } from '@/__tests__/fixtures/saves/memory-archive';
import { GAMES, played } from '@/__tests__/fixtures/saves/play';
import { flip } from '@/__tests__/fixtures/saves/faulty-store';
import { finish } from '@/engine/core/steps';
import { Archive } from '@/components/saves/archive/archive';
import type { Kept } from '@/engine/saves/archived';
import { markOf } from '@/engine/saves/mark';
import { importingLines, writingLines } from '@/engine/saves/transfer';

const MATCH = played({ game: 'harbor', seed: 'over' }, 10_000);
const LINES = finish(writingLines(MATCH, '1'));
const kept = (id: string, at: number, scores = [at, 1]): Kept => ({ id, at, scores, advised: [0, 2], lines: LINES });
const code = (result: { ok: boolean; trouble?: { code: string } }) => result.trouble?.code ?? null;

async function filled(count: number) {
  const store = new MemoryArchive();
  const archive = new Archive(store);
  for (let i = 0; i < count; i++) expect(await archive.put(kept(`m${i}`, i + 1), true)).toBeNull();
  return { store, archive };
}

async function listed(archive: Archive, size = 3): Promise<string[]> {
  const ids: string[] = [];
  await archive.each(({ entry }) => void ids.push(entry.id), size);
  return ids;
}

test('an archived match comes back action for action, without a snapshot, once', async () => {
  const { store, archive } = await filled(1);
  expect(MATCH.outcome()).toBeDefined();
  const back = await archive.take('m0');
  expect(back).toEqual({ ok: true, value: kept('m0', 1) });
  const match = back.ok ? finish(importingLines(back.value.lines, GAMES)) : back;
  expect(match.ok && match.value.hash()).toBe(MATCH.hash());
  expect([...store.texts.keys()].filter((key) => key.startsWith('body.'))).toEqual(['body.m0']);
  expect([...store.texts.values()].join()).not.toContain('"state"');
});

test('pages hold the rows only, the one played last first', async () => {
  const { archive } = await filled(7);
  const first = await archive.page(null, 3);
  if (!first.ok) throw new Error(first.trouble.code);
  expect(first.value.rows.map(({ entry }) => entry.id)).toEqual(['m6', 'm5', 'm4']);
  expect(first.value.rows[0]).toEqual({
    entry: {
      id: 'm6',
      game: 'harbor',
      seats: MATCH.seats,
      turn: [],
      scores: [7, 1],
      updatedAt: 7,
      finished: true,
    },
    mark: markOf(MATCH),
    rules: MATCH.save().rules,
  });
  expect(await listed(archive)).toEqual(['m6', 'm5', 'm4', 'm3', 'm2', 'm1', 'm0']);
  expect(await archive.count()).toBe(7);
});

test('put again under another date there is still one row of it', async () => {
  const { archive } = await filled(3);
  await archive.put(kept('m0', 99), false);
  expect(await listed(archive)).toEqual(['m0', 'm2', 'm1']);
  expect(await archive.count()).toBe(3);
});

test('every single flipped bit of a body is noticed', async () => {
  const { store, archive } = await filled(1);
  const text = store.texts.get('body.m0') ?? '';
  for (let at = 0; at < text.length; at++) {
    store.texts.set('body.m0', flip(text, at, at % 7));
    expect(code(await archive.take('m0'))).toBe('damaged');
  }
});

test('a row that is damaged or lost is made again from its match; a row without a match goes', async () => {
  const { store, archive } = await filled(4);
  const keys = [...store.texts.keys()].filter((key) => key.startsWith('row.')).sort();
  const [newest = '', second = '', third = ''] = keys;
  const row = store.texts.get(newest) ?? '';
  store.texts.set(newest, flip(row, 40, 2));
  expect(await listed(archive)).toEqual(['m3', 'm2', 'm1', 'm0']);
  expect(store.texts.get(newest)).toBe(row);
  store.texts.delete(second);
  store.texts.delete('body.m1');
  await archive.mend();
  expect(await listed(archive)).toEqual(['m3', 'm2', 'm0']);
  expect(store.texts.has(third)).toBe(false);
});

test('deleted, brought back, deleted with the next, erased', async () => {
  const { store, archive } = await filled(3);
  expect(await archive.delete('m1')).toBeNull();
  expect(await listed(archive)).toEqual(['m2', 'm0']);
  expect(await archive.undelete('m1')).toBeNull();
  expect(await listed(archive)).toEqual(['m2', 'm1', 'm0']);
  await archive.delete('m1');
  await archive.delete('m2');
  expect((await archive.undelete('m1'))?.code).toBe('nothing-deleted');
  expect(await archive.undelete('m2')).toBeNull();
  await archive.erase('m2');
  expect((await archive.undelete('m2'))?.code).toBe('nothing-deleted');
  expect(await listed(archive)).toEqual(['m0']);
  expect([...store.texts.keys()].every((key) => key.endsWith('m0'))).toBe(true);
});

test('a full disk: nothing is lost, deleting says so and the earlier way back stays, erasing needs no room', async () => {
  const { store, archive } = await filled(3);
  await archive.delete('m0');
  store.room = [...store.texts.values()].reduce((sum, text) => sum + text.length, 0);
  expect((await archive.put(kept('new', 9), true))?.code).toBe('write-failed');
  expect((await archive.delete('m1'))?.code).toBe('write-failed');
  expect(await archive.erase('m1')).toBeNull();
  store.room = Infinity;
  expect(await archive.undelete('m0')).toBeNull();
  expect((await archive.take('m1')).ok).toBe(false);
  expect(await listed(archive)).toEqual(['m2', 'm0']);
});

test('somebody has another name: row, file and mark go along, the moves stay', async () => {
  const { archive } = await filled(1);
  const seats = MATCH.seats.map((seat, i) => (i === 0 ? { ...seat, name: 'Віра' } : seat));
  expect(await archive.reseat('m0', seats)).toBeNull();
  const back = await archive.take('m0');
  const match = back.ok ? finish(importingLines(back.value.lines, GAMES)) : back;
  if (!match.ok) throw new Error(match.trouble.code);
  expect(match.value.seats).toEqual(seats);
  expect(match.value.hash()).toBe(MATCH.hash());
  const page = await archive.page(null, 1);
  expect(page.ok && page.value.rows[0]).toMatchObject({ entry: { seats }, mark: markOf(match.value) });
});

test('a match that another window deletes while it gets a new name stays deleted', async () => {
  const { store, archive } = await filled(1);
  const seats = MATCH.seats.map((seat, i) => (i === 0 ? { ...seat, name: 'Віра' } : seat));
  // At any of the moments in which the store is asked.
  for (let moment = 1; ; moment++) {
    const own = new MemoryArchive(store.texts);
    let asked = 0;
    let gone = false;
    own.meanwhile = () => {
      if (++asked !== moment) return;
      gone = true;
      for (const key of [...own.texts.keys()]) own.texts.delete(key);
    };
    const failed = await new Archive(own).reseat('m0', seats);
    if (!gone) break;
    own.meanwhile = () => undefined;
    expect([moment, failed !== null, [...own.texts.keys()]]).toEqual([moment, true, []]);
  }
  expect(await archive.reseat('m0', seats)).toBeNull();
});

test('an archive that does not answer says so and claims nothing', async () => {
  const { store, archive } = await filled(1);
  store.closed = true;
  expect(code(await archive.take('m0'))).toBe('archive-closed');
  expect(code(await archive.page(null, 5))).toBe('archive-closed');
  expect((await archive.put(kept('m9', 9), true))?.code).toBe('write-failed');
  expect((await archive.delete('m0'))?.code).toBe('archive-closed');
  store.closed = false;
  expect(await listed(archive)).toEqual(['m0']);
});
