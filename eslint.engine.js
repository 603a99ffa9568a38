// What keeps engine/ pure: it must give the same bits on every JavaScript engine and know no clock, no screen, no disk.
const math = 'abs|min|max|floor|ceil|trunc|round|sign|imul|clz32|fround|sqrt';

const globals = {
  'no clock':
    'Date performance setTimeout setInterval setImmediate clearTimeout clearInterval queueMicrotask requestAnimationFrame',
  'nothing asynchronous': 'Promise',
  'results differ between engines': 'Intl WeakRef FinalizationRegistry SharedArrayBuffer Atomics crypto',
  'no input or output':
    'console fetch XMLHttpRequest WebSocket Worker process Buffer localStorage navigator document require',
  'copies are written by hand': 'structuredClone',
  'not the same everywhere': 'TextEncoder TextDecoder atob btoa',
  'a way round the rules': 'globalThis window self global eval Function',
};

const syntax = [
  [':function[async=true]', 'The engine is synchronous.'],
  ['AwaitExpression', 'The engine is synchronous.'],
  ['ForOfStatement[await=true]', 'The engine is synchronous.'],
  ['ImportExpression', 'Imports are static.'],
  ['BinaryExpression[operator="**"]', 'Powers differ between engines: multiply.'],
  ['AssignmentExpression[operator="**="]', 'Powers differ between engines: multiply.'],
  [
    `MemberExpression[object.name="Math"][computed=false]:not([property.name=/^(${math})$/])`,
    `Of Math only ${math.replaceAll('|', ' ')}.`,
  ],
  ['MemberExpression[object.name="Math"][computed=true]', 'Name the Math function.'],
  ['Identifier[name="Math"]:not(MemberExpression > Identifier.object)', 'Math is not a value to pass around.'],
  [
    ':matches(MemberExpression > Identifier.property, Property > Identifier.key)[name=/^(localeCompare|toLocale)/]',
    'No locales in the engine.',
  ],
  [
    'MemberExpression[computed=true] > Literal.property[value=/^(localeCompare|toLocale)/]',
    'No locales in the engine.',
  ],
];

const builtins =
  'assert|buffer|child_process|crypto|events|fs|http|https|net|os|path|perf_hooks|process|stream|timers|url|util|v8|vm|worker_threads|zlib';
const imports = (exception = '') => [
  'error',
  {
    patterns: [
      {
        regex: `^(?!${exception}$)(react|expo|@expo/|@shopify/|@react-|i18next|node:|(${builtins})(/|$))`,
        message: 'The engine imports no framework, no native module and nothing of Node.',
      },
      {
        regex: '^@/(app|components|assets|scripts)|^(\\.\\./)+(app|components|assets|scripts)/',
        message: 'Dependencies point one way: app, components, engine.',
      },
    ],
  },
];

module.exports = [
  {
    files: ['engine/**/*.ts'],
    rules: {
      'no-restricted-imports': imports(),
      'no-restricted-globals': [
        'error',
        ...Object.entries(globals).flatMap(([why, names]) =>
          names.split(' ').map((name) => ({ name, message: `In the engine: ${why}.` })),
        ),
      ],
      'no-restricted-syntax': ['error', ...syntax.map(([selector, message]) => ({ selector, message }))],
    },
  },
  // The engine's only native door.
  { files: ['engine/saves/mmkv.ts'], rules: { 'no-restricted-imports': imports('react-native-mmkv') } },
];
