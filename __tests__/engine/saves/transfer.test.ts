import fc from 'fast-check';
import { flipped } from '@/__tests__/fixtures/saves/faulty-store';
import { GAMES, harborGame, played, SEATS, step } from '@/__tests__/fixtures/saves/play';
import type { Game } from '@/engine/core/game';
import { Stream } from '@/engine/core/luck';
import { Match, type SeatSetup } from '@/engine/core/match';
import { fromBase32, toBase32 } from '@/engine/saves/base32';
import { ByteReader, ByteWriter, Misfit } from '@/engine/saves/bytes';
import type { Result } from '@/engine/saves/codes';
import { crc32OfBytes } from '@/engine/saves/crc32';
import { frame, unframe } from '@/engine/saves/frame';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { MemoryStore } from '@/engine/saves/memory-store';
import { CODE_LIMIT, exportCode, exportFile, FILE_LIMIT, importing, importMatch } from '@/engine/saves/transfer';

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.trouble));
  return result.value;
}

const codeOf = (match: Match) => value(exportCode(match));
const fileOf = (match: Match) => value(exportFile(match, '0.1.0'));
const refused = (text: string, games = GAMES) => {
  const result = importMatch(text, games);
  return result.ok ? 'accepted' : result.trouble;
};

/** A file with some of its records changed and all checks right. */
function forged(file: string, change: (records: string[]) => string[]): string {
  const end = file.indexOf('\n') + 1;
  return file.slice(0, end) + frame(change(unframe(file.slice(end)).records));
}

describe('3.11 base 32', () => {
  test('bytes come back, in letters that cannot be mistaken for others', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const text = toBase32([...bytes]);
        return /^[0-9A-HJKMNP-TV-Z]*$/.test(text) && JSON.stringify(fromBase32(text)) === JSON.stringify([...bytes]);
      }),
    );
  });

  test('spaces, line breaks, hyphens, small letters and look-alikes do not matter', () => {
    expect(fromBase32('01lo\n- iL O0')).toEqual(fromBase32('01101100'));
    expect(fromBase32('abc!')).toBeUndefined();
    expect(fromBase32('U')).toBeUndefined();
  });

  test('a sign too many or a bit too many is no code', () => {
    expect(fromBase32(toBase32([1]) + '0')).toBeUndefined();
    expect(fromBase32('00')).toEqual([0]);
    expect(fromBase32('01')).toBeUndefined();
  });
});

test('3.11 what cannot be seen in a name, or would turn the line around, stays outside', () => {
  const seats: SeatSetup[] = [
    { kind: 'person', name: '\u202eAnna\u202d\u0000 ' },
    { kind: 'bot', name: '\u200b\u200d', level: 'bosun', emblem: 3 },
    { kind: 'bot', name: '👩\u200d👧 Zo\u0308e', level: 'bosun' },
  ];
  const match = played({ game: 'dead-mans-draw', seed: 'names', seats }, 5);
  const names = [codeOf(match), fileOf(match)].map((text) =>
    value(importMatch(text, GAMES)).seats.map(({ name }) => name),
  );
  const plain = ['Anna', '', '👩\u200d👧 Zo\u0308e'];
  expect(names).toEqual([plain, plain]);
});

test('3.11 numbers, texts and choices come back from bytes, and nothing may be left over', () => {
  const item = fc.oneof(
    fc.record({ kind: fc.constant('number'), value: fc.integer({ min: 0, max: 200_000_000 }) }),
    fc.record({ kind: fc.constant('text'), value: fc.string({ unit: 'binary' }) }),
    fc.record({ kind: fc.constant('choice'), value: fc.integer({ min: 0, max: 4 }) }),
  );
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const writer = new ByteWriter();
      for (const { kind, value } of items) {
        if (kind === 'number') writer.number(value as number);
        else if (kind === 'text') writer.text(value as string);
        else writer.choice(value as number, 5);
      }
      const reader = new ByteReader(writer.bytes);
      const back = items.map(({ kind }) =>
        kind === 'number' ? reader.number() : kind === 'text' ? reader.text() : reader.choice(5),
      );
      reader.end();
      return JSON.stringify(back) === JSON.stringify(items.map((each) => each.value));
    }),
  );
  expect(() => new ByteReader([1]).end()).toThrow(Misfit);
  expect(() => new ByteReader([255]).choice(5)).toThrow(Misfit);
  expect(() => new ByteReader([255, 255, 255, 255, 255]).number()).toThrow(Misfit);
  expect(() => new ByteReader([2, 0xc0, 0x80]).text()).toThrow(Misfit);
  expect(() => new ByteReader([200]).text()).toThrow(Misfit);
});

