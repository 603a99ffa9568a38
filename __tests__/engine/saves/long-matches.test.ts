import { chartered, charter } from '@/__tests__/fixtures/saves/chartered';
import { flip, type FaultyStore } from '@/__tests__/fixtures/saves/faulty-store';
import { GAMES, harborGame, SEATS, started, step } from '@/__tests__/fixtures/saves/play';
import { codes, loaded, note, saveAlong, shelf, TINY } from '@/__tests__/fixtures/saves/shelf';
import type { Game } from '@/engine/core/game';
import { Stream } from '@/engine/core/luck';
import { Match } from '@/engine/core/match';
import { countAside, listAside } from '@/engine/saves/aside';
import { SIZES } from '@/engine/saves/chunks';
import { Generations } from '@/engine/saves/generations';

const ENDLESS = { game: 'harbor', options: { rounds: 400 } };
const CHARTER = charter(3000);
const ALL = { ...GAMES, chartered };

const tiny = () => shelf(ALL, TINY);
const keysOf = (store: FaultyStore, beginning: string) =>
  [...store.texts.keys()].filter((key) => key.startsWith(beginning)).sort();

function withCharter(seed: string): Match {
  return Match.start({ game: chartered, options: { rounds: 400, charter: CHARTER }, seats: SEATS, seed });
}

/** Every text that is written, by key. */
function written(store: FaultyStore): [string, number][] {
  const all: [string, number][] = [];
  const set = store.set.bind(store);
  store.set = (key, value) => {
    all.push([key, value.length]);
    set(key, value);
  };
  return all;
}

test('a save writes as much after 3,000 actions as after 300, and every chunk once in each store', () => {
  const { library, a, b } = shelf();
  const all = [written(a), written(b)];
  const match = started({ ...ENDLESS, seed: 'same' });
  saveAlong(library, 'm', match, 3000);
  const heads = all.flatMap((list) => list.filter(([key]) => key === 'match.m'));
  const longest = Math.max(...heads.map(([, length]) => length));
  const longestEarly = Math.max(...heads.slice(0, 300).map(([, length]) => length));
  // What grows are eight letters for each chunk of 128 actions.
  expect(longest - longestEarly).toBeLessThan(8 * (3000 / SIZES.chunk) + 200);
  for (const list of all) {
    const chunks = list.filter(([key]) => key.startsWith('log.')).map(([key]) => key);
    expect(chunks.length).toBeGreaterThan(20);
    expect(new Set(chunks).size).toBe(chunks.length);
  }
});

test('whatever is played and taken back, it opens as it was after every save', () => {
  const { library, open } = tiny();
  const match = started({ ...ENDLESS, seed: 'back and forth' });
  const luck = Stream.seeded('back and forth', 'test');
  expect(library.add('m', match, note(0))).toBeNull();
  let taken = 0;
  for (let i = 0; i < 250; i++) {
    if (match.canUndo() === null && luck.below(3) > 0) {
      match.undo();
      taken++;
    } else step(match, luck);
    expect(library.save('m', match, note(i))).toBeNull();
    const back = loaded(open(), 'm');
    expect([back.codes, back.match.log, back.match.hash()]).toEqual([[], match.log, match.hash()]);
  }
  expect(taken).toBeGreaterThan(20);
});

test('a match that was opened goes on in its chunks, also when the last action is taken back out of one', () => {
  const { library, a, open } = tiny();
  const match = started({ ...ENDLESS, seed: 'on' });
  saveAlong(library, 'm', match, 30);
  const before = keysOf(a, 'log.');
  const again = open();
  const back = loaded(again, 'm').match;
  const luck = Stream.seeded('on and on', 'test');
  for (let i = 0; i < 12; i++) {
    step(back, luck);
    expect(again.save('m', back, note(100 + i))).toBeNull();
  }
  expect(keysOf(a, 'log.')).toEqual(expect.arrayContaining(before));
  expect(keysOf(a, 'log.').length).toBeGreaterThan(before.length);
  expect(loaded(open(), 'm').match.log).toEqual(back.log);
});

