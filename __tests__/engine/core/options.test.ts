import fc from 'fast-check';
import { defaultOptions, readOptions, type OptionSpec } from '@/engine/core/options';
import { RuleError } from '@/engine/core/rule-error';

const SPECS: readonly OptionSpec[] = [
  { key: 'storm', kind: 'flag', default: false, group: 'main' },
  { key: 'rounds', kind: 'choice', values: [3, 6, 'endless'], default: 6, group: 'variant' },
  {
    key: 'goods',
    kind: 'set',
    values: ['silk', 'tea', 'rum'],
    default: ['silk', 'tea'],
    group: 'ruling',
    clause: '1.2',
  },
];
const DEFAULTS = { storm: false, rounds: 6, goods: ['silk', 'tea'] };

function refusal(given: Record<string, unknown>): [string, unknown] {
  try {
    readOptions(SPECS, given);
  } catch (error) {
    if (error instanceof RuleError) return [error.code, error.params.option];
    throw error;
  }
  return ['accepted', null];
}

describe('reading options', () => {
  test('what is not given has its default', () => {
    expect(defaultOptions(SPECS)).toEqual(DEFAULTS);
    expect(readOptions(SPECS, {})).toEqual(DEFAULTS);
    expect(readOptions(SPECS, { storm: true })).toEqual({ ...DEFAULTS, storm: true });
    expect(readOptions(SPECS, { storm: undefined })).toEqual(DEFAULTS);
  });

  test('every value of the schema is accepted', () => {
    expect(readOptions(SPECS, { storm: true, rounds: 'endless', goods: [] })).toEqual({
      storm: true,
      rounds: 'endless',
      goods: [],
    });
  });

  test.each([['strom'], ['Storm'], ['toString'], ['constructor'], ['']])('an unknown key is refused: %j', (key) => {
    expect(refusal({ [key]: true })).toEqual(['option-unknown', key]);
  });

  test('a key called __proto__ is refused like any other and changes no prototype', () => {
    expect(refusal(JSON.parse('{"__proto__":{"storm":true}}'))).toEqual(['option-unknown', '__proto__']);
    expect(readOptions(SPECS, Object.create({ storm: true }))).toEqual(DEFAULTS);
  });

  test.each([
    ['storm', 1],
    ['storm', 'true'],
    ['storm', null],
    ['rounds', 4],
    ['rounds', '6'],
    ['rounds', NaN],
    ['rounds', [6]],
    ['goods', 'silk'],
    ['goods', ['gold']],
    ['goods', ['silk', 'silk']],
    ['goods', ['silk', ['tea']]],
    ['goods', { 0: 'silk', length: 1 }],
    ['goods', null],
  ])('an unknown value is refused, never replaced: %s = %j', (key, value) => {
    expect(refusal({ [key]: value })).toEqual(['option-value', key]);
  });

  test('equal sets become equal text, whatever order they were given in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['silk', 'tea', 'rum']), (goods) => {
        const read = readOptions(SPECS, { goods });
        return JSON.stringify(read.goods) === JSON.stringify(['silk', 'tea', 'rum'].filter((g) => goods.includes(g)));
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  test('the result is fresh, complete and in the order of the schema', () => {
    const given = { goods: ['tea'], storm: true };
    const read = readOptions(SPECS, given);
    expect(Object.keys(read)).toEqual(['storm', 'rounds', 'goods']);
    expect(read.goods).not.toBe(given.goods);
    expect(readOptions(SPECS, read)).toEqual(read);
  });
});
