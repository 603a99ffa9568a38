import fc from 'fast-check';
import { OWN_TEXT } from '@/__tests__/fixtures/sea-of-clouds/own-pack';
import { HOUSE } from '@/engine/games/sea-of-clouds/data/house';
import { SCHEMA } from '@/engine/games/sea-of-clouds/data/schema';
import {
  addRow,
  draftOf,
  draftText,
  openDraft,
  removeRow,
  reviewDraft,
  setCell,
  setNumber,
  type PackDraft,
} from '@/engine/packs/draft';
import { placeOf } from '@/engine/packs/place';
import { LONGEST_PACK, packText, reviewPack, reviewPackText } from '@/engine/packs/read';

const house = draftOf(HOUSE);
const TABLES = SCHEMA.tables.map(({ key }) => key);

describe('a draft of a pack', () => {
  it('of sound cards is the pack, as one text', () => {
    expect(draftText(SCHEMA, house)).toBe(packText(HOUSE));
    expect(reviewDraft(SCHEMA, house)).toMatchObject({ pack: HOUSE, faults: [] });
    expect(openDraft(SCHEMA, draftText(SCHEMA, house))).toEqual(house);
  });

  it('keeps what is written half, and says where', () => {
    const half = setNumber(setCell(SCHEMA, house, 'pirates', 3, 'strength', '-'), 'rumRemoved', '');
    expect(openDraft(SCHEMA, draftText(SCHEMA, half))).toEqual(half);
    const { pack, faults } = reviewDraft(SCHEMA, half);
    expect(pack).toBeNull();
    expect(faults.map(({ at }) => at)).toEqual(['tables.pirates[3].strength', 'numbers.rumRemoved']);
  });

  it('counts its cards beside the box, also while a count is being written', () => {
    const cards = (draft: PackDraft) => reviewDraft(SCHEMA, draft).totals.map((total) => total.cards);
    expect(cards(house)).toEqual([21, 23, 28, 22]);
    expect(cards(setCell(SCHEMA, house, 'rum', 0, 'count', 7))).toEqual([23, 23, 28, 22]);
    expect(cards(setCell(SCHEMA, house, 'rum', 0, 'count', ''))).toEqual([16, 23, 28, 22]);
  });

  it('2.3 gives a ladder as many steps as there are copies', () => {
    const more = setCell(SCHEMA, house, 'relics', 3, 'count', 6);
    expect(more.tables.relics?.[3]?.ladder).toEqual([0, 4, 10, 20, 20, 20]);
    const less = setCell(SCHEMA, more, 'relics', 3, 'count', 2);
    expect(less.tables.relics?.[3]?.ladder).toEqual([0, 4]);
    expect(reviewDraft(SCHEMA, less).faults).toEqual([]);
    expect(house.tables.relics?.[3]?.ladder).toEqual([0, 4, 10, 20]);
  });

  it.each(TABLES)('gets new cards that are sound in the table %s, each with its own id', (table) => {
    const two = addRow(SCHEMA, addRow(SCHEMA, house, table), table);
    expect(two.tables[table]?.slice(-2).map(({ id }) => id)).toEqual(['own-1', 'own-2']);
    expect(reviewDraft(SCHEMA, two).faults).toEqual([]);
    const length = house.tables[table]?.length ?? 0;
    expect(removeRow(removeRow(two, table, length), table, length)).toEqual(house);
  });

  it('leaves out a name that is emptied', () => {
    const named = setCell(SCHEMA, house, 'rum', 0, 'name', 'Grog');
    expect(named.tables.rum?.[0]?.name).toBe('Grog');
    expect(draftText(SCHEMA, setCell(SCHEMA, named, 'rum', 0, 'name', undefined))).toBe(packText(HOUSE));
  });
});

describe('a text from outside', () => {
  const cell = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
  const fields = fc.dictionary(fc.constantFrom('__proto__', 'id', 'count', 'effects', 'constructor', 'toString'), cell);
  const shaped = fc.record({
    pack: fc.constantFrom(1, 2, '1'),
    game: fc.constantFrom('sea-of-clouds', 'admiral', '__proto__'),
    version: fc.constantFrom(1, 2),
    name: fc.oneof(fc.constant('Mine'), cell),
    tables: fc.oneof(fc.dictionary(fc.constantFrom(...TABLES, '__proto__'), fc.oneof(fc.array(fields), cell)), cell),
    numbers: fc.oneof(fc.dictionary(fc.constantFrom('startDoubloons', '__proto__'), cell), cell),
  });
  const hostile = fc.oneof(
    fc.string(),
    fc.json(),
    shaped.map((value) => JSON.stringify(value)),
  );

  it('is refused with a fault and a place, never with a crash, whatever it is', () => {
    const bad = fc.check(
      fc.property(hostile, (text) => {
        const { pack, faults } = reviewPackText(SCHEMA, text);
        openDraft(SCHEMA, text);
        return pack === null && faults.length > 0 && faults.every(({ at }) => typeof placeOf(at) === 'object');
      }),
      { numRuns: 2000 },
    );
    expect(bad.counterexample).toBeNull();
    expect(({} as Record<string, unknown>).id).toBeUndefined();
  });

  it('that was damaged in one place is either the same pack or says what is wrong', () => {
    const places = fc.integer({ min: 0, max: OWN_TEXT.length - 1 });
    const letters = fc.constantFrom('"', '{', '}', '[', '9', '-', 'x', ' ', '\u202e', '\u0000');
    const bad = fc.check(
      fc.property(places, letters, (at, letter) => {
        const text = OWN_TEXT.slice(0, at) + letter + OWN_TEXT.slice(at + 1);
        const { pack, faults } = reviewPackText(SCHEMA, text);
        if (pack === null) return faults.length > 0;
        return reviewPack(SCHEMA, pack).faults.length === 0 && openDraft(SCHEMA, packText(pack)) !== null;
      }),
      { numRuns: 2000 },
    );
    expect(bad.counterexample).toBeNull();
  });

  it('is not even looked into when it is too long', () => {
    const long = `${' '.repeat(LONGEST_PACK)}${OWN_TEXT}`;
    expect(reviewPackText(SCHEMA, long).faults.map(({ code }) => code)).toEqual(['pack-too-long']);
    expect(openDraft(SCHEMA, long)).toBeNull();
  });

  it.each([
    ['tables.rum[3].effects[0]', { table: 'rum', row: 3, field: 'effects', step: 0 }],
    ['tables.rum[3].count', { table: 'rum', row: 3, field: 'count', step: null }],
    ['tables.rum', { table: 'rum', row: null, field: null, step: null }],
    ['numbers.rumRemoved', { table: null, row: null, field: 'rumRemoved', step: null }],
    ['', { table: null, row: null, field: null, step: null }],
  ])('is wrong at a place that can be found: %s', (at, place) => {
    expect(placeOf(at)).toEqual(place);
  });
});
