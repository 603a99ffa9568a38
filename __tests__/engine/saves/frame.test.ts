import fc from 'fast-check';
import { flip } from '@/__tests__/fixtures/saves/faulty-store';
import { played } from '@/__tests__/fixtures/saves/play';
import { crc32, crc32OfBytes, hex32 } from '@/engine/saves/crc32';
import { frame, stampOf, unframe } from '@/engine/saves/frame';
import { fromJson, toJson } from '@/engine/saves/json';
import { truthLines } from '@/engine/saves/match-records';

const NOTE = { turn: [0], scores: [3, 4], updatedAt: 1, finished: false, hash: '0123456789abcdef' };

const SAVES = [
  { name: 'a fixture match', match: played({ game: 'harbor', seed: 'frame' }, 30) },
  { name: "Dead Man's Draw", match: played({ game: 'dead-mans-draw', seed: 'frame' }, 40) },
].map(({ name, match }) => {
  const saved = match.save();
  const cache = [`s${toJson(NOTE)}`, `c${toJson(saved.snapshot)}`];
  return { name, records: ['17', ...truthLines(saved, '0.1.0'), ...cache] };
});

/** No flaw: whatever was read is the beginning of what was written, and the damage was noticed. */
function flaw(text: string, records: readonly string[]): string | null {
  const read = unframe(text);
  if (read.whole) return 'passed as whole';
  const wrong = read.records.findIndex((record, i) => record !== records[i]);
  return wrong < 0 ? null : `record ${wrong} differs`;
}

test('CRC-32 gives the published check value', () => {
  expect(hex32(crc32('123456789'))).toBe('cbf43926');
  expect(crc32('6789', crc32('12345'))).toBe(0xcbf43926);
  expect(crc32OfBytes([...'123456789'].map((char) => char.charCodeAt(0)))).toBe(0xcbf43926);
});

test('3.1 what was framed comes back, whatever it was', () => {
  const record = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) });
  fc.assert(
    fc.property(fc.array(record), (records) => {
      const read = unframe(frame(records));
      return read.whole && JSON.stringify(read.records) === JSON.stringify(records);
    }),
  );
});

test('3.1 frames hold printable ASCII only, and JSON is written so', () => {
  expect(() => frame(['é'])).toThrow(RangeError);
  expect(() => frame(['a\nb'])).toThrow(RangeError);
  const value = { name: 'Марія 🏴‍☠️ \u007f\u2028\n\ud800', list: [1, 'ї'] };
  expect(unframe(frame([toJson(value)])).whole).toBe(true);
  expect(fromJson(toJson(value))).toEqual(value);
});

describe.each(SAVES)('$name', ({ records }) => {
  const text = frame(records);

  test('3.1 is one line a record', () => {
    expect(unframe(text)).toEqual({ records, whole: true });
    expect(text.split('\n')).toHaveLength(records.length + 2);
    expect(stampOf(text)).toMatch(/^[0-9a-f]{8}$/);
  });

  test('3.2 every single-bit flip is detected and the records before it stay right', () => {
    const flaws: string[] = [];
    for (let at = 0; at < text.length; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const found = flaw(flip(text, at, bit), records);
        if (found) flaws.push(`${at}.${bit}: ${found}`);
      }
    }
    expect(flaws).toEqual([]);
    expect(text.length * 8).toBeGreaterThan(8000);
  });

  test('3.2 every truncation is detected, at either end', () => {
    const flaws: string[] = [];
    for (let at = 0; at < text.length; at++) {
      const found = flaw(text.slice(0, at), records) ?? flaw(text.slice(at + 1), records);
      if (found) flaws.push(`${at}: ${found}`);
    }
    expect(flaws).toEqual([]);
  });

  test('3.2 an overwrite torn anywhere never passes as a mixture of two writes', () => {
    // After an undo the new log is shorter and goes on differently; lines of both are well formed at the same places.
    const newer = [records[0] as string, ...records.slice(1, -4), 'a[1,"other"]', ...records.slice(-3)];
    const next = frame(['18', ...newer.slice(1)]);
    const flaws: string[] = [];
    for (let cut = 0; cut <= next.length; cut++) {
      const torn = next.slice(0, cut) + text.slice(cut);
      if (torn === text || torn === next) continue;
      const read = unframe(torn);
      if (read.whole) flaws.push(`${cut}: whole`);
      const ofOld = read.records.every((record, i) => record === records[i]);
      const ofNew = read.records.every((record, i) => record === (i === 0 ? '18' : newer[i]));
      if (!ofOld && !ofNew) flaws.push(`${cut}: mixed`);
    }
    expect(flaws).toEqual([]);
  });
});

test('3.2 bits above the low byte are damage too', () => {
  const text = frame(['abc']);
  const passed = [...text].flatMap((_, at) =>
    [8, 9, 10, 11, 12, 13, 14, 15].filter((bit) => unframe(flip(text, at, bit)).whole),
  );
  expect(passed).toEqual([]);
});

test('3.2 arbitrary text is never whole and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...':.0123456789abcdef \n"') }), (text) => !unframe(text).whole),
    { numRuns: 2000 },
  );
});

test('3.5 JSON from outside: no deep nesting, no keys that JavaScript itself uses', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(fromJson(nested(16))).toBeDefined();
  expect(fromJson(nested(17))).toBeUndefined();
  expect(fromJson(nested(1_000_000))).toBeUndefined();
  expect(fromJson('"[[[[[[[[[[[[[[[[[[[[[[[[\\"[[[["')).toBeDefined();
  expect(fromJson('{"__proto__":{"admin":true}}')).toBeUndefined();
  expect(fromJson('[{"a":{"constructor":1}}]')).toBeUndefined();
  expect(fromJson('{"\\u005f_proto__":1}')).toBeUndefined();
  expect(fromJson('{')).toBeUndefined();
});
