import { MemoryArchive } from '@/__tests__/fixtures/saves/memory-archive';
import { GAMES, played } from '@/__tests__/fixtures/saves/play';
import { shelf } from '@/__tests__/fixtures/saves/shelf';
import { harbor } from '@/__tests__/fixtures/harbor-game';
import type { Game } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { finish } from '@/engine/core/steps';
import { Archive } from '@/components/saves/archive/archive';
import type { Library } from '@/engine/saves/library';
import { moveToArchive } from '@/components/saves/archive/move';
import { bodyOf } from '@/engine/saves/archived';
import { endedMatch, lastOf } from '@/engine/saves/last-position';
import { importingLines, writingLines } from '@/engine/saves/transfer';

const MATCH = played({ game: 'harbor', seed: 'over' }, 10_000);
const nobody: typeof harbor.outcome = (state) => {
  const outcome = harbor.outcome(state);
  return outcome && { ...outcome, winners: [] };
};

const RUNNING = played({ game: 'harbor', seed: 'on' }, 4);
const NOTE = { scores: [3, 2], updatedAt: 7, advised: [1, 0] };
const run = async <R>(steps: Generator<unknown, R>) => finish(steps);

function device() {
  const { a, b, open, library } = shelf();
  library.add('m', MATCH, NOTE);
  library.add('on', RUNNING, { scores: [0, 0], updatedAt: 8 });
  return { a, b, open, library, store: new MemoryArchive() };
}

function move(library: Library, store: MemoryArchive, id = 'm') {
  const entry = library.list().entries.find((one) => one.id === id);
  if (!entry) throw new Error('not listed');
  return moveToArchive(entry, { library, archive: new Archive(store), app: '1', run });
}

async function idsIn(store: MemoryArchive): Promise<string[]> {
  const ids: string[] = [];
  await new Archive(store).each(({ entry }) => void ids.push(entry.id));
  return ids;
}

/** Where the match lies, and that it is the same there. */
async function places(library: Library, store: MemoryArchive): Promise<string[]> {
  const found: string[] = [];
  const here = library.load('m');
  if (here.ok && here.value.match.hash() === MATCH.hash()) found.push('library');
  const there = await new Archive(store).take('m');
  const match = there.ok ? finish(importingLines(there.value.lines, GAMES)) : there;
  if (match.ok && match.value.hash() === MATCH.hash()) found.push('archive');
  return found;
}

test('that nobody won is known of a match in the list, in the archive and in its body', async () => {
  const lost = Match.restore({ ...harbor, outcome: nobody } as Game, MATCH.save());
  const { library, open, store } = device();
  library.add('lost', lost, NOTE);
  const flags = () =>
    open()
      .list()
      .entries.map(({ id, nobodyWon }) => [id, nobodyWon]);
  expect(new Map(flags() as [string, true | undefined][])).toEqual(
    new Map([
      ['m', undefined],
      ['on', undefined],
      ['lost', true],
    ]),
  );
  const entry = open()
    .list()
    .entries.find(({ id }) => id === 'lost');
  expect(entry?.finished).toBe(true);
  const kept = {
    id: 'lost',
    at: 7,
    scores: [3, 2],
    advised: [],
    nobodyWon: true,
    lines: finish(writingLines(lost, '1')),
  } as const;
  await new Archive(store).put(kept, true);
  const page = await new Archive(store).page(null, 9);
  expect(page.ok && page.value.rows.map((row) => row.entry.nobodyWon)).toEqual([true]);
  const back = await new Archive(store).take('lost');
  expect(back.ok && back.value.nobodyWon).toBe(true);
});

test('a finished match goes over with all that is known of it; a running one stays', async () => {
  const { library, open, store } = device();
  const [listed] = library.list().entries.filter(({ id }) => id === 'm');
  expect(await move(library, store)).toBe('moved');
  expect(await move(library, store, 'on')).toBe('stays');
  expect(await places(open(), store)).toEqual(['archive']);
  const page = await new Archive(store).page(null, 9);
  expect(page.ok && page.value.rows.map(({ entry }) => entry)).toEqual([{ ...listed, turn: [] }]);
  const back = await new Archive(store).take('m');
  expect(back.ok && back.value.advised).toEqual([1, 0]);
  expect(
    open()
      .list()
      .entries.map(({ id }) => id),
  ).toEqual(['on']);
});

test('a stop at any change of the archive and at any call of the stores: never lost, and whole after the next start', async () => {
  const clean = device();
  await move(clean.library, clean.store);
  const changes = clean.store.changes;
  expect(changes).toBeGreaterThan(1);
  for (let at = 1; at <= changes + 1; at++) {
    const { library, open, store } = device();
    store.brokenFrom = at;
    await move(library, store);
    const after = new MemoryArchive(store.texts);
    expect((await places(open(), after)).length).toBeGreaterThan(0);
    await settle(open(), after);
  }
  // Long enough to be beyond the last call: then it has gone through.
  for (let at = 1; at < 200; at++) {
    const { a, b, library, open, store } = device();
    const entry = library.list().entries.find(({ id }) => id === 'm');
    if (!entry) throw new Error('not listed');
    const from = { a: a.calls, b: b.calls };
    a.deadFrom = from.a + at;
    b.deadFrom = from.b + at;
    await moveToArchive(entry, { library, archive: new Archive(store), app: '1', run }).catch(() => 'stopped');
    a.deadFrom = b.deadFrom = Infinity;
    expect((await places(open(), store)).length).toBeGreaterThan(0);
    await settle(open(), store);
  }
});

