import { reviewPack } from '@/engine/packs/read';
import { isVisible, quoted, wordsOfId } from '@/engine/packs/text';
import { HOUSE } from '@/engine/games/sea-of-clouds/data/house';
import { SCHEMA } from '@/engine/games/sea-of-clouds/data/schema';

test.each([
  ['nothing', ''],
  ['spaces of every kind', '\u00a0\u2003\u3000'],
  ['a space without width', 'Ro\u200bm'],
  ['a filler of Korean', '\u3164'],
  ['an empty Braille sign', '\u2800'],
  ['joiners alone', '\u200d\u200c\ufe0f'],
  ['half a sign', 'Rum \ud83c'],
  ['a turn of the direction', 'Rum \u202e'],
  ['a tag', 'Rum\u{e0041}'],
  ['the end of a line', 'Rum\n'],
])('a name with %s is refused', (_, name) => {
  expect(isVisible(name)).toBe(false);
  const { faults } = reviewPack(SCHEMA, { ...HOUSE, name });
  expect(faults.map(({ code, at }) => [code, at])).toEqual([['pack-text', 'name']]);
});

test.each(['Старий ром', 'Ром №1', '👨‍👩‍👧 & 🏴‍☠️', "L'île", 'ラム酒'])('%s is a name', (name) => {
  expect(isVisible(name)).toBe(true);
  expect(reviewPack(SCHEMA, { ...HOUSE, name }).faults).toEqual([]);
});

test('a word from outside is cut, and nothing hidden is left in it', () => {
  expect(quoted('x'.repeat(15_000), 40)).toBe(`${'x'.repeat(39)}…`);
  expect(quoted('a\u202eb\u0007c', 40)).toBe('abc');
  expect(quoted('name', 40)).toBe('name');
});

test('a row that is no card says so, and a card without a name has a name from its id', () => {
  const tables = { ...HOUSE.tables, rum: [7, ...(HOUSE.tables.rum ?? []).slice(1)] };
  const { faults } = reviewPack(SCHEMA, { ...HOUSE, tables });
  expect(faults.map(({ code, at }) => [code, at])).toEqual([['pack-row', 'tables.rum[0]']]);
  expect(wordsOfId('rum-old-port')).toBe('Rum old port');
});
