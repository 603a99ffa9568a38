import { played, started } from '@/__tests__/fixtures/saves/play';
import { shelf, note, loaded, forged } from '@/__tests__/fixtures/saves/shelf';
import { frame } from '@/engine/saves/frame';
import { Library } from '@/engine/saves/library';

describe('3.7 the list', () => {
  function three() {
    const at = shelf();
    at.library.add('a', started({ game: 'harbor', seed: 'a' }), note(10));
    at.library.add('b', played({ game: 'dead-mans-draw', seed: 'b' }, 10_000), note(30));
    at.library.add('c', played({ game: 'harbor', seed: 'c' }, 5), note(20));
    return at;
  }

  test('tells what a Continue list needs, the last played first', () => {
    const { library } = three();
    const { entries, unreadable } = library.list();
    expect(entries.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(entries[0]).toMatchObject({
      game: 'dead-mans-draw',
      turn: [],
      scores: [30, 2],
      updatedAt: 30,
      finished: true,
    });
    expect(entries[2]).toMatchObject({ game: 'harbor', turn: [0, 1], finished: false });
    expect(entries[2]?.seats.map(({ name }) => name)).toEqual(['Марія «Sly» O’Neill', 'Bosun']);
    expect(unreadable).toEqual([]);
  });

  const spoil: [string, (text: string) => string | undefined][] = [
    ['lost', () => undefined],
    ['damaged', (text) => text.slice(0, -40)],
    ['of another kind', () => frame(['9', 'i{"no":"list"}'])],
    [
      'without a match',
      (text) => forged(text, ([head = '', list = '']) => [head, list.replace(/^i\[\[.*?\}\],/, 'i[')]),
    ],
    [
      'with a match too many',
      (text) => forged(text, ([head = '', list = '']) => [head, list.replaceAll('"id":"a"', '"id":"z"')]),
    ],
    [
      'out of date',
      (text) => forged(text, ([head = '', list = '']) => [head, list.replace(/\["1\.[0-9a-f]{8}"/g, '["1.00000000"')]),
    ],
  ];

  test.each(spoil)('is the same when the index is %s', (_, change) => {
    const { library, a, b, open } = three();
    const right = library.list();
    for (const store of [a, b]) {
      const text = store.texts.get('index');
      const next = text === undefined ? undefined : change(text);
      if (text !== undefined) expect(next).not.toBe(text);
      if (next === undefined) store.texts.delete('index');
      else store.texts.set('index', next);
    }
    expect(open().list()).toEqual(right);
    expect(open().list()).toEqual(right);
  });

  test('follows a match that was played on, and one that was replaced under its id', () => {
    const { library, open } = three();
    library.list();
    library.save('a', played({ game: 'harbor', seed: 'a' }, 4), note(40));
    expect(open().list().entries[0]).toMatchObject({ id: 'a', updatedAt: 40 });
    library.erase('c');
    library.add('c', started({ game: 'harbor', seed: 'new' }), note(50));
    expect(open().list().entries[0]).toMatchObject({ id: 'c', updatedAt: 50 });
  });

  test('reads no match again when nothing changed, and needs no index to be written', () => {
    const { library, a, b, open } = three();
    a.room = b.room = 0;
    const right = open().list();
    a.room = b.room = Infinity;
    library.list();
    const index = b.texts.get('index') ?? a.texts.get('index');
    expect(open().list()).toEqual(right);
    expect(b.texts.get('index') ?? a.texts.get('index')).toBe(index);
  });

  test('names a match that cannot be read instead of hiding it', () => {
    const { a, b, open } = three();
    a.texts.set('match.c', 'nonsense');
    b.texts.delete('match.c');
    const { entries, unreadable } = open().list();
    expect(entries.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(unreadable).toEqual([{ id: 'c', trouble: { code: 'damaged', params: { key: 'match.c' } } }]);
  });
});

describe('3.8 a deleted match', () => {
  function two() {
    const at = shelf();
    at.library.add('a', started({ game: 'harbor', seed: 'a' }), note(1));
    at.library.add('b', played({ game: 'harbor', seed: 'b' }, 6), note(2));
    return at;
  }
  const ids = (library: Library) => library.list().entries.map(({ id }) => id);

  test('comes back, also after a restart', () => {
    const { library, open } = two();
    const before = loaded(library, 'b').match.hash();
    expect(library.delete('b')).toBeNull();
    expect(ids(library)).toEqual(['a']);
    expect(library.load('b')).toMatchObject({ ok: false, trouble: { code: 'not-found' } });
    const again = open();
    expect(again.undelete('b')).toBeNull();
    expect(ids(again)).toEqual(['b', 'a']);
    expect(loaded(again, 'b').match.hash()).toBe(before);
    expect(again.undelete('b')).toEqual({ code: 'nothing-deleted', params: {} });
  });

  test('is kept until the next one is deleted', () => {
    const { library, a, b } = two();
    library.delete('a');
    library.delete('b');
    expect(library.undelete('a')).toMatchObject({ code: 'nothing-deleted' });
    expect([...a.texts.keys(), ...b.texts.keys()].filter((key) => key.startsWith('trash.'))).toEqual([
      'trash.b',
      'trash.b',
    ]);
    expect(library.undelete('b')).toBeNull();
    expect(ids(library)).toEqual(['b']);
    library.delete('b');
    expect(library.delete('b')).toMatchObject({ code: 'not-found' });
  });

  test('never comes back over another one', () => {
    const { library } = two();
    library.delete('b');
    library.add('b', started({ game: 'harbor', seed: 'other' }), note(9));
    expect(library.undelete('b')).toEqual({ code: 'id-taken', params: { id: 'b' } });
    expect(loaded(library, 'b').match.seed).toBe('other');
  });

  test('stays where it is when the disk is full; erasing needs no room, and what was erased does not come back', () => {
    const { library, a, b } = two();
    a.room = b.room = 0;
    expect(library.delete('b')).toMatchObject({ code: 'write-failed' });
    expect(loaded(library, 'b').codes).toEqual([]);
    expect(library.erase('b')).toBeNull();
    expect(library.load('b')).toMatchObject({ ok: false, trouble: { code: 'not-found' } });
    expect(library.undelete('b')).toMatchObject({ code: 'nothing-deleted' });
  });

  test('with any room on the disk: all or nothing is moved, and the one deleted before can still come back', () => {
    const wrong: string[] = [];
    for (const which of [0, 1] as const) {
      for (let spare = 0; ; spare += 150) {
        const at = two();
        const place = [at.a, at.b][which] as typeof at.a;
        at.library.delete('a');
        place.room = [...place.texts.values()].reduce((sum, text) => sum + text.length, 0) + spare;
        const before = [at.a, at.b].map(({ texts }) => [...texts]);
        const failed = at.library.delete('b');
        if (!failed) break;
        const after = [at.a, at.b].map(({ texts }) => [...texts]);
        if (JSON.stringify(after) !== JSON.stringify(before)) wrong.push(`${which}, ${spare}: something has changed`);
        if (at.library.erase('b')) wrong.push(`${which}, ${spare}: not erased`);
        if (at.library.undelete('b')?.code !== 'nothing-deleted') wrong.push(`${which}, ${spare}: back from nothing`);
        place.room = Infinity;
        if (at.library.undelete('a')) wrong.push(`${which}, ${spare}: the one before is lost`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('a clock that was set back: what was played last still comes first, and new matches before all', () => {
  const { library, open } = shelf();
  const first = played({ game: 'harbor', seed: 'a' }, 3);
  library.add('a', first, note(1000));
  library.add('b', started({ game: 'harbor', seed: 'b' }), note(2000));
  const later = open();
  expect(later.save('a', loaded(later, 'a').match, note(5))).toBeNull();
  expect(later.list().entries.map(({ id }) => id)).toEqual(['a', 'b']);
  later.add('c', started({ game: 'harbor', seed: 'c' }), note(later.later(6)));
  expect(later.list().entries.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(later.save('b', loaded(later, 'b').match, note(7000))).toBeNull();
  expect(later.list().entries[0]).toMatchObject({ id: 'b', updatedAt: 7000 });
});
