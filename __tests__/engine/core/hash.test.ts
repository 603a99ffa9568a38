import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { canonical, hashOf } from '@/engine/core/hash';

const plain = fc.jsonValue({ maxDepth: 4 });

/** The same value with the keys of every object written in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== 'object') return value;
  const out: Record<string, unknown> = Object.create(null);
  for (const [key, x] of Object.entries(value).reverse()) out[key] = turned(x);
  return out;
}

describe('canonical text', () => {
  test('is JSON that says the same: values that differ have texts that differ', () => {
    fc.assert(
      fc.property(plain, (value) => isDeepStrictEqual(JSON.parse(canonical(value)), JSON.parse(JSON.stringify(value)))),
      { numRuns: 500, seed: 1 },
    );
    expect(canonical({ b: [1, 'x', null, true], a: { d: {}, c: [] } })).toBe(
      '{"a":{"c":[],"d":{}},"b":[1,"x",null,true]}',
    );
  });

  test('the order in which keys were written does not count; the order in a list does', () => {
    fc.assert(
      fc.property(plain, (value) => canonical(turned(value)) === canonical(value)),
      { numRuns: 500, seed: 1 },
    );
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  });

  test('a field that is not there and one that is undefined are the same', () => {
    expect(canonical({ a: 1, b: undefined })).toBe(canonical({ a: 1 }));
    expect(canonical({ a: 1, b: null })).not.toBe(canonical({ a: 1 }));
  });

  test('near values are told apart', () => {
    const different = [
      0,
      '0',
      [0],
      { 0: 0 },
      null,
      'null',
      false,
      '',
      [],
      {},
      [[]],
      [null],
      { a: [1, 2] },
      { a: [12] },
    ];
    expect(new Set(different.map(canonical)).size).toBe(different.length);
  });
});

describe('hash', () => {
  test('never changes', () => {
    expect([null, {}, [], 'rum', { b: 1, a: [2, 3] }].map(hashOf)).toEqual([
      '6c701ceadf44ebde',
      'd1bc5b2319435c37',
      '68af8aa8458c750f',
      'b71120245b36fa36',
      '70a85f4e08bd1b8e',
    ]);
  });

  test('no two of 200,000 near values meet', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 200_000; i++) seen.add(hashOf({ a: i & 1023, b: [i >> 10] }));
    expect(seen.size).toBe(200_000);
  });
});
