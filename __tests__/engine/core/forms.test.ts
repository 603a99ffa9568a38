import { form, textForms } from '@/engine/core/forms';
import { always, eitherOf, line, oneList, oneOf, orNothing, whole } from '@/engine/core/words';

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

const game = textForms({
  PICK: form('pick', { seat: whole(0, 1), suit: oneOf(['map', 'hook']) }),
  TRAIT: form('trait', { traits: oneList<readonly string[]>([['miser'], ['miser', 'parry']]) }),
  GIFT: form('gift', { accept: eitherOf('refuse', 'take') }),
  SWAP: [form('rum give', { card: oneOf(['rum-1']) }), form('rum keep', { decline: always(true) })],
  SHARE: form('', { action: oneOf(['leave', 'take']), slot: whole(1, 3) }),
});

test.each([
  [{ type: 'PICK', seat: 1, suit: 'hook' }, 'pick 1 hook'],
  [{ type: 'TRAIT', traits: ['miser', 'parry'] }, 'trait miser+parry'],
  [{ type: 'GIFT', accept: false }, 'gift refuse'],
  [{ type: 'SWAP', card: 'rum-1' }, 'rum give rum-1'],
  [{ type: 'SWAP', decline: true }, 'rum keep'],
  [{ type: 'SHARE', action: 'take', slot: 3 }, 'take 3'],
] as const)('an action and its text are one: %j', (action, text) => {
  expect([game.describe(action), game.parse(text), game.known(action)]).toEqual([text, action, action]);
});

test('all actions of a type are made once, in the order of their words', () => {
  const picks = game.every('PICK');
  expect(picks.map(game.describe)).toEqual(['pick 0 map', 'pick 0 hook', 'pick 1 map', 'pick 1 hook']);
  expect(game.every('PICK')).toBe(picks);
  expect(game.parse('pick 1 map')).toBe(picks[2]);
  expect(game.known({ type: 'PICK', suit: 'map', seat: 1, more: 'whatever' })).toBe(picks[2]);
});

test.each([
  [null],
  ['pick 0 map'],
  [{}],
  [{ type: 'toString' }],
  [{ type: 'PICK' }],
  [{ type: 'PICK', seat: '1', suit: 'hook' }],
  [{ type: 'PICK', seat: 1, suit: ['hook'] }],
  [{ type: 'TRAIT', traits: 'miser' }],
  [{ type: 'TRAIT', traits: [['miser']] }],
  [{ type: 'GIFT', accept: 'take' }],
  [{ type: 'SWAP' }],
  [{ type: 'SWAP', decline: false }],
  [{ type: 'SHARE', action: 'take 3' }],
])('nonsense is no action: %j', (given) => expect(game.known(given)).toBeNull());
