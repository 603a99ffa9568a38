import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringIn, newDevice, packed, readInPieces, SETTINGS } from '@/__tests__/fixtures/saves/backup';
import { GAMES, played } from '@/__tests__/fixtures/saves/play';
import { Match } from '@/engine/core/match';
import type { Device, Item } from '@/engine/saves/backup-format';
import { BackupWriter } from '@/engine/saves/backup-out';
import { isBackup } from '@/engine/saves/backup-reader';
import { Document } from '@/engine/saves/documents';
import { frame, unframe } from '@/engine/saves/frame';
import { markOf } from '@/engine/saves/mark';

const FIRST = 'PIRATE SHELF BACKUP\n';
const note = (updatedAt: number) => ({ scores: [1, 2], updatedAt });
const MATCHES = [played({ game: 'dead-mans-draw', seed: 'a' }, 30), played({ game: 'harbor', seed: 'b' }, 9)];

function filled(): Device {
  const device = newDevice();
  MATCHES.forEach((match, i) => device.library.add(`m${i}`, match, note(i + 1)));
  new Document(device.stored, SETTINGS).write({ pace: 3 });
  return device;
}

const marksOf = ({ library }: Device) =>
  library
    .list()
    .entries.map(({ id }) => library.load(id))
    .flatMap((opened) => (opened.ok ? [markOf(opened.value.match)] : ['?']))
    .sort();
const refusalOf = (text: string) => readInPieces(text).refusal?.code ?? null;
const fates = (items: readonly Item[]) =>
  items.map(({ kind, name, fate }) => `${kind} ${name}: ${typeof fate === 'string' ? fate : fate.code}`);
const records = (text: string) => unframe(text.slice(FIRST.length)).records;
const forged = (lines: readonly string[]) => FIRST + frame(lines);

