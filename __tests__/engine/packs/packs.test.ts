import { OWN, OWN_TEXT } from '@/__tests__/fixtures/sea-of-clouds/own-pack';
import { readOptions } from '@/engine/core/options';
import { RuleError } from '@/engine/core/rule-error';
import { HOUSE } from '@/engine/games/sea-of-clouds/data/house';
import { SCHEMA } from '@/engine/games/sea-of-clouds/data/schema';
import { OPTIONS } from '@/engine/games/sea-of-clouds/options';
import { LONGEST_PACK, packText, reviewPack, reviewPackText } from '@/engine/packs/read';
import { totalsOf } from '@/engine/packs/totals';

type Draft = Record<string, unknown> & {
  tables: Record<string, Record<string, unknown>[]>;
  numbers: Record<string, unknown>;
};

/** The house pack after a change, and what is then wrong with it: code, place, numbers. */
function faults(change: (pack: Draft) => void): string[] {
  const pack = JSON.parse(JSON.stringify(HOUSE)) as Draft;
  change(pack);
  return reviewPack(SCHEMA, pack).faults.map(({ code, at, params }) =>
    [code, at, ...Object.values(params)].join(' ').trim(),
  );
}

const row = (pack: Draft, table: string, i: number): Record<string, unknown> =>
  pack.tables[table]?.[i] as Record<string, unknown>;

const bad: readonly (readonly [what: string, change: (pack: Draft) => void, found: readonly string[]])[] = [
  ['a frame of a later app', (p) => (p.pack = 2), ['pack-newer pack']],
  ['no frame', (p) => delete p.pack, ['pack-shape pack']],
  ['no game', (p) => delete p.game, ['pack-shape game']],
  ['another game', (p) => (p.game = 'admiral'), ['pack-other-game game sea-of-clouds']],
  ['another version of the tables', (p) => (p.version = 9), ['pack-other-version version 1']],
  ['a field too many', (p) => (p.author = 'me'), ['pack-unknown author']],
  ['no name', (p) => (p.name = ''), ['pack-text name 40']],
  ['a name with a line break', (p) => (p.name = 'a\nb'), ['pack-text name 40']],
  ['a name that turns the writing round', (p) => (p.name = 'a\u202eb'), ['pack-text name 40']],
  ['a table too many', (p) => (p.tables.ships = []), ['pack-unknown tables.ships']],
  ['a table too few', (p) => delete p.tables.rum, ['pack-rows tables.rum 1 20']],
  ['a table that is none', (p) => (p.tables = [] as never), ['pack-shape tables']],
  ['a row that is none', (p) => (p.tables.rum = [7 as never]), ['pack-row tables.rum[0]']],
  ['a column too many', (p) => (row(p, 'rum', 2).value = 3), ['pack-unknown tables.rum[2].value']],
  ['a column too few', (p) => delete row(p, 'pirates', 3).strength, ['pack-missing tables.pirates[3].strength']],
  ['no count', (p) => delete row(p, 'pirates', 3).count, ['pack-missing tables.pirates[3].count']],
  ['a count of nought', (p) => (row(p, 'rum', 0).count = 0), ['pack-number tables.rum[0].count 1 10']],
  ['half a card', (p) => (row(p, 'rum', 0).count = 2.5), ['pack-number tables.rum[0].count 1 10']],
  [
    'a strength in words',
    (p) => (row(p, 'pirates', 0).strength = '3'),
    ['pack-number tables.pirates[0].strength -9 15'],
  ],
  ['once as a number', (p) => (row(p, 'pirates', 0).once = 1), ['pack-flag tables.pirates[0].once']],
  ['an id with a blank', (p) => (row(p, 'rum', 0).id = 'my rum'), ['pack-id tables.rum[0].id 32']],
  ['the id of another card', (p) => (row(p, 'rum', 0).id = 'pir-cook'), ['pack-twice tables.pirates[7].id pir-cook']],
  [
    'a ladder that is too short',
    (p) => (row(p, 'relics', 3).ladder = [0, 4]),
    ['pack-ladder tables.relics[3].ladder 4'],
  ],
  [
    'a step that is no number',
    (p) => (row(p, 'relics', 3).ladder = [0, 4, null, 9]),
    ['pack-number tables.relics[3].ladder[2] -20 99'],
  ],
  ['a ladder that is none', (p) => (row(p, 'relics', 3).ladder = 'abcd'), ['pack-ladder tables.relics[3].ladder']],
  [
    'an effect that no rum has',
    (p) => (row(p, 'rum', 0).effects = ['gain:3']),
    ['pack-effect tables.rum[0].effects[0] points, square, most'],
  ],
  [
    'an effect without its number',
    (p) => (row(p, 'rum', 0).effects = ['points']),
    ['pack-effect tables.rum[0].effects[0] points, square, most'],
  ],
  [
    'an effect with a number too many',
    (p) => (row(p, 'rum', 0).effects = ['square:2']),
    ['pack-effect tables.rum[0].effects[0] points, square, most'],
  ],
  [
    'an effect out of its bounds',
    (p) => (row(p, 'pirates', 0).effects = ['gain:13']),
    ['pack-number tables.pirates[0].effects[0] 1 12'],
  ],
  [
    'a borrowed effect',
    (p) => (row(p, 'rum', 0).effects = ['constructor']),
    ['pack-effect tables.rum[0].effects[0] points, square, most'],
  ],
  [
    'two effects where one may be',
    (p) => (row(p, 'pirates', 0).effects = ['gain:1', 'none']),
    ['pack-effects tables.pirates[0].effects 1'],
  ],
  ['no effect', (p) => (row(p, 'pirates', 0).effects = []), ['pack-effects tables.pirates[0].effects 1']],
  [
    'one effect twice',
    (p) => (row(p, 'permanents', 0).effects = ['vp:1', 'vp:2']),
    ['pack-twice tables.permanents[0].effects[1] vp:2'],
  ],
  ['a number too few', (p) => delete p.numbers.startDoubloons, ['pack-missing numbers.startDoubloons']],
  ['a number too large', (p) => (p.numbers.startDoubloons = 99), ['pack-number numbers.startDoubloons 0 20']],
  ['two Chests', (p) => (row(p, 'permanents', 1).count = 2), ['pack-too-many tables.permanents[1].count 1 2']],
  [
    'more removed than there are',
    (p) => (p.tables.rum = [{ id: 'a', count: 4, effects: ['square'] }]),
    ['pack-too-few numbers.rumRemoved 5 4'],
  ],
  [
    'more cards than a match bears',
    (p) => p.tables.pirates?.forEach((r) => (r.count = 10)),
    ['pack-too-many tables 120 202'],
  ],
];