describe('damage', () => {
  function long() {
    const at = tiny();
    const match = started({ ...ENDLESS, seed: 'damage' });
    saveAlong(at.library, 'm', match, 20);
    return { ...at, match };
  }

  test('any single bit of any chunk: the other copy serves, it is told, kept aside and made good', () => {
    const { a, b, match, open } = long();
    const texts = [a, b].map((store) => new Map(store.texts));
    const wrong: string[] = [];
    for (const [index, store] of [a, b].entries()) {
      for (const key of keysOf(store, 'log.')) {
        const text = store.texts.get(key) as string;
        for (let bit = 0; bit < text.length * 8; bit++) {
          store.texts.set(key, flip(text, Math.floor(bit / 8), bit % 8));
          const back = loaded(open(), 'm');
          if (back.match.log.length !== match.log.length) wrong.push(`${index} ${key} ${bit}: shorter`);
          if (back.codes.join() !== 'copy-damaged') wrong.push(`${index} ${key} ${bit}: ${back.codes.join()}`);
          if (store.texts.get(key) !== text) wrong.push(`${index} ${key} ${bit}: not made good`);
          if (keysOf(store, 'quarantine.').length !== 1) wrong.push(`${index} ${key} ${bit}: not aside`);
          store.texts.clear();
          for (const [each, value] of texts[index] as Map<string, string>) store.texts.set(each, value);
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('a store that lost everything is made good by the other', () => {
    const { a, b, match, open } = long();
    const chunks = keysOf(a, 'log.');
    a.texts.clear();
    const again = open();
    const back = loaded(again, 'm');
    expect(match.log.length - back.match.log.length).toBeLessThanOrEqual(1);
    expect(back.codes).toContain('copy-missing');
    expect(again.save('m', back.match, note(99))).toBeNull();
    b.texts.clear();
    expect(loaded(open(), 'm').match.log).toEqual(back.match.log);
    expect(keysOf(a, 'log.')).toEqual(chunks);
  });

  test.each([
    ['cut', (text: string) => text.slice(0, 40)],
    ['gone', () => undefined],
  ])(
    'a chunk %s in both stores: what lies before goes on, all is kept aside, and what was there can be sent',
    (_, change) => {
      const { a, b, match, open } = long();
      const [, , , key = ''] = keysOf(a, 'log.');
      const heads = [a, b].map((store) => store.texts.get('match.m') as string);
      for (const store of [a, b]) {
        const next = change(store.texts.get(key) as string);
        if (next === undefined) store.texts.delete(key);
        else store.texts.set(key, next);
      }
      const library = open();
      const back = loaded(library, 'm');
      expect(back.codes).toEqual(['both-damaged', 'shortened', 'replayed']);
      expect(back.match.log.length).toBeGreaterThanOrEqual(3 * TINY.chunk);
      expect(back.match.log.slice(0, 3 * TINY.chunk)).toEqual(match.log.slice(0, 3 * TINY.chunk));
      const luck = Stream.seeded('after', 'test');
      for (let i = 0; i < 12; i++) {
        step(back.match, luck);
        expect(library.save('m', back.match, note(50 + i))).toBeNull();
      }
      expect(loaded(open(), 'm')).toMatchObject({ codes: [], match: { log: back.match.log } });
      const stored = new Generations([a, b]);
      const [aside, ...others] = listAside(stored);
      expect(others).toEqual([]);
      expect(countAside(stored)).toBe(1);
      expect(aside).toMatchObject({ key: 'match.m', kind: 'match', name: 'm', whole: true, match: { game: 'harbor' } });
      for (const head of heads) expect(aside?.text).toContain(head);
      const [first = ''] = keysOf(a, 'log.');
      expect(aside?.text).toContain(a.texts.get(first));
      const undo = stored.quarantine.throwAway(aside?.entries ?? []);
      expect(listAside(stored)).toEqual([]);
      expect(undo()).toBe(true);
      expect(stored.putBack(listAside(stored)[0]?.entries ?? [])).toBeNull();
      expect(loaded(open(), 'm').codes).toContain('shortened');
    },
  );

  test('a match whose head was damaged goes back from the quarantine, with the chunks it had', () => {
    const { a, b, match, open } = long();
    const stored = new Generations([a, b]);
    expect(stored.putAside('match.m').ok).toBe(true);
    const library = open();
    library.add('n', started({ ...ENDLESS, seed: 'n' }), note(1));
    library.delete('n');
    library.add('n', started({ ...ENDLESS, seed: 'n' }), note(1));
    library.erase('n');
    const [aside] = listAside(stored);
    expect(stored.putBack(aside?.entries ?? [])).toBeNull();
    expect(loaded(open(), 'm')).toMatchObject({ codes: [], match: { log: match.log } });
  });
});

describe('what nobody names any more', () => {
  test('goes with the match that is erased, stays with one in the trash, and is never another one’s', () => {
    const { library, a, b, open } = tiny();
    saveAlong(library, 'one', withCharter('one'), 20);
    saveAlong(library, 'two', withCharter('two'), 20);
    expect(keysOf(a, 'attached.')).toHaveLength(1);
    const own = keysOf(a, 'log.one.');
    expect(own.length).toBeGreaterThan(3);
    expect(library.delete('one')).toBeNull();
    expect(keysOf(a, 'log.one.')).toEqual(own);
    expect(library.undelete('one')).toBeNull();
    expect(loaded(open(), 'one').codes).toEqual([]);
    library.delete('one');
    library.delete('two');
    for (const store of [a, b]) {
      expect(keysOf(store, 'log.one.')).toEqual([]);
      expect(keysOf(store, 'attached.')).toHaveLength(1);
    }
    expect(library.undelete('two')).toBeNull();
    expect(loaded(open(), 'two').match.options).toMatchObject({ charter: CHARTER });
    expect(library.erase('two')).toBeNull();
    for (const store of [a, b]) expect([...store.texts.keys()]).toEqual([]);
  });

  test('stays while a store or a head cannot be read', () => {
    const { library, a, b, open } = tiny();
    saveAlong(library, 'one', withCharter('one'), 20);
    saveAlong(library, 'two', withCharter('two'), 20);
    for (const store of [a, b]) store.texts.set('match.two', 'broken');
    open().erase('one');
    expect(keysOf(a, 'attached.')).toHaveLength(1);
    expect(keysOf(a, 'log.two.').length).toBeGreaterThan(3);
    expect(keysOf(a, 'log.one.')).toEqual([]);
  });

  test('a match that another window has erased is kept whole when it is played on', () => {
    const { library, open } = tiny();
    saveAlong(library, 'm', withCharter('m'), 20);
    const here = open();
    const { match } = loaded(here, 'm');
    expect(open().erase('m')).toBeNull();
    step(match, Stream.seeded('m', 'on'));
    expect(here.save('m', match, note(9))).toBeNull();
    expect(loaded(open(), 'm')).toMatchObject({ codes: [], match: { log: match.log } });
  });
});

describe('a document among the options', () => {
  test('stands once in each store, named in header and snapshot, and comes back to the letter', () => {
    const { library, a, b, open } = tiny();
    const match = withCharter('charter');
    saveAlong(library, 'm', match, 30);
    for (const store of [a, b]) {
      expect(keysOf(store, 'attached.')).toHaveLength(1);
      expect([...store.texts.values()].filter((text) => text.includes('the harbor pays'))).toHaveLength(1);
    }
    const back = loaded(open(), 'm');
    expect(back.codes).toEqual([]);
    expect(back.match.save()).toEqual(match.save());
  });

  test('goes along with what was set aside of its match', () => {
    const { library, a, b } = tiny();
    saveAlong(library, 'm', withCharter('aside'), 10);
    const [key = ''] = keysOf(a, 'attached.');
    const stored = new Generations([a, b]);
    expect(stored.putAside('match.m').ok).toBe(true);
    expect(listAside(stored)[0]?.text).toContain(a.texts.get(key));
  });

  test('any damage to one copy is made good; without any copy the match does not open, and nothing is touched', () => {
    const { library, a, b, open } = tiny();
    const match = withCharter('rot');
    saveAlong(library, 'm', match, 10);
    const [key = ''] = keysOf(a, 'attached.');
    const text = a.texts.get(key) as string;
    for (let at = 0; at < text.length; at += 7) {
      a.texts.set(key, flip(text, at, at % 8));
      expect(loaded(open(), 'm').codes).toEqual(['copy-damaged']);
      expect(a.texts.get(key)).toBe(text);
    }
    for (const store of [a, b]) store.texts.delete(key);
    const before = [a, b].map((store) => store.texts.get('match.m'));
    expect(open().load('m')).toEqual({ ok: false, trouble: { code: 'damaged', params: { key: 'match.m' } } });
    expect([a, b].map((store) => store.texts.get('match.m'))).toEqual(before);
    for (const store of [a, b]) store.texts.set(key, text);
    expect(loaded(open(), 'm').match.hash()).toBe(match.hash());
  });

  test('a disk that is full keeps nothing of a new match, and says so', () => {
    const { library, a, b, open } = tiny();
    a.room = b.room = 500;
    expect(library.add('m', withCharter('full'), note(1))?.code).toBe('write-failed');
    a.room = b.room = Infinity;
    expect(library.add('m', withCharter('full'), note(1))).toBeNull();
    expect(loaded(open(), 'm').codes).toEqual([]);
  });
});

describe('a snapshot now and then', () => {
  const newer = {
    harbor: { ...harborGame, manifest: { ...harborGame.manifest, rulesVersion: 2 } } as Game,
  };

  test('what was played since is played again, and nothing is told', () => {
    const { library, open } = tiny();
    const match = started({ ...ENDLESS, seed: 'now' });
    const luck = Stream.seeded('now', 'test');
    library.add('m', match, note(0));
    for (let i = 0; i < 20; i++) {
      step(match, luck);
      library.save('m', match, note(i));
      const back = loaded(open(), 'm');
      expect([back.codes, back.match.hash(), back.match.canUndo()]).toEqual([[], match.hash(), 'seen']);
    }
  });

  test('under other rules it goes on from there and says so; a table that was left loses nothing', () => {
    const { library, open } = tiny();
    const match = started({ ...ENDLESS, seed: 'rules' });
    const luck = Stream.seeded('rules', 'test');
    library.add('m', match, note(0));
    const told = new Set<string>();
    for (let i = 0; i < 20; i++) {
      step(match, luck);
      library.save('m', match, note(i));
      const back = loaded(open(newer), 'm');
      const lost = match.log.length - back.match.log.length;
      expect(back.codes).toEqual(lost > 0 ? ['shortened'] : []);
      expect(lost).toBeLessThan(TINY.every + 2);
      told.add(back.codes.join());
    }
    expect(told.size).toBe(2);
    expect(library.leave('m', match, note(99))).toBeNull();
    expect(loaded(open(newer), 'm')).toMatchObject({ codes: [], match: { log: match.log } });
  });
});

test('two windows: the one that comes late is refused, whatever chunks it has made', () => {
  const { library, open } = tiny();
  saveAlong(library, 'm', started({ ...ENDLESS, seed: 'late' }), 10);
  const [here, there] = [open(), open()];
  const [mine, theirs] = [loaded(here, 'm').match, loaded(there, 'm').match];
  const luck = Stream.seeded('here', 'test');
  for (let i = 0; i < 9; i++) {
    step(mine, luck);
    expect(here.save('m', mine, note(50 + i))).toBeNull();
  }
  const other = Stream.seeded('there', 'test');
  const heard = Array.from({ length: 9 }, () => {
    step(theirs, other);
    return there.save('m', theirs, note(80))?.code;
  });
  expect(new Set(heard)).toEqual(new Set(['moved-on']));
  expect(codes(loaded(open(), 'm').notices)).toEqual([]);
  expect(loaded(open(), 'm').match.hash()).toBe(mine.hash());
});