describe.each(['harbor', 'dead-mans-draw'])('%s', (game) => {
  const lengths = [0, 1, 7, 30, 10_000];

  test('3.11 a match of any length travels as a code and as a file', () => {
    for (const actions of lengths) {
      const match = played({ game, seed: `travel ${actions}` }, actions);
      for (const text of [codeOf(match), fileOf(match)]) {
        const back = value(importMatch(text, GAMES));
        expect(back.log).toEqual(match.log);
        expect([back.hash(), back.seed, back.seats, back.options]).toEqual([
          match.hash(),
          match.seed,
          match.seats,
          match.options,
        ]);
      }
    }
  });

  test('3.11 a whole match is a code of about two hundred signs', () => {
    expect(codeOf(played({ game, seed: 'size' }, 10_000)).length).toBeLessThan(200);
  });

  test('3.11 every option and every kind of seat travels', () => {
    const luck = Stream.seeded(game, 'options');
    const specs = (GAMES[game] as Game).manifest.options;
    let tried = 0;
    for (let i = 0; i < 40; i++) {
      const options = Object.fromEntries(
        specs.map((spec) => {
          if (spec.kind === 'flag') return [spec.key, luck.below(2) === 1];
          if (spec.kind !== 'set') return [spec.key, luck.pick(spec.values)];
          return [spec.key, spec.values.filter(() => luck.below(4) > 0)];
        }),
      );
      const seats = [...SEATS, { kind: 'person', name: '🏴‍☠️' }, { kind: 'bot', name: '', level: 'legend' }] as const;
      let match: Match;
      try {
        match = played({ game, seed: `options ${i}`, options, seats: seats.slice(0, 2 + luck.below(3)) }, 6);
      } catch {
        continue; // These options do not go together.
      }
      tried++;
      const back = [codeOf(match), fileOf(match)].map((text) => value(importMatch(text, GAMES)));
      for (const each of back)
        if (JSON.stringify(each.save()) !== JSON.stringify(match.save())) throw new Error(`other: ${i}`);
    }
    expect(tried).toBeGreaterThan(15);
  });

  test('3.11 how a code is written or a file sent on does not matter', () => {
    const match = played({ game, seed: 'written' }, 12);
    const code = codeOf(match);
    const file = fileOf(match);
    const groups = code.toLowerCase().replace(/.{5}/g, '$& ').replace(/.{30}/g, '$&\n');
    for (const text of [
      `  ${groups}\n`,
      code.replaceAll('0', 'o').replaceAll('1', 'I'),
      `\uFEFF${file}\n\n`,
      file.replaceAll('\n', '\r\n'),
    ]) {
      expect(value(importMatch(text, GAMES)).hash()).toBe(match.hash());
    }
  });

  test('3.11 a slip of the pen is found before anything is played', () => {
    const luck = Stream.seeded(game, 'slip');
    const code = codeOf(played({ game, seed: 'slip' }, 12));
    const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    for (let at = 0; at < code.length - 1; at++) {
      const slip =
        code.slice(0, at) + signs[(signs.indexOf(code[at] as string) + 1 + luck.below(31)) % 32] + code.slice(at + 1);
      const result = importMatch(slip, GAMES);
      if (result.ok || !['mistyped', 'not-a-save'].includes(result.trouble.code)) throw new Error(`not found at ${at}`);
    }
    const file = fileOf(played({ game, seed: 'slip' }, 12));
    for (let i = 0; i < 200; i++)
      if (importMatch(flipped(file, luck), GAMES).ok) throw new Error('a flip was accepted');
    expect(refused(code.slice(0, -3))).not.toBe('accepted');
  });
});

test('3.10 size is looked at before anything else', () => {
  const size = FILE_LIMIT + 1;
  expect(refused('['.repeat(size))).toEqual({ code: 'too-large', params: { size, limit: FILE_LIMIT } });
  expect(refused('0'.repeat(CODE_LIMIT + 1))).toEqual({
    code: 'too-large',
    params: { size: CODE_LIMIT + 1, limit: CODE_LIMIT },
  });
  expect(refused('')).toEqual({ code: 'not-a-save', params: {} });
  expect(refused('Hello, World!')).toEqual({ code: 'not-a-save', params: {} });
  expect(refused('Dear crew! '.repeat(CODE_LIMIT / 8))).toEqual({ code: 'not-a-save', params: {} });
});

