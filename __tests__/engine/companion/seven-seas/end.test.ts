import { sevenSeasSheet as tracker } from '@/engine/companion/seven-seas';
import { mmBetween } from '@/engine/companion/seven-seas/mm';
import { nextDuels } from '@/engine/companion/seven-seas/lid';
import { bestSale, finalSale, resultOf } from '@/engine/companion/seven-seas/result';
import { drawsToEnd } from '@/engine/companion/seven-seas/sheet';
import { millimetres } from '@/engine/games/seven-seas/rules/ruler';
import { at, book, called } from './at-the-table';

const ROUND = ['call', 'next-role', 'next-role', 'next-role', 'next-role', 'next-role', 'next-role', 'end-round'];

test('4.15 a recall brings all characters back, the others stay; the marker goes on', () => {
  const stays = [...called('governor', 0), 'decline 0', ...ROUND.slice(2)];
  const now = book(3, ...stays);
  expect(at(now, 0).played).toBe(1 << 2);
  expect(now.sheet).toMatchObject({ first: 1, round: 2, rank: 0 });
  const again = tracker.parse('chose 0 governor');
  expect(again && tracker.check(now.sheet, again)?.code).toBe('lies-open');
  const back = book(
    3,
    ...stays,
    ...called('islander', 0),
    'decline 0',
    'next-role',
    'next-role',
    'next-role',
    'end-round',
  );
  expect(at(back, 0).played).toBe(0);
});

test('4.16.1 after the End: this round, then exactly three more', () => {
  const lasts = [0, 1, 2, 3, 4].map((rounds) => {
    const { last, scoring } = book(2, 'the-end', ...Array.from({ length: rounds }, () => ROUND).flat()).sheet;
    return scoring ? 'over' : last;
  });
  expect(lasts).toEqual([0, 1, 2, 3, 'over']);
});

test('11: the End of Adventures can be put right by hand, and comes again with its three rounds', () => {
  const { sheet } = book(2, 'deck 4', 'the-end', ...ROUND, 'not-the-end');
  expect([sheet.end, sheet.last, sheet.deck, drawsToEnd(sheet)]).toEqual([false, 0, 5, 1]);
  const again = tracker.parse('not-the-end');
  expect(again && tracker.check(sheet, again)?.code).toBe('end-not-drawn');
  const lasts = [0, 1, 2, 3].map(
    (n) =>
      book(2, 'the-end', ...ROUND, 'not-the-end', 'the-end', ...Array.from({ length: n }, () => ROUND).flat()).sheet
        .last,
  );
  expect(lasts).toEqual([0, 1, 2, 3]);
});

test('4.16.4, 4.16.5 the best last sale: a deal only where it brings more than the point its Yin-Yang is worth', () => {
  const port = ['scoring', 'port pt-321'];
  const deal = book(2, ...port, 'set 0 yy 3', 'set 0 fruit 1', 'set 0 coffee 1');
  expect(bestSale(deal.sheet, 0)).toEqual({ deals: [1, 0, 0], chests: 5 });
  const plain = book(2, ...port, 'set 0 yy 3', 'set 0 fruit 3', 'set 0 rum 1');
  expect(bestSale(plain.sheet, 0)).toEqual({ deals: [0, 0, 0], chests: 10 });
  expect(finalSale(plain.sheet, 0, [1, 0, 0])).toBeNull();
  const sold = book(2, ...port, 'set 0 yy 4', 'set 0 fruit 1', 'set 0 coffee 1', 'final-sale 0 1,0,0');
  expect(at(sold, 0)).toMatchObject({ chests: 12, yy: 1, goods: [0, 0, 0] });
});

test('7 chests, talismans, sets of Yin-Yang, marks and a mark for each card left', () => {
  const now = book(2, 'set 0 chests 20', 'set 0 talismans 2', 'set 0 yy 5', 'mark 0 tavern', 'set 0 cards 1');
  expect(resultOf(now.sheet).lines[0]).toMatchObject({
    chests: 20,
    talismans: 2,
    yy: 1,
    marks: -3,
    cards: -3,
    score: 17,
  });
});

test.each([
  ['most points', ['set 0 chests 20'], [0], 'score'],
  ['fewer Corsair flags', ['flag 1 spain'], [0], 'fewer-tokens'],
  ['fewer marks, with those for cards left', ['set 0 chests 10', 'set 0 cards 1', 'set 1 cards 0'], [1], 'fewer-marks'],
  ['equal in all: shared', [], [0, 1], 'shared'],
])('7 ties: %s', (_, taps, winners, reason) => {
  const now = book(2, 'set 0 cards 0', 'set 1 cards 0', ...taps);
  expect(resultOf(now.sheet)).toMatchObject({ winners, reason });
});

test('4.16.4 nothing is finished while goods are left', () => {
  const finish = { type: 'finish' } as const;
  expect(tracker.check(book(2).sheet, finish)?.code).toBe('rounds-left');
  expect(tracker.check(book(2, 'scoring', 'set 0 rum 1').sheet, finish)?.code).toBe('sell-first');
  expect(book(2, 'scoring', 'set 0 rum 1', 'final-sale 0 0,0,0', 'finish').sheet.finished).toBe(true);
});

test('2.7 the tape reads as the Ruler of the game does', () => {
  const wrong: string[] = [];
  for (let x = 0; x <= 280; x += 3) {
    for (let y = 0; y <= 280; y += 7) {
      if (mmBetween({ x: 0, y: 0 }, { x, y }) !== millimetres(100 * (x * x + y * y))) wrong.push(`${x} ${y}`);
    }
  }
  expect(wrong).toEqual([]);
});

describe('4.7.13 the lid', () => {
  test('the closest enemies fight, the lower one sinks, equal ones both', () => {
    const dice = ['die 0 5 10 10', 'die 0 2 100 100', 'die 1 4 40 10', 'die 2 4 20 10', 'die 2 4 200 200'];
    const now = book(2, ...dice);
    expect(nextDuels(now.sheet)).toEqual([{ pirate: 0, red: 3, mm: 10 }]);
    const first = book(2, ...dice, 'duel 0 3');
    expect(first.sheet.padSunk).toEqual([0, 0, 1]);
    expect(book(2, ...dice, 'duel 0 3', 'duel 2 3').sheet.padSunk).toEqual([0, 1, 2]);
  });

  test('4.7.17 within a millimetre the captain decides; 4.7.18 not when they share no die', () => {
    expect(nextDuels(book(2, 'die 0 5 10 10', 'die 1 3 30 11', 'die 2 4 20 10').sheet)).toHaveLength(2);
    const apart = ['die 0 5 10 10', 'die 2 4 20 10', 'die 1 5 200 200', 'die 2 4 210 200'];
    expect(nextDuels(book(2, ...apart).sheet)).toHaveLength(1);
  });
});
