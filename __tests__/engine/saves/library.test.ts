import { harborGame, started, step } from '@/__tests__/fixtures/saves/play';
import { shelf, note, loaded, saveAlong, forged } from '@/__tests__/fixtures/saves/shelf';
import type { Game } from '@/engine/core/game';
import { Stream } from '@/engine/core/luck';
import { unframe } from '@/engine/saves/frame';

describe.each(['harbor', 'dead-mans-draw'])('%s', (game) => {
  test('3.1 a match comes back as it was, snapshot, log and header', () => {
    const { library, open } = shelf();
    const match = started({ game, seed: 'back' });
    saveAlong(library, 'm', match, 25);
    const back = loaded(open(), 'm');
    expect(back.codes).toEqual([]);
    expect(back.app).toBe('0.1.0');
    expect(back.match.save()).toEqual(match.save());
    const luck = Stream.seeded('on', 'test');
    const other = Stream.seeded('on', 'test');
    while (step(match, luck)) step(back.match, other);
    expect(back.match.hash()).toBe(match.hash());
  });

  test('3.1 whoever sits there may be called otherwise: all else stays, and a damaged match is not touched', () => {
    const { library, open, a, b } = shelf();
    const match = started({ game, seed: 'names' });
    saveAlong(library, 'm', match, 12);
    const [listed] = library.list().entries;
    const seats = match.seats.map((seat, i) => (i === 0 ? { ...seat, name: 'Vira' } : seat));
    expect(library.reseat('m', seats)).toBeNull();
    const back = loaded(open(), 'm');
    expect(back.codes).toEqual([]);
    expect(back.match.save()).toEqual({ ...match.save(), seats });
    expect(open().list().entries).toEqual([{ ...listed, seats }]);
    expect(library.save('m', back.match, note(50))).toBeNull();
    for (const store of [a, b]) store.set('match.m', (store.get('match.m') ?? '').slice(0, -40));
    const before = [a, b].map((store) => store.get('match.m'));
    expect(open().reseat('m', match.seats)?.code).toBe('damaged');
    expect([a, b].map((store) => store.get('match.m'))).toEqual(before);
  });

  test('3.1 two windows on one match: what one has kept, the other never writes over', () => {
    const { library, open } = shelf();
    const begun = started({ game, seed: 'windows' });
    expect(library.add('m', begun, note(0))).toBeNull();
    const [here, there] = [open(), open()];
    const [mine, theirs] = [loaded(here, 'm').match, loaded(there, 'm').match];
    const luck = Stream.seeded('one', 'test');
    for (let i = 0; i < 6; i++) {
      step(mine, luck);
      here.save('m', mine, note(i));
    }
    expect(there.movedOn('m', theirs)).toBe(true);
    step(theirs, Stream.seeded('another', 'test'));
    expect(there.save('m', theirs, note(9))).toEqual({ code: 'moved-on', params: { key: 'match.m' } });
    expect(loaded(open(), 'm').match.hash()).toBe(mine.hash());
  });

  test('3.1 a name that was changed in another window stays, though the match is played on where it was open', () => {
    const { library, open } = shelf();
    expect(library.add('m', started({ game, seed: 'renamed' }), note(0))).toBeNull();
    const here = open();
    const { match } = loaded(here, 'm');
    const seats = match.seats.map((seat, i) => (i === 0 ? { ...seat, name: 'Vira' } : seat));
    expect(open().reseat('m', seats)).toBeNull();
    const luck = Stream.seeded('on', 'test');
    for (let i = 1; i < 4; i++) {
      step(match, luck);
      expect(here.save('m', match, note(i))).toBeNull();
      expect(loaded(open(), 'm').match.seats).toEqual(seats);
    }
    expect(loaded(open(), 'm').match.hash()).toBe(match.hash());
  });

  test('3.1 two windows in which the same is played do not stand in each other’s way', () => {
    const { library, open } = shelf();
    expect(library.add('m', started({ game, seed: 'twins' }), note(0))).toBeNull();
    const windows = [open(), open()].map((window) => ({ window, luck: Stream.seeded('same', 'test') }));
    const twins = windows.map(({ window, luck }) => ({ window, luck, match: loaded(window, 'm').match }));
    const heard = Array.from({ length: 6 }, (_, i) =>
      twins.map(({ window, luck, match }) => (step(match, luck) ? window.save('m', match, note(i)) : null)),
    );
    expect(heard.flat()).toEqual(Array.from({ length: 12 }, () => null));
  });

  test('3.1 a damaged snapshot falls back to replay and nothing is lost', () => {
    const { library, a, b, open } = shelf();
    const match = started({ game, seed: 'shot' });
    saveAlong(library, 'm', match, 24);
    for (const store of [a, b]) {
      store.texts.set('match.m', (store.texts.get('match.m') as string).replace('"luck":{', '"lack":{'));
    }
    const back = loaded(open(), 'm');
    expect(back.codes).toEqual(['both-damaged', 'replayed']);
    expect(back.match.hash()).toBe(match.hash());
    expect(back.match.log).toEqual(match.log);
  });

  test('3.1 a log cut anywhere in both copies yields the longest valid beginning', () => {
    const { library, a, b, open } = shelf();
    const match = started({ game, seed: 'cut' });
    saveAlong(library, 'm', match, 20);
    const whole = [a, b].map((store) => store.texts.get('match.m') as string);
    const luck = Stream.seeded('cut', 'test');
    const wrong: string[] = [];
    for (let i = 0; i < 200; i++) {
      const left = [a, b].map((store, index) => {
        const text = whole[index] as string;
        const kept = text.slice(0, luck.below(text.length));
        store.texts.set('match.m', kept);
        return unframe(kept).records.filter((record) => record.startsWith('a')).length;
      });
      const headers = [a, b].filter((store) => unframe(store.texts.get('match.m') as string).records.length > 1).length;
      const result = open().load('m');
      if (headers === 0) {
        if (result.ok || result.trouble.code !== 'damaged') wrong.push(`${i}: opened without a header`);
        continue;
      }
      if (!result.ok) wrong.push(`${i}: ${result.trouble.code}`);
      else {
        const log = result.value.match.log;
        // A replay also plays what is forced after the last action that was left.
        const expected = Math.max(...left);
        const same = log.every(
          (entry, at) => entry.action === match.log[at]?.action && entry.seat === match.log[at]?.seat,
        );
        if (!same || log.length < expected || log.slice(expected).some((entry) => !entry.forced))
          wrong.push(`${i}: log`);
        if (expected < 20 && result.value.notices.length < 3) wrong.push(`${i}: nothing said`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('3.1 a summary that does not fit the replayed match is told', () => {
  const { library, a, open } = shelf();
  const match = started({ game: 'harbor', seed: 'hash' });
  expect(library.add('m', match, note(1))).toBeNull();
  const wrong = (record: string) => record.replace(/"hash":"[0-9a-f]{16}"/, '"hash":"0123456789abcdef"');
  a.texts.set(
    'match.m',
    forged(a.texts.get('match.m') as string, (records) => records.slice(0, -1).map(wrong)),
  );
  expect(loaded(open(), 'm').codes).toEqual(['replayed', 'replay-differs']);
});

test('3.1 both copies cut: the longest beginning goes on, none is called whole, and both texts are kept aside', () => {
  const { library, a, b, open } = shelf();
  const match = started({ game: 'dead-mans-draw', seed: 'torn' });
  saveAlong(library, 'm', match, 30);
  const actionsIn = (text: string) => unframe(text).records.filter((record) => record.startsWith('a')).length;
  const torn = [a, b].map((store, index) => {
    const text = (store.texts.get('match.m') as string).slice(0, 1000 + index * 100);
    store.texts.set('match.m', text);
    return text;
  });
  const most = Math.max(...torn.map(actionsIn));
  expect(most).toBeGreaterThan(Math.min(...torn.map(actionsIn)));
  const back = loaded(open(), 'm');
  expect(back.codes).not.toContain('copy-damaged');
  const known = match.log.slice(0, most);
  expect(back.match.log.slice(0, most)).toEqual(known);
  expect(back.notices[0]).toEqual({
    code: 'both-damaged',
    params: { key: 'match.m', actions: back.match.log.length },
  });
  const aside = [a, b].map((store) => [...store.texts].find(([key]) => key.startsWith('quarantine.'))?.[1]);
  expect(aside).toEqual(torn);
});

test('3.1 a damaged copy that is used although the elder one is whole is not called the whole one', () => {
  const { library, a, b, open } = shelf();
  const match = started({ game: 'harbor', seed: 'used' });
  saveAlong(library, 'm', match, 9);
  const newest = (a.texts.get('match.m') as string).length > (b.texts.get('match.m') as string).length ? a : b;
  newest.texts.set('match.m', (newest.texts.get('match.m') as string).slice(0, -20));
  const back = loaded(open(), 'm');
  expect(back.codes).toEqual(['damaged-used', 'replayed']);
  expect(back.match.log).toEqual(match.log);
});

test('3.1 when the newest copy is damaged the elder one continues, and that is said', () => {
  const { library, a, b, open } = shelf();
  const match = started({ game: 'harbor', seed: 'elder' });
  saveAlong(library, 'm', match, 9);
  const newest = (a.texts.get('match.m') as string).startsWith(':0 2 ') ? a : b;
  const before = newest.texts.get('match.m') as string;
  newest.texts.set('match.m', before.replace('"format":2', '"format":7'));
  const back = loaded(open(), 'm');
  expect(back.codes).toEqual(['copy-damaged', 'older-copy']);
  expect(match.log.length - back.match.log.length).toBe(1);
});

describe('3.6 what is refused keeps its bytes', () => {
  const change = (text: string, from: string | RegExp, to: string) =>
    forged(text, (records) => records.map((record) => (record.startsWith('h') ? record.replace(from, to) : record)));

  test.each([
    ['a newer format', '"format":2', '"format":3', { code: 'newer-format', params: { format: 3, known: 2 } }],
    ['an unknown game', '"game":"harbor"', '"game":"chess"', { code: 'unknown-game', params: { game: 'chess' } }],
    [
      'a game called like an inherited key',
      '"harbor"',
      '"toString"',
      { code: 'unknown-game', params: { game: 'toString' } },
    ],
    ['an unknown option', '"rounds":4', '"rows":4', { code: 'unknown-option', params: { option: 'rows' } }],
    ['an unknown value', '"rounds":4', '"rounds":5', { code: 'unknown-option', params: { option: 'rounds' } }],
    ['another generator', '"sfc32"', '"pcg"', { code: 'other-luck', params: { luck: 'pcg' } }],
  ])('%s', (_, from, to, trouble) => {
    const { library, a, b, open } = shelf();
    saveAlong(library, 'm', started({ game: 'harbor', seed: 'refuse' }), 5);
    for (const store of [a, b]) store.texts.set('match.m', change(store.texts.get('match.m') as string, from, to));
    const texts = [a, b].map((store) => store.texts.get('match.m'));
    const again = open();
    expect(again.load('m')).toEqual({ ok: false, trouble });
    expect([a, b].map((store) => store.texts.get('match.m'))).toEqual(texts);
    if (trouble.code !== 'newer-format') return;
    expect(again.save('m', started({ game: 'harbor', seed: 'over' }), note(1))).toEqual(trouble);
    expect([a, b].map((store) => store.texts.get('match.m'))).toEqual(texts);
    expect(again.list()).toEqual({ entries: [], unreadable: [{ id: 'm', trouble }] });
  });
});

test('3.6 after the rules were changed a match continues from its snapshot; without one it is refused', () => {
  const { library, a, b, open } = shelf();
  const match = started({ game: 'harbor', seed: 'rules' });
  saveAlong(library, 'm', match, 8);
  const changed = { harbor: { ...harborGame, manifest: { ...harborGame.manifest, rulesVersion: 2 } } as Game };
  expect(loaded(open(changed), 'm').match.hash()).toBe(match.hash());
  // One snapshot gone: the elder copy still has its own.
  const newest = (a.texts.get('match.m') as string).length > (b.texts.get('match.m') as string).length ? a : b;
  const elder = newest === a ? b : a;
  newest.texts.set(
    'match.m',
    forged(newest.texts.get('match.m') as string, (records) => records.slice(0, -1)),
  );
  expect(loaded(open(changed), 'm').codes).toEqual(['older-copy']);
  elder.texts.set(
    'match.m',
    forged(elder.texts.get('match.m') as string, (records) => records.slice(0, -1)),
  );
  expect(open(changed).load('m')).toEqual({ ok: false, trouble: { code: 'other-rules', params: { rules: 1 } } });
});

test('3.4 add never writes over a match', () => {
  const { library, open } = shelf();
  const first = started({ game: 'harbor', seed: 'first' });
  expect(library.add('m', first, note(1))).toBeNull();
  expect(library.add('m', started({ game: 'harbor', seed: 'second' }), note(2))).toEqual({
    code: 'id-taken',
    params: { id: 'm' },
  });
  expect(loaded(open(), 'm').match.seed).toBe('first');
  expect(open().load('other')).toEqual({ ok: false, trouble: { code: 'not-found', params: { key: 'match.other' } } });
  expect(() => library.add('no/path', first, note(1))).toThrow(RangeError);
});