test.each([
  ['a greeting', (text: string) => `Hi!\n${text}`],
  ['the signs of a quoted mail', (text: string) => text.replace(/^/gm, '> ')],
  ['a sign that cannot be seen', (text: string) => `\u200f${text}`],
])('3.10 a text with %s before it is told from one that is too long', (_, sent) => {
  const file = fileOf(played({ game: 'harbor', seed: 'mail' }, 20));
  const backup = `PIRATE SHELF BACKUP\n${'x'.repeat(FILE_LIMIT)}`;
  expect([file, backup].map((text) => refused(sent(text)))).toEqual([
    { code: 'not-at-start', params: {} },
    { code: 'not-at-start', params: {} },
  ]);
});

test('3.10 the limits hold a match of a thousand actions', () => {
  const match = played({ game: 'harbor', seed: 'long', options: { rounds: 400 } }, 1000);
  expect(match.log.length).toBeGreaterThanOrEqual(1000);
  expect(codeOf(match).length).toBeLessThan(CODE_LIMIT / 4);
  expect(fileOf(match).length).toBeLessThan(FILE_LIMIT * 0.8);
});

test('3.10 no match is too long to be exported; what comes in is capped far above any real one', () => {
  const options = harborGame.manifest.options.map((spec) =>
    spec.key === 'rounds' && spec.kind === 'choice' ? { ...spec, values: [...spec.values, 4000] } : spec,
  );
  const game = { ...harborGame, manifest: { ...harborGame.manifest, options } };
  const match = Match.start({ game, seed: 'very long', options: { rounds: 4000 }, seats: SEATS });
  const luck = Stream.seeded('very long', 'test');
  while (match.log.length < 19_000 && step(match, luck));
  expect(match.log.length).toBeGreaterThanOrEqual(19_000);
  const games = { harbor: game };
  const file = fileOf(match);
  expect(file.length).toBeGreaterThan(500_000);
  expect(file.length).toBeLessThan(FILE_LIMIT / 4);
  const back = value(importMatch(file, games));
  expect([back.hash(), back.log.length]).toEqual([match.hash(), match.log.length]);
  const more = forged(file, ([header = '', ...rest]) => [
    header,
    ...rest.filter((record) => record.startsWith('a')),
    ...rest.slice(0, 2000),
    'k"0"',
  ]);
  expect(refused(more, games)).toEqual({ code: 'import-invalid', params: {} });
});

test('3.11 a match is read in steps, an action each, so that no screen stands still', () => {
  const file = fileOf(played({ game: 'harbor', seed: 'steps', options: { rounds: 400 } }, 800));
  let steps = 0;
  const reading = importing(file, GAMES);
  while (!reading.next().done) steps += 1;
  expect(steps).toBeGreaterThan(1600);
});

test('3.10 whether the match gave an answer by itself is for the rules to say', () => {
  let forgedFlags = 0;
  for (const game of Object.keys(GAMES)) {
    const file = fileOf(played({ game, seed: 'forced' }, 60));
    const { records } = unframe(file.slice(file.indexOf('\n') + 1));
    records.forEach((record, at) => {
      if (!record.startsWith('a')) return;
      const turned = record.endsWith(',1]') ? record.replace(/,1]$/, ']') : record.replace(/]$/, ',1]');
      const answer = refused(forged(file, (all) => all.map((one, i) => (i === at ? turned : one))));
      expect(answer).toMatchObject({ code: 'import-illegal', params: { index: at, reason: 'forced' } });
      forgedFlags += 1;
    });
  }
  expect(forgedFlags).toBeGreaterThan(200);
});

