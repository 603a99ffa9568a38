import { Linter } from 'eslint';

// eslint.config.js is plain JavaScript without types of its own.
const config: Linter.Config[] = jest.requireActual('../../eslint.config.js');
const linter = new Linter({ configType: 'flat' });
const complaints = (code: string, file = 'engine/core/sample.ts') =>
  linter.verify(code, config, { filename: file }).map((m) => m.ruleId ?? m.message);

const anything = 'export const f = (a: ' + 'any) => a;';

const value = (expression: string) => `export const value = (x: string, list: number[]) => [x, list, ${expression}];`;

describe('the engine lint bites', () => {
  test.each([
    ['react', "import { useState } from 'react';\nexport const a = useState;"],
    ['react native', "import { View } from 'react-native';\nexport const a = View;"],
    ['expo', "import { Audio } from 'expo-audio';\nexport const a = Audio;"],
    ['@expo', "import { a } from '@expo/metro-runtime';\nexport const b = a;"],
    ['skia', "import { Skia } from '@shopify/react-native-skia';\nexport const a = Skia;"],
    ['mmkv outside its adapter', "import { createMMKV } from 'react-native-mmkv';\nexport const a = createMMKV;"],
    ['node:', "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;"],
    ['a bare builtin', "import { readFileSync } from 'fs';\nexport const a = readFileSync;"],
    ['components', "import { a } from '@/components/ui/Text';\nexport const b = a;"],
  ])('import of %s', (_, code) => expect(complaints(code)).toContain('no-restricted-imports'));

  test.each([
    'Date.now()',
    'new Date()',
    'new Intl.Collator()',
    'setTimeout(x, 1)',
    'setInterval(x, 1)',
    'queueMicrotask(x)',
    'requestAnimationFrame(x)',
    'performance.now()',
    'console.log(x)',
    'fetch(x)',
    'process.env',
    'structuredClone(x)',
    'Promise.resolve(x)',
    'globalThis.Date',
  ])('global in %s', (code) => expect(complaints(value(code))).toContain('no-restricted-globals'));

  test.each([
    '2 ** 3',
    'Math.random()',
    'Math.pow(2, 3)',
    'Math.sin(1)',
    'Math.hypot(1, 2)',
    'Math.PI',
    "Math['floor'](1)",
    'Math[x as "floor"](1)',
    '(({ sin }) => sin)(Math)',
    'Object.keys(Math)',
    "x.localeCompare('a')",
    "x['localeCompare']('a')",
    '(({ localeCompare }) => localeCompare)(x)',
    'x.toLocaleUpperCase()',
    'list.toLocaleString()',
    '(async () => x)',
    "import('./other')",
  ])('syntax in %s', (code) => expect(complaints(value(code))).toContain('no-restricted-syntax'));

  test.each([
    ['async function', 'export async function f() {\n  await f();\n}'],
    ['for await', 'export async function f(a: AsyncIterable<number>) {\n  for await (const b of a) f(a), b;\n}'],
    ['**=', 'export const f = (a: number) => {\n  a **= 2;\n  return a;\n};'],
  ])('statement: %s', (_, code) => expect(complaints(code)).toContain('no-restricted-syntax'));

  test.each([
    ...'abs ceil clz32 floor fround round sign sqrt trunc'.split(' ').map((name) => `Math.${name}(1)`),
    'Math.imul(2, 3)',
    'Math.min(...list)',
    'Math.max(1, 2)',
    'JSON.stringify(x)',
    'new Map([[1, 2]])',
  ])('%s is allowed', (code) => expect(complaints(value(code))).toEqual([]));

  test('MMKV is allowed in its adapter and nothing else is', () => {
    const code = (from: string) => `import { a } from '${from}';\nexport const b = a;`;
    const adapter = 'engine/saves/mmkv.ts';
    expect(complaints(code('react-native-mmkv'), adapter)).not.toContain('no-restricted-imports');
    expect(complaints(code('react-native'), adapter)).toContain('no-restricted-imports');
  });

  test('screens may use what the engine may not', () => {
    expect(complaints(value('Math.sin(Date.now())'), 'components/ui/sample.ts')).toEqual([]);
  });
});

describe('everywhere', () => {
  test.each(['engine/core/sample.ts', 'components/ui/sample.ts', 'app/sample.tsx', 'scripts/sample.ts'])(
    'no any in %s',
    (file) => expect(complaints(anything, file)).toContain('@typescript-eslint/no-explicit-any'),
  );

  test.each(['ignore', 'expect-error', 'nocheck'])('no ts-%s comment', (name) =>
    expect(complaints(`// @ts-${name}: because\nexport const a = 1;`)).toContain('@typescript-eslint/ban-ts-comment'),
  );

  test('a lint rule cannot be silenced in a file', () => {
    expect(complaints(`/* ${'eslint'}-disable */\n${anything}`)).toContain('@typescript-eslint/no-explicit-any');
  });
});