/** The next start: what is left is moved, and the match is in one place and listed once. */
async function settle(library: Library, store: MemoryArchive) {
  await new Archive(store).mend();
  if (library.has('m')) await move(library, store);
  expect(await places(library, store)).toEqual(['archive']);
  expect(await idsIn(store)).toEqual(['m']);
}

test('a full or closed archive: the match stays where it is, whole', async () => {
  for (const fault of [{ room: 50 }, { closed: true }]) {
    const { library, open, store } = device();
    Object.assign(store, fault);
    expect(await move(library, store)).toMatchObject({ code: 'write-failed' });
    store.closed = false;
    expect(await places(open(), store)).toEqual(['library']);
    expect(await idsIn(store)).toEqual([]);
  }
});

describe('two windows', () => {
  test('both move it at once', async () => {
    const { library, open, store } = device();
    const done = await Promise.all([move(library, store), move(open(), store)]);
    expect(done).toEqual(['moved', 'moved']);
    expect(await places(open(), store)).toEqual(['archive']);
    expect(await idsIn(store)).toEqual(['m']);
  });

  const turns: readonly (readonly [string, (other: Library) => void, readonly string[]])[] = [
    ['the other one deletes it', (other) => other.delete('m'), []],
    [
      'the other one renames somebody',
      (other) =>
        other.reseat(
          'm',
          MATCH.seats.map((s) => ({ ...s, name: 'X' })),
        ),
      ['library'],
    ],
  ];
  test.each(turns)('%s at any moment: it is never twice and comes up nowhere again', async (_, act, outcome) => {
    for (let at = 1; at < 12; at++) {
      const { library, open, store } = device();
      let answers = 0;
      let acted = false;
      store.meanwhile = () => {
        answers += 1;
        if (answers !== at || !library.has('m')) return;
        acted = true;
        act(open());
      };
      await move(library, store);
      store.meanwhile = () => undefined;
      if (!acted) continue;
      expect(await places(open(), store)).toEqual(outcome);
      expect(await idsIn(store)).toEqual([]);
    }
  });
});

test('what has something to tell stays until somebody has opened it', async () => {
  const { a, library, store } = device();
  a.texts.set('match.m', `${a.texts.get('match.m')?.slice(0, -30)}`);
  expect(await move(library, store)).toBe('stays');
  expect(await idsIn(store)).toEqual([]);
});

test('under rules of another version an archived match is shown as it ended, and by nothing but its own end', async () => {
  const { library, store } = device();
  await move(library, store);
  const archive = new Archive(store);
  const kept = await archive.take('m');
  const last = (await archive.last('m')) ?? '';
  if (!kept.ok) throw new Error(kept.trouble.code);
  const newer = { harbor: { ...harbor, manifest: { ...harbor.manifest, rulesVersion: 99 } } as unknown as Game };
  const replayed = finish(importingLines(kept.value.lines, newer));
  expect(replayed.ok ? null : replayed.trouble.code).toBe('other-rules');
  const ended = endedMatch(kept.value.lines, last, newer);
  expect(ended.ok && [ended.value.hash(), ended.value.outcome()]).toEqual([MATCH.hash(), MATCH.outcome()]);
  const other = endedMatch(kept.value.lines, lastOf(RUNNING), newer);
  expect(other.ok ? null : other.trouble.code).toBe('damaged');
  await archive.delete('m');
  expect(await archive.last('m')).toBe(last);
  await archive.undelete('m');
  await archive.erase('m');
  expect(store.texts.size).toBe(0);
});

test('two windows: what is deleted is what another has just written, and nothing is brought back over what it has put there', async () => {
  const { library, store } = device();
  await move(library, store);
  const archive = new Archive(store);
  /** Another window writes this between the second look of this one and its change. */
  const meanwhile = (text: string) => {
    let looks = 0;
    store.meanwhile = () => {
      if (++looks === 3) store.texts.set('body.m', text);
    };
  };
  const renamed = bodyOf({ id: 'm', at: 7, scores: [3, 2], advised: [], lines: finish(writingLines(RUNNING, '1')) });
  meanwhile(renamed);
  expect(await archive.delete('m')).toBeNull();
  expect([store.texts.get('body.m'), store.texts.get('trash.m')]).toEqual([undefined, renamed]);
  meanwhile('of another window');
  expect((await archive.undelete('m'))?.code).toBe('id-taken');
  expect([store.texts.get('body.m'), store.texts.get('trash.m')]).toEqual(['of another window', renamed]);
});