describe('3.10 forged files', () => {
  const match = played({ game: 'harbor', seed: 'forged' }, 12);
  const file = fileOf(match);
  const header = (from: string | RegExp, to: string) =>
    forged(file, ([first = '', ...rest]) => [first.replace(from, to), ...rest]);

  test.each([
    [
      'a polluting key in the options',
      header('"options":{', '"options":{"__proto__":{"admin":true},'),
      'import-invalid',
    ],
    [
      'a polluting key beside the fields',
      header('{', '{"constructor":{"prototype":{"admin":true}},'),
      'import-invalid',
    ],
    ['an unknown field', header('{', '{"more":1,'), 'import-invalid'],
    ['a field missing', header(/"seed":"[^"]*",/, ''), 'import-invalid'],
    ['deep nesting', header('"options":{', `"options":{"a":${'['.repeat(400)}${']'.repeat(400)},`), 'import-invalid'],
    ['a number without end', header('"rules":1', '"rules":1e999'), 'import-invalid'],
    ['a number that is none', header('"rules":1', '"rules":"1"'), 'import-invalid'],
    ['a very long name', header('Bosun', 'B'.repeat(5000)), 'import-invalid'],
    ['a game called like an inherited key', header('"game":"harbor"', '"game":"constructor"'), 'unknown-game'],
    ['an unknown option', header('"rounds":4', '"rows":4'), 'unknown-option'],
    [
      'seats that the game has not',
      header(/"seats":\[/, `"seats":[${'{"kind":"bot","name":""},'.repeat(4)}`),
      'wrong-seats',
    ],
    ['another seed', header('"seed":"forged"', '"seed":"other"'), undefined],
    ['other rules', header('"rules":1', '"rules":9'), 'other-rules'],
    ['a newer format', header('"format":1', '"format":2'), 'newer-format'],
    ['no end', forged(file, (records) => records.slice(0, -1)), 'import-invalid'],
    ['two ends', forged(file, (records) => [...records, records.at(-1) as string]), 'import-invalid'],
    ['another hash', forged(file, (records) => [...records.slice(0, -1), 'k"0123456789abcdef"']), 'import-differs'],
    ['an action missing', forged(file, (records) => records.filter((_, i) => i !== 4)), undefined],
    [
      'an action that is none',
      forged(file, (records) => records.map((record, i) => (i === 5 ? 'a[0,"WIN"]' : record))),
      'import-illegal',
    ],
    [
      'a seat that is none',
      forged(file, (records) => records.map((record, i) => (i === 5 ? 'a[9,"WIN"]' : record))),
      'import-invalid',
    ],
  ])('%s', (_, text, code) => {
    expect(text).not.toBe(file);
    const answer = refused(text);
    expect(answer).not.toBe('accepted');
    if (code !== undefined) expect(answer).toMatchObject({ code });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('a move that breaks the rules is told by its number, counted from one', () => {
    const first = forged(file, (records) => records.map((record, i) => (i === 1 ? 'a[0,"WIN"]' : record)));
    expect(refused(first)).toEqual({ code: 'import-illegal', params: { index: 1, reason: 'unknown-action' } });
  });

  test('a snapshot from outside is never looked at', () => {
    const snapshot = JSON.stringify(match.save().snapshot);
    const smuggled = forged(file, (records) => [...records.slice(0, -1), `c${snapshot}`]);
    expect(refused(smuggled)).toMatchObject({ code: 'import-invalid' });
    expect(refused(forged(file, (records) => [...records, `c${snapshot}`]))).toMatchObject({ code: 'import-invalid' });
  });
});

describe('3.10 forged codes', () => {
  const bytes = fromBase32(codeOf(played({ game: 'harbor', seed: 'forged' }, 12))) as number[];
  /** With the check for slips of the pen made right again. */
  const sealed = (body: readonly number[]) => {
    const crc = crc32OfBytes([1, ...body]);
    return toBase32([1, ...[24, 16, 8, 0].map((shift) => (crc >>> shift) & 255), ...body]);
  };
  const body = bytes.slice(5);

  test.each([
    ['untouched', body, 'accepted'],
    ['another position at the end', [(body[0] as number) ^ 1, ...body.slice(1)], 'import-differs'],
    ['other choices', [...body.slice(0, -2), (body.at(-2) as number) ^ 255, body.at(-1) as number], undefined],
    ['something behind the end', [...body, 0], 'import-invalid'],
    ['cut short', body.slice(0, -1), 'import-invalid'],
    ['nothing but a check', body.slice(0, 4), 'mistyped'],
  ])('%s', (_, forgery, expected) => {
    const result = importMatch(sealed(forgery), GAMES);
    const answer = result.ok ? 'accepted' : result.trouble.code;
    if (expected) expect(answer).toBe(expected);
    else expect(answer).not.toBe('accepted');
  });
});

test('3.6 a code of changed rules, of a game that is not there, and of a newer kind is refused', () => {
  const code = codeOf(played({ game: 'harbor', seed: 'old' }, 6));
  const changed = { harbor: { ...harborGame, manifest: { ...harborGame.manifest, rulesVersion: 2 } } as Game };
  expect(refused(code, changed)).toEqual({ code: 'other-rules', params: { rules: 1 } });
  expect(refused(code, {})).toMatchObject({ code: 'unknown-game' });
});

test('3.10 an import never writes over a match that is there', () => {
  const library = new Library(new Generations([new MemoryStore(), new MemoryStore()]), GAMES, '0.1.0');
  const mine = played({ game: 'harbor', seed: 'mine' }, 6);
  library.add('m', mine, { scores: [], updatedAt: 1 });
  const imported = value(importMatch(codeOf(played({ game: 'harbor', seed: 'theirs' }, 6)), GAMES));
  expect(library.add('m', imported, { scores: [], updatedAt: 2 })).toEqual({ code: 'id-taken', params: { id: 'm' } });
  expect(value(library.load('m')).match.hash()).toBe(mine.hash());
  expect(library.add('n', imported, { scores: [], updatedAt: 2 })).toBeNull();
});
