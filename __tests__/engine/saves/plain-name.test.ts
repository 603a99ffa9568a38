import { plainName } from '@/engine/saves/plain-name';

test.each(['', ' \u00a0', '\u200b', '\u3164', '\u2800', '\u115f\uffa0', '\u200d\ufe0f', '\ud83c', '\u{e0041}'])(
  '%j is no name: nothing of it can be seen',
  (name) => expect(plainName(name)).toBe(''),
);

test.each([
  [' Anna ', 'Anna'],
  ['An\u202ena\u3164', 'Anna'],
  ['Bo\u0007rys', 'Borys'],
  ['👨‍👩‍👧 Віра', '👨‍👩‍👧 Віра'],
])('%j is %s', (name, plain) => expect(plainName(name)).toBe(plain));
