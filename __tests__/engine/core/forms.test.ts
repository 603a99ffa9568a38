import { textForms } from '@/engine/core/forms';
import { line, oneOf, orNothing, whole } from '@/engine/core/words';

const { describe: write, parse } = textForms({
  top: { seat: whole(0, 7), suit: oneOf(['hook', 'map']), value: orNothing(whole(2, 9)) },
  name: { seat: whole(0, 7), name: line(12) },
  next: {},
});

test.each([
  [{ type: 'top', seat: 2, suit: 'hook', value: 5 }, 'top 2 hook 5'],
  [{ type: 'top', seat: 0, suit: 'map', value: null }, 'top 0 map -'],
  [{ type: 'name', seat: 1, name: 'Mara the Red' }, 'name 1 Mara the Red'],
  [{ type: 'next' }, 'next'],
] as const)('a tap and its text are one: %j', (tap, text) => {
  expect(write(tap)).toBe(text);
  expect(parse(text)).toEqual(tap);
});

test.each([
  'top 2 hook',
  'top 2 hook 5 5',
  'top 8 hook 5',
  'top 02 hook 5',
  'top 2 sword 5',
  'top 2 hook 1',
  'top  2 hook 5',
  'name 1 ',
  'name 1 Mara ',
  'name 1 longer than twelve',
  'next one',
  'toString',
  '__proto__',
  '',
])('no tap: "%s"', (text) => expect(parse(text)).toBeNull());
