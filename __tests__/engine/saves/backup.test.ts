import * as v from 'valibot';
import { Match } from '@/engine/core/match';
import { exportBackup, importBackup, isBackup, readBackup, type Device, type Item } from '@/engine/saves/backup';
import { Document, type DocumentSpec } from '@/engine/saves/documents';
import { frame } from '@/engine/saves/frame';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { markOf } from '@/engine/saves/mark';
import { MemoryStore } from '@/engine/saves/memory-store';
import { GAMES, played } from '../../fixtures/saves/play';

const SETTINGS: DocumentSpec<unknown> = {
  name: 'settings',
  schema: v.strictObject({ pace: v.number() }),
  defaults: () => ({ pace: 1 }),
};

function newDevice(): Device & { readonly stored: Generations } {
  const stored = new Generations([new MemoryStore(), new MemoryStore()]);
  return {
    stored,
    library: new Library(stored, GAMES, '1'),
    games: GAMES,
    app: '1',
    specs: new Map([['settings', SETTINGS]]),
    joins: {},
    scoresOf: () => [1, 2],
  };
}

const note = (updatedAt: number) => ({ scores: [1, 2], updatedAt });
const MATCHES = [played({ game: 'dead-mans-draw', seed: 'a' }, 30), played({ game: 'harbor', seed: 'b' }, 9)];

function filled(): Device {
  const device = newDevice();
  MATCHES.forEach((match, i) => device.library.add(`m${i}`, match, note(i + 1)));
  new Document(device.stored, SETTINGS).write({ pace: 3 });
  return device;
}

function textOf(device: Device): string {
  const steps = exportBackup(device);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.text;
  }
}

function bringIn(text: string, device: Device): Item[] {
  const records = readBackup(text);
  if (!records.ok) throw new Error(records.trouble.code);
  return [...importBackup(records.value, device)];
}

const marksOf = ({ library }: Device) =>
  library
    .list()
    .entries.map(({ id }) => library.load(id))
    .flatMap((opened) => (opened.ok ? [markOf(opened.value.match)] : ['?']))
    .sort();
const refusalOf = (text: string) => {
  const records = readBackup(text);
  return records.ok ? null : records.trouble.code;
};
const fates = (items: readonly Item[]) =>
  items.map(({ kind, name, fate }) => `${kind} ${name}: ${typeof fate === 'string' ? fate : fate.code}`);

describe('a backup of everything', () => {
  const text = textOf(filled());

  it('fills an empty device with the same matches and documents', () => {
    const device = newDevice();
    expect(isBackup(text)).toBe(true);
    expect(fates(bringIn(text, device)).sort()).toEqual([
      'document settings: added',
      'match m0: added',
      'match m1: added',
    ]);
    expect(marksOf(device)).toEqual(MATCHES.map(markOf).sort());
    expect(new Document(device.stored, SETTINGS).read()).toEqual({ value: { pace: 3 }, notices: [] });
    expect(device.library.list().entries.map(({ id, updatedAt }) => [id, updatedAt])).toEqual([
      ['m1', 2],
      ['m0', 1],
    ]);
  });

  it('brings nothing in a second time', () => {
    const device = newDevice();
    bringIn(text, device);
    expect(fates(bringIn(text, device)).sort()).toEqual([
      'document settings: present',
      'match m0: present',
      'match m1: present',
    ]);
    expect(marksOf(device)).toHaveLength(2);
  });

  it('never writes over what is there: another match of that name stays, and so do other settings', () => {
    const device = newDevice();
    const own = played({ game: 'harbor', seed: 'mine' }, 5);
    device.library.add('m0', own, note(9));
    new Document(device.stored, SETTINGS).write({ pace: 7 });
    expect(fates(bringIn(text, device)).sort()).toEqual([
      'document settings: kept',
      'match m0: added',
      'match m1: added',
    ]);
    const kept = device.library.load('m0');
    expect(kept.ok && markOf(kept.value.match)).toBe(markOf(own));
    expect(marksOf(device)).toEqual([...MATCHES, own].map(markOf).sort());
    expect(new Document(device.stored, SETTINGS).read().value).toEqual({ pace: 7 });
  });

  it('lets documents that grow together be joined', () => {
    const seen: unknown[] = [];
    const join = (value: unknown) => {
      seen.push(value);
      return 'added' as const;
    };
    bringIn(text, { ...newDevice(), joins: { settings: join } });
    expect(seen).toEqual([{ pace: 3 }]);
  });

  it('refuses a text with any character changed, before anything is brought in', () => {
    const wrong: number[] = [];
    for (let at = 25; at < text.length; at += 97) {
      const letter = text[at] === 'x' ? 'y' : 'x';
      if (readBackup(text.slice(0, at) + letter + text.slice(at + 1)).ok) wrong.push(at);
    }
    expect(wrong).toEqual([]);
    expect(refusalOf(text.slice(0, -40))).toBe('import-damaged');
    expect(refusalOf('yo ho ho')).toBe('not-a-save');
    expect(refusalOf(`PIRATE SHELF BACKUP\n${frame(['b{"format":2,"app":"9"}'])}`)).toBe('newer-format');
  });

  it('refuses hundreds of thousands of lines at once, framed as they may be', () => {
    const lines = Array.from({ length: 300_000 }, () => 'x');
    expect(refusalOf(`PIRATE SHELF BACKUP\n${frame(['b{"format":1,"app":"9"}', ...lines])}`)).toBe('import-damaged');
    expect(refusalOf(`PIRATE SHELF BACKUP\n${lines.join('\n')}`)).toBe('import-damaged');
  });

  it('survives a mail that changes line ends and adds space around', () => {
    expect(bringIn(`\n  ${text.replace(/\n/g, '\r\n')}\r\n\r\n`, newDevice())).toHaveLength(3);
  });

  it('says item by item what is wrong, and brings in the rest', () => {
    const good = (readBackup(text) as { value: readonly string[] }).value.find((record) => record.startsWith('m'));
    const forged = `PIRATE SHELF BACKUP\n${frame([
      'b{"format":1,"app":"1"}',
      'd{"name":"settings","version":1,"value":{"pace":"fast"}}',
      'd{"name":"../index","version":1,"value":0}',
      'd{"name":"settings","version":2,"value":{"pace":1}}',
      'm{"id":"x","at":1,"file":"PIRATE SHELF MATCH"}',
      good as string,
    ])}`;
    const device = newDevice();
    expect(fates(bringIn(forged, device)).map((fate) => fate.replace(/.*: /, ''))).toEqual([
      'record-invalid',
      'record-invalid',
      'newer-format',
      'mistyped',
      'added',
    ]);
    expect(new Document(device.stored, SETTINGS).read().value).toEqual({ pace: 1 });
  });

  it('names the matches that cannot be taken along', () => {
    const device = filled();
    const old = { ...(MATCHES[0] as Match).save(), rules: 0 };

    device.library.add('old', Match.restore((MATCHES[0] as Match).game, old), note(1));
    const steps = exportBackup(device);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value.left.map(({ id, trouble }) => [id, trouble.code])).toEqual([['old', 'other-rules']]);
    expect(step.value.matches).toBe(2);
  });
});