test.each(bad)('a pack with %s says what is wrong and where', (_, change, found) => {
  expect(faults(change)).toEqual(found);
});

test('everything that is wrong is told at once', () => {
  const found = faults((p) => {
    row(p, 'rum', 0).count = 0;
    row(p, 'relics', 1).ladder = [];
    row(p, 'pirates', 2).strength = 99;
    p.numbers.rumRemoved = -1;
  });
  expect(found.map((one) => one.split(' ')[1])).toEqual([
    'tables.rum[0].count',
    'tables.relics[1].ladder',
    'tables.pirates[2].strength',
    'numbers.rumRemoved',
  ]);
});

test('a deck that is too small for two players is refused', () => {
  const found = faults((p) => {
    for (const table of Object.values(p.tables)) table.splice(1);
    p.tables.relics?.forEach((r) => Object.assign(r, { count: 1, ladder: [1] }));
    p.numbers = { startDoubloons: 3, objectsRemoved: 0, rumRemoved: 0, piratesRemoved: 0 };
  });
  expect(found).toEqual(['pack-too-few tables 20 11']);
});

test('what is no pack at all', () => {
  for (const given of [null, 7, 'x', [], [HOUSE]]) {
    expect(reviewPack(SCHEMA, given).faults.map(({ code }) => code)).toEqual(['pack-shape']);
  }
  expect(reviewPackText(SCHEMA, '{').faults).toEqual([{ code: 'pack-not-json', at: '', params: {} }]);
  expect(reviewPackText(SCHEMA, ' '.repeat(LONGEST_PACK + 1)).faults[0]).toMatchObject({ code: 'pack-too-long' });
});

test('sound packs are read as they are, field by field, whatever order they were written in', () => {
  for (const pack of [HOUSE, OWN]) {
    const { pack: read, faults: found } = reviewPackText(SCHEMA, JSON.stringify(pack, null, 2));
    expect([found, read]).toEqual([[], pack]);
    const backwards = JSON.stringify(Object.fromEntries(Object.entries(pack).reverse()));
    expect(packText(reviewPackText(SCHEMA, backwards).pack ?? HOUSE)).toBe(packText(pack));
  }
});

test('nothing of what was given is kept but its values', () => {
  const given = JSON.parse(JSON.stringify(HOUSE)) as Draft;
  const { pack } = reviewPack(SCHEMA, given);
  row(given, 'rum', 0).count = 9;
  expect(pack).toEqual(HOUSE);
  expect(JSON.stringify(reviewPack(SCHEMA, JSON.parse('{"__proto__":{"pack":1}}')).pack)).toBe('null');
});

test('totals stand beside those of the box', () => {
  expect(totalsOf(SCHEMA, OWN)).toEqual([
    { key: 'rum', cards: 19, box: 21 },
    { key: 'relic', cards: 7, box: 23 },
    { key: 'object', cards: 26, box: 28 },
    { key: 'pirate', cards: 22, box: 22 },
  ]);
});

test('as an option of a match a pack is its one text, and a bad one is refused with its reason', () => {
  const spaced = JSON.stringify(OWN, null, 1);
  expect(readOptions(OPTIONS, { pack: spaced })).toMatchObject({ pack: OWN_TEXT });
  expect(readOptions(OPTIONS, {})).toMatchObject({ pack: 'house' });
  const refusal = (pack: string): unknown => {
    try {
      return readOptions(OPTIONS, { pack });
    } catch (error) {
      return error instanceof RuleError ? [error.code, error.params] : error;
    }
  };
  expect(refusal('haus')).toEqual(['pack-not-json', { at: '' }]);
  expect(refusal(OWN_TEXT.replace('"count":4', '"count":40'))).toMatchObject(['pack-number', { min: 1, max: 10 }]);
});
