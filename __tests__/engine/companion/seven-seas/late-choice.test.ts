import { backTo, undo } from '@/engine/companion/core/ledger';
import { marksOf } from '@/engine/companion/seven-seas/fleet';
import { at, book, called, tracker, type Book } from './at-the-table';

/** 4.4.1: a gift hangs on who chose the character, also on those who say so when somebody has already acted. */

const facts = (now: Book): string[] => (now.steps.at(-1)?.facts ?? []).map(({ type }) => type);

/** All numbers of the sheet, without what the books remember of the gift. */
const numbers = ({ sheet: { gift: _, ...rest } }: Book) => rest;

type Case = readonly [name: string, seat: number, character: string, before: readonly string[], act: readonly string[]];
const CASES: readonly Case[] = [
  ['Shipwright', 1, 'shipwright', [], ['buy 1 1']],
  ['Shipwright, First Player', 0, 'shipwright', [], ['buy 0 1']],
  ['Shipwright, one ship left', 0, 'shipwright', ['set 0 owned 8'], ['buy 0 1']],
  ['Governor', 1, 'governor', [], ['join 1 spain']],
  ['Governor, First Player with a mark', 0, 'governor', ['mark 0 tavern'], ['join 0 spain']],
  ['Captain, nobody sends', 1, 'captain', [], ['raid 1 france 3 0,0,0']],
  ['Captain, after the battle', 0, 'captain', [], ['raid 0 france 2 2,1,0', 'raid-end won 1,0,0']],
  ['Islander', 0, 'islander', [], ['land 0 pt-231']],
  ['Shaman', 0, 'shaman', ['set 1 fruit 1'], ['curse-hits 0 kraken 1,2,0']],
  ['Merchant, over a guard', 0, 'merchant', ['set 0 chests 18', 'set 0 rum 1'], ['sell 0 0,0,1']],
  ['Cartographer, one card', 1, 'cartographer', [], ['draw 1 1']],
];

describe.each(CASES)('%s', (_, seat, character, before, act) => {
  const late = 2;
  const alone = book(3, ...before, ...called(character, seat), ...act);
  const tooLate = book(3, ...before, ...called(character, seat), ...act, `chose ${late} ${character}`);

  test('said too late comes to the same as said in time', () => {
    // First Player first: whoever was late acts after all the same.
    const inTime = book(3, ...before, ...called(character, seat, late), ...act);
    expect(numbers(tooLate)).toEqual(numbers(inTime));
    expect(facts(tooLate)).toContain('gift-back');
  });

  test('the tick taken back gives the gift again, and undo leads to any moment', () => {
    const again = book(
      3,
      ...before,
      ...called(character, seat),
      ...act,
      ...[1, 2].map(() => `chose ${late} ${character}`),
    );
    expect(again.sheet).toEqual(alone.sheet);
    expect(facts(again)).toContain('gift-again');
    expect(undo(tracker, tooLate).sheet).toEqual(alone.sheet);
    expect(backTo(tracker, undo(tracker, tooLate), tooLate.steps.length).sheet).toEqual(tooLate.sheet);
  });
});

test('chosen by two in time, one of them by mistake: the other has the gift after all', () => {
  const now = book(3, ...called('governor', 0, 2), 'join 0 spain');
  expect(marksOf(at(now, 0))).toBe(1);
  const alone = book(3, ...called('governor', 0, 2), 'join 0 spain', 'chose 2 governor');
  expect([marksOf(at(alone, 0)), facts(alone)]).toEqual([0, ['unchose', 'gift-again', 'moved']]);
});

test('4.13 Cartographer: the cards of the gift go back on the deck, and the End of Adventures with them', () => {
  const end = ['deck 6', ...called('cartographer', 0), 'draw 0 3'];
  const now = book(3, ...end);
  expect([now.sheet.end, now.sheet.deck, at(now, 0).cards]).toEqual([true, 2, 6]);
  const back = book(3, ...end, 'chose 1 cartographer');
  expect([back.sheet.end, back.sheet.deck, at(back, 0).cards]).toEqual([false, 5, 4]);
  expect(back.sheet).toMatchObject(numbers(book(3, 'deck 6', ...called('cartographer', 0, 1), 'draw 0 1')));
});

test('what has been used already is told, and nothing goes below nothing', () => {
  const loot = book(3, ...called('islander', 0), 'land 0 pt-231', 'take 0 1,0,0,1 2', 'chose 1 islander');
  expect(loot.steps.at(-1)?.facts).toContainEqual({ type: 'gift-spent', seat: 0, what: 'loot', count: 2 });
  const yy = book(3, ...called('captain', 1), 'raid 1 france 3 0,0,0', 'ritual 1 doubleHold', 'chose 2 captain');
  expect(yy.steps.at(-1)?.facts).toContainEqual({ type: 'gift-spent', seat: 1, what: 'yy', count: 2 });
  expect(at(yy, 1).yy).toBe(0);
});

test('a gift is not taken back by who chose another character, nor in another round', () => {
  const now = book(3, ...called('merchant', 0), 'set 0 rum 1', 'sell 0 0,0,1', 'chose 1 cartographer');
  expect([at(now, 0).chests, facts(now)]).toEqual([10, ['tapped']]);
  const next = book(3, ...called('shipwright', 0), 'buy 0 1', 'next-role', 'chose 1 governor');
  expect([at(next, 0).owned, next.sheet.gift]).toEqual([10, null]);
});

test('4.4.4 two players: only the First Player has a gift to lose', () => {
  expect(at(book(2, ...called('shipwright', 0), 'buy 0 1', 'chose 1 shipwright'), 0).owned).toBe(8);
  expect(facts(book(2, ...called('shipwright', 1), 'buy 1 1', 'chose 0 shipwright'))).toEqual(['tapped']);
});
