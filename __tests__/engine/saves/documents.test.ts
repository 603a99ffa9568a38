import * as v from 'valibot';
import { FaultyStore, ROT } from '@/__tests__/fixtures/saves/faulty-store';
import { Stream } from '@/engine/core/luck';
import { Document, documentNames, type DocumentSpec } from '@/engine/saves/documents';
import { frame, unframe } from '@/engine/saves/frame';
import { Generations } from '@/engine/saves/generations';

interface Settings {
  readonly language: string;
  readonly volume: number;
}

const SETTINGS: DocumentSpec<Settings> = {
  name: 'settings',
  schema: v.strictObject({ language: v.string(), volume: v.pipe(v.number(), v.integer(), v.maxValue(10)) }),
  defaults: () => ({ language: 'en', volume: 5 }),
};

/** The same document two versions later. */
interface Later {
  readonly language: string;
  readonly volume: { readonly music: number; readonly sound: number };
}
const LATER: DocumentSpec<Later> = {
  name: 'settings',
  schema: v.strictObject({ language: v.string(), volume: v.strictObject({ music: v.number(), sound: v.number() }) }),
  defaults: () => ({ language: 'en', volume: { music: 5, sound: 5 } }),
  migrations: [
    (old) => ({ ...(old as Settings), volume: (old as Settings).volume * 10 }),
    (old) => {
      const { language, volume } = old as Settings;
      return { language, volume: { music: volume, sound: volume } };
    },
  ],
};

function table() {
  const luck = Stream.seeded('documents', 'test');
  const stores = [new FaultyStore(luck), new FaultyStore(luck)] as const;
  const open = <T>(spec: DocumentSpec<T>) => new Document(new Generations(stores), spec);
  const texts = () => stores.map((store) => store.texts.get('doc.settings'));
  return { luck, stores, open, texts };
}

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
const values = (n: number): Settings => ({ language: 'uk', volume: n });

test('3.12 the defaults until something is written, then what was written last', () => {
  const { open } = table();
  expect(open(SETTINGS).read()).toEqual({ value: { language: 'en', volume: 5 }, notices: [] });
  for (const n of [1, 2, 3]) expect(open(SETTINGS).change(() => values(n))).toBeNull();
  expect(open(SETTINGS).read()).toEqual({ value: values(3), notices: [] });
  expect(open(SETTINGS).delete()).toBeNull();
  expect(open(SETTINGS).read().value).toEqual(SETTINGS.defaults());
});

test('3.12 damage anywhere in one store costs the last write at most, and is told', () => {
  const { luck, stores, open } = table();
  const wrong: string[] = [];
  for (let n = 0; n < 600; n++) {
    // Two sound writes first.
    for (const m of [n, n + 1]) open(SETTINGS).change(() => values(m % 11));
    const store = luck.pick(stores);
    const text = luck.pick(ROT)(store.texts.get('doc.settings') as string, luck);
    if (text === undefined) store.texts.delete('doc.settings');
    else store.texts.set('doc.settings', text);
    const { value, notices } = open(SETTINGS).read();
    if (value.volume !== n % 11 && value.volume !== (n + 1) % 11) wrong.push(`${n}: ${value.volume}`);
    if (notices.length === 0) wrong.push(`${n}: nothing said`);
  }
  expect(wrong).toEqual([]);
});

test('3.12 a value of an earlier version is migrated step by step', () => {
  const { open } = table();
  open(SETTINGS).write(values(3));
  expect(open(LATER).version).toBe(3);
  expect(open(LATER).read()).toEqual({ value: { language: 'uk', volume: { music: 30, sound: 30 } }, notices: [] });
  expect(open(LATER).change(() => ({ language: 'ru', volume: { music: 1, sound: 2 } }))).toBeNull();
  expect(open(LATER).read().value.volume).toEqual({ music: 1, sound: 2 });
});

