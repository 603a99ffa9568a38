import { resultOf } from '@/engine/companion/sea-of-clouds/result';
import { COPIES, PRINTED } from '@/engine/companion/sea-of-clouds/tables';
import { HOUSE } from '@/engine/games/sea-of-clouds/data/house';
import { at, book, on, why, type Book } from './at-the-table';

const set = (seat: number, fields: Readonly<Record<string, number>>) =>
  Object.entries(fields).map(([field, value]) => `set ${seat} ${field} ${value}`);
const rum = ({ sheet }: Book) => resultOf(sheet).lines.map((line) => line.rum);
const relics = ({ sheet }: Book) => resultOf(sheet).lines[0]?.relics;

test('2.3 the printed ladders are those of the game, and so many copies are in the box', () => {
  const game = (HOUSE.tables.relics ?? []).map(({ ladder, count }) => [ladder, count]);
  expect(PRINTED.ladders.slice(0, 3).map((ladder, kind) => [ladder, COPIES[kind]])).toEqual(game.slice(0, 3));
  expect(COPIES[3]).toBe(game[3]?.[1]);
});

test("T1 collector's rum: 1, 4, 9, 16, 25", () => {
  const values = [0, 1, 2, 3, 4, 5].map((count) => rum(book(2, `set 0 collector ${count}`))[0]);
  expect(values).toEqual([0, 1, 4, 9, 16, 25]);
});

test('T2 first-class rum: 3 each for whoever has the most, a tie has no most; 7.5 alone is the most', () => {
  const three = (...counts: number[]) => rum(book(3, ...counts.map((count, seat) => `set ${seat} premium ${count}`)));
  expect([three(3, 2, 0), three(2, 2, 0), three(1, 0, 0)]).toEqual([
    [9, 2, 0],
    [2, 2, 0],
    [3, 0, 0],
  ]);
});

test('8.2 the parrot holder wins a tie for the most first-class rum', () => {
  expect(rum(book(3, ...set(0, { premium: 2 }), ...set(1, { premium: 2 }), 'parrot 1', 'parrot-breaks-ties'))).toEqual([
    2, 6, 0,
  ]);
});

test("T3 relics: one Siren's Song −3, four 6; T37 one, one and two", () => {
  expect([relics(book(2, 'relic 0 0 1')), relics(book(2, 'relic 0 0 4'))]).toEqual([-3, 6]);
  expect(relics(book(2, 'relic 0 0 1', 'relic 0 1 1', 'relic 0 2 2'))).toBe(-2);
});

test('T33 score sheet: 33', () => {
  const parts = { doubloons: 11, collector: 2, premium: 2, fixed: 3, secrets: 5, objects: -1 };
  const now = book(2, ...set(0, parts), 'relic 0 0 4', 'relic 0 2 1');
  expect(resultOf(now.sheet).lines[0]).toMatchObject({ doubloons: 11, rum: 13, relics: 5, total: 33 });
});

test('T27 the Chest belongs to its owner at the end', () => {
  const now = book(2, 'set 0 doubloons 10', 'chest-owner 0', 'chest-count 2');
  expect(resultOf(now.sheet).lines[0]?.doubloons).toBe(12);
});

test('T9 final tie: the parrot, then doubloons, then bottles, then a shared win', () => {
  const tie = (parrot: number, ...more: string[]) => {
    const base = book(3, 'set 0 doubloons 40', 'set 1 doubloons 40', 'set 2 doubloons 30', `parrot ${parrot}`);
    const { winners, reason } = resultOf(on(base, ...more).sheet);
    return [winners, reason];
  };
  expect(tie(1)).toEqual([[1], 'parrot']);
  expect(tie(2)).toEqual([[0, 1], 'shared']);
  expect(tie(2, 'set 0 doubloons 38', 'set 0 objects 2')).toEqual([[1], 'doubloons']);
  expect(tie(2, 'set 1 bottles 1')).toEqual([[1], 'rum']);
  expect(tie(2, 'set 2 secrets 11')).toEqual([[2], 'score']);
});

test('11 the fourth ladder is typed once; until then the sheet is not finished', () => {
  const now = book(2, 'scoring', 'relic 0 3 2');
  expect([relics(now), why(now, 'finish')]).toEqual([0, 'type-ladder']);
  const typed = on(now, 'ladder 3 2 4', 'ladder 3 3 10', 'relic-name 3 Heart of the Leviathan');
  expect([relics(typed), why(typed, 'finish')]).toEqual([4, null]);
  expect([why(typed, 'ladder 3 5 1'), why(typed, 'ladder 0 8 44')]).toEqual(['ladder-steps', null]);
});

test('11 every built-in table can be typed anew', () => {
  const base = book(2, ...set(0, { collector: 2, premium: 1 }));
  const now = on(base, 'collector 2 6', 'first-class most 5', 'relic 0 1 1', 'ladder 1 1 7');
  expect([rum(now)[0], relics(now)]).toEqual([11, 7]);
});

test('no illegal numbers: bottles are at least those of the two kinds, no more cards than the box has', () => {
  const now = book(2, ...set(0, { collector: 3, premium: 2 }), 'relic 0 2 3');
  expect(at(now, 0).bottles).toBe(5);
  expect(
    ['set 0 bottles 4', 'set 1 collector 3', 'relic 1 2 3', 'set 0 doubloons -1'].map((tap) => why(now, tap)),
  ).toEqual(['bottles-least', 'copies-gone', 'copies-gone', 'number-bounds']);
});

test('a finished sheet rests until it is opened again', () => {
  const now = book(2, 'scoring', 'finish');
  expect([why(now, 'parrot 1'), why(now, 'reopen')]).toEqual(['sheet-finished', null]);
  expect(why(book(2), 'finish')).toBe('rounds-left');
});