describe('a backup of everything', () => {
  const { text } = packed(filled());

  it.each([1, 7, 1000, 1_000_000])('fills an empty device with the same, read in pieces of %d letters', (piece) => {
    const device = newDevice();
    expect(isBackup(text)).toBe(true);
    expect(readInPieces(text, piece)).toMatchObject({ whole: true, refusal: null });
    expect(fates(bringIn(text, device, piece)).sort()).toEqual([
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

  it('takes along who asked for advice', () => {
    const device = newDevice();
    device.library.add('helped', MATCHES[0] as Match, { ...note(1), advised: [2, 0] });
    const other = newDevice();
    bringIn(packed(device).text, other);
    const opened = other.library.load('helped');
    expect(opened.ok && opened.value.advised).toEqual([2, 0]);
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
    // Nor does a second time bring the renamed one in again.
    expect(fates(bringIn(text, device))).toContain('match m0: present');
  });

  it('what was played elsewhere keeps the beginning of its id, however long that is', () => {
    for (const id of ['in-1', `in-${'x'.repeat(37)}`]) {
      const [from, to] = [newDevice(), newDevice()];
      from.library.add(id, played({ game: 'harbor', seed: 'guest' }, 5), note(1));
      to.library.add(id, played({ game: 'harbor', seed: 'guest' }, 9), note(2));
      bringIn(packed(from).text, to);
      const ids = to.library.list().entries.map((entry) => entry.id);
      expect(ids).toHaveLength(2);
      expect(ids.filter((one) => one.startsWith('in-'))).toEqual(ids);
    }
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

  it('notices every changed character, and says what is no backup', () => {
    const wrong: number[] = [];
    for (let at = FIRST.length; at < text.length; at += 97) {
      const letter = text[at] === 'x' ? 'y' : 'x';
      const { whole, refusal } = readInPieces(text.slice(0, at) + letter + text.slice(at + 1));
      if (whole && !refusal) wrong.push(at);
    }
    expect(wrong).toEqual([]);
    expect(readInPieces(text.slice(0, -40)).whole).toBe(false);
    expect(refusalOf('yo ho ho')).toBe('not-a-save');
    expect(refusalOf(`Ahoy!\n${text}`)).toBe('not-at-start');
    expect(refusalOf(forged(['b{"format":3,"app":"9"}']))).toBe('newer-format');
    expect(refusalOf(forged(['d{"name":"settings","version":1,"value":{"pace":3}}']))).toBe('record-invalid');
  });

  it('of a damaged backup only the thing with the damage is lost', () => {
    const lines = text.split('\n');
    for (const at of [3, 8, lines.length - 4]) {
      const hurt = lines.map((line, i) => (i === at ? line.replace(/.$/, '#') : line)).join('\n');
      const { parts, whole } = readInPieces(hurt);
      expect(whole).toBe(false);
      const items = bringIn(hurt, newDevice());
      expect(items.filter(({ fate }) => fate === 'added')).toHaveLength(2);
      expect(items.filter(({ fate }) => typeof fate !== 'string')).toHaveLength(1);
      expect(parts).toHaveLength(3);
    }
  });

  it('a match that was hurt is still called by its game and its people', () => {
    const lines = text.split('\n');
    const last = lines.length - 4;
    const [gone] = bringIn(lines.filter((_, i) => i !== last).join('\n'), newDevice()).filter(
      ({ fate }) => typeof fate !== 'string',
    );
    expect(gone).toMatchObject({ kind: 'match', about: { game: 'dead-mans-draw', at: 1 } });
  });

  it('hundreds of thousands of lines without a meaning are no matches and take no room', () => {
    const lines = Array.from({ length: 300_000 }, () => 'x');
    const head = 'b{"format":2,"app":"9"}';
    for (const noise of [forged([head, ...lines]), FIRST + lines.join('\n')]) {
      const { parts } = readInPieces(noise, 64 * 1024);
      expect(parts.filter(({ kind }) => kind !== 'lost')).toEqual([]);
    }
  });

  it('a match of more lines than any match has is not collected', () => {
    const [header = ''] = records(text).filter((record) => record.startsWith('h'));
    const actions = Array.from({ length: 20_003 }, () => 'a[0,"draw"]');
    const [item] = bringIn(
      forged(['b{"format":2,"app":"1"}', 'm{"id":"x","at":1}', header, ...actions, 'k"0"']),
      newDevice(),
    );
    expect(item).toMatchObject({ kind: 'match', fate: { code: 'import-damaged' } });
  });

  it('survives a mail that changes line ends and adds space around', () => {
    const mailed = [
      `\n  ${text.replace(/\n/g, '\r\n')}\r\n\r\n`,
      text.replace(/\n/g, '\r'),
      text.replace(/\n/g, '\n\n'),
    ];
    for (const letter of mailed) {
      expect(readInPieces(letter, 500)).toMatchObject({ whole: true, refusal: null });
      expect(bringIn(letter, newDevice())).toHaveLength(3);
    }
  });

  it('says item by item what is wrong, and brings in the rest', () => {
    const all = records(text);
    const good = all.slice(all.findIndex((record) => record.startsWith('m')));
    const hostile = forged([
      'b{"format":2,"app":"1"}',
      'd{"name":"settings","version":1,"value":{"pace":"fast"}}',
      'd{"name":"../index","version":1,"value":0}',
      'd{"name":"settings","version":2,"value":{"pace":1}}',
      'd{"name":"treasure","version":1,"value":{"pace":1}}',
      `d{"name":"settings","version":1,"value":${'['.repeat(40)}${']'.repeat(40)}}`,
      'd{"name":"settings","version":1,"value":{"__proto__":{"admin":true}}}',
      'm{"id":"x","at":1,"file":"PIRATE SHELF MATCH"}',
      'm{"id":"y","at":1}',
      'm{"id":"z","at":1}',
      'h{"format":1}',
      'k"0"',
      ...good,
    ]);
    const device = newDevice();
    expect(fates(bringIn(hostile, device)).map((fate) => fate.replace(/.*: /, ''))).toEqual([
      'record-invalid',
      'import-damaged',
      'newer-format',
      'unknown-record',
      'import-damaged',
      'import-damaged',
      'mistyped',
      'import-damaged',
      'import-invalid',
      'added',
      'added',
    ]);
    expect(new Document(device.stored, SETTINGS).read().value).toEqual({ pace: 1 });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('names the matches that cannot be taken along as people know them', () => {
    const device = filled();
    const old = { ...(MATCHES[0] as Match).save(), rules: 0 };
    device.library.add('old', Match.restore((MATCHES[0] as Match).game, old), note(5));
    const { left, matches } = packed(device);
    expect(left).toMatchObject([
      {
        about: { game: 'dead-mans-draw', seats: (MATCHES[0] as Match).seats, at: 5 },
        trouble: { code: 'other-rules' },
      },
    ]);
    expect(matches).toBe(2);
  });

  it('is made in short steps: never more than one action between two of them', () => {
    const device = newDevice();
    const long = played({ game: 'harbor', seed: 'long', options: { rounds: 400 } }, 500);
    device.library.add('long', long, note(1));
    let steps = 0;
    let lines = 0;
    let most = 0;
    const making = new BackupWriter(device, () => (lines += 1)).own();
    for (let step = making.next(); !step.done; step = making.next()) {
      most = Math.max(most, lines);
      lines = 0;
      steps += 1;
    }
    expect(steps).toBeGreaterThan(1000);
    expect(most).toBeLessThan(5);
  });
});

it('a backup of format 1 still comes in', () => {
  const text = readFileSync(join(__dirname, '../../fixtures/saves/backup-1.txt'), 'utf8');
  const device = newDevice();
  expect(readInPieces(text)).toMatchObject({ whole: true, refusal: null });
  expect(fates(bringIn(text, device)).sort()).toEqual([
    'document settings: added',
    'match sample-1: added',
    'match sample-2: added',
  ]);
  expect(marksOf(device)).toEqual(
    [played({ game: 'harbor', seed: 'frozen' }, 40), played({ game: 'harbor', seed: 'frozen too' }, 7)]
      .map(markOf)
      .sort(),
  );
  expect(device.library.list().entries.map(({ updatedAt }) => updatedAt)).toEqual([1700000001000, 1700000000000]);
});

it('a library of 2,000 matches of all games goes out and comes into a clean device, all of it', () => {
  const device = newDevice();
  const games = Object.keys(GAMES);
  const marks: string[] = [];
  for (let i = 0; i < 2000; i++) {
    const match = played({ game: games[i % games.length] as string, seed: `library ${i}` }, i % 12);
    marks.push(markOf(match));
    device.library.add(`m${i}`, match, note(i + 1));
  }
  const { text, matches, left } = packed(device);
  expect([matches, left]).toEqual([2000, []]);
  const other = newDevice();
  const items = bringIn(text, other, 64 * 1024);
  expect(items.filter(({ fate }) => fate !== 'added')).toEqual([]);
  expect(marksOf(other)).toEqual(marks.sort());
});