test('3.6 a value of a newer version is left untouched: the defaults serve, nothing is written', () => {
  const { open, texts } = table();
  for (const n of [1, 2]) open(LATER).change(() => ({ language: 'uk', volume: { music: n, sound: n } }));
  const before = texts();
  const newer = { code: 'newer-format', params: { format: 3, known: 1 } };
  expect(open(SETTINGS).read()).toEqual({ value: SETTINGS.defaults(), notices: [newer] });
  expect(open(SETTINGS).write(values(1))).toEqual(newer);
  expect(open(SETTINGS).change(() => values(1))).toEqual(newer);
  expect(open(SETTINGS).locked()).toEqual(newer);
  expect(texts()).toEqual(before);
});

test('a value of a newer version can be set aside: all works again, and the newer app finds it', () => {
  const { stores, open, texts } = table();
  for (const n of [1, 2]) open(LATER).change(() => ({ language: 'uk', volume: { music: n, sound: n } }));
  const settings = open(SETTINGS);
  const aside = settings.setAside();
  if (!aside.ok) throw new Error(aside.trouble.code);
  expect(texts()).toEqual([undefined, undefined]);
  expect(settings.locked()).toBeNull();
  expect(settings.change(() => values(4))).toBeNull();
  expect(open(SETTINGS).read()).toEqual({ value: values(4), notices: [] });
  // Put back, it stands where it was; what was written meanwhile lies in quarantine in its turn.
  const stored = new Generations(stores);
  expect(stored.putBack(aside.value)).toBeNull();
  expect(open(LATER).read()).toEqual({ value: { language: 'uk', volume: { music: 2, sound: 2 } }, notices: [] });
  const left = stored.quarantine.list();
  expect(left.map((entry) => stored.quarantine.text(entry))).toEqual(
    left.map(() => expect.stringContaining('"volume":4')),
  );
});

test('on a full disk a value of a newer version stays where it is', () => {
  const { stores, open, texts } = table();
  open(LATER).change(() => ({ language: 'uk', volume: { music: 1, sound: 1 } }));
  const before = texts();
  for (const store of stores) store.room = 200;
  expect(open(SETTINGS).setAside()).toMatchObject({ ok: false, trouble: { code: 'write-failed' } });
  expect(texts()).toEqual(before);
});

test('3.12 content that does not fit is quarantined, the elder copy serves', () => {
  const { stores, open, texts } = table();
  for (const n of [1, 2, 3]) open(SETTINGS).change(() => values(n));
  const forged = frame(
    unframe(texts()[0] as string).records.map((record) => record.replace('"volume":3', '"volume":300')),
  );
  stores[0].texts.set('doc.settings', forged);
  const stored = new Generations(stores);
  const { value, notices } = new Document(stored, SETTINGS).read();
  expect(value).toEqual(values(2));
  expect(codes(notices)).toEqual(['copy-damaged', 'older-copy']);
  expect(stored.quarantine.list().map((entry) => stored.quarantine.text(entry))).toEqual([forged]);

  stores[1].texts.set('doc.settings', 'nothing');
  expect(codes(open(SETTINGS).read().notices)).toEqual(['copy-damaged', 'copy-damaged', 'defaults-used']);
});

test('3.12 a value that could not be read again is not written', () => {
  const { open, texts } = table();
  expect(open(SETTINGS).write(values(11))).toEqual({ code: 'record-invalid', params: {} });
  expect(texts()).toEqual([undefined, undefined]);
});

test('3.12 sessions of a companion are documents with names, and can be listed', () => {
  const { stores, open } = table();
  const session = (id: string) => ({ ...SETTINGS, name: `companion.${id}` });
  for (const id of ['b', 'a']) open(session(id)).change(() => values(1));
  open(SETTINGS).change(() => values(2));
  expect(documentNames(new Generations(stores), 'companion.')).toEqual(['companion.a', 'companion.b']);
  expect(() => open(session('no/path'))).toThrow(RangeError);
});
