import { giftParts, actorsOf } from '@/engine/companion/seven-seas/gift';
import { fleetOf, marksOf } from '@/engine/companion/seven-seas/fleet';
import { sevenSeasSheet as tracker } from '@/engine/companion/seven-seas';
import { caravansLeft, sailed } from '@/engine/companion/seven-seas/sheet';
import { at, book, called } from './at-the-table';

const refused = (now: ReturnType<typeof book>, text: string): string | undefined => {
  const tap = tracker.parse(text);
  if (!tap) throw new Error(text);
  return tracker.check(now.sheet, tap)?.code;
};

test.each([
  ['4.4.1 alone: one part', 3, [1], 1, 1],
  ['4.4.2 alone and First Player: two parts', 3, [0], 0, 2],
  ['4.4.1 two chose it: none', 3, [0, 1], 0, 0],
  ['4.4.4 two players, the First Player alone: one part', 2, [0], 0, 1],
  ['4.4.4 two players, the other alone: none', 2, [1], 1, 0],
])('%s', (_, players, seats, seat, parts) => {
  expect(giftParts(book(players, ...called('merchant', ...seats)).sheet, seat)).toBe(parts);
});

test('4.3.4 several act from the First Player on, clockwise', () => {
  const now = book(4, 'first 2', ...called('shaman', 0, 1, 3));
  expect(actorsOf(now.sheet, 5)).toEqual([3, 0, 1]);
  expect(refused(now, 'decline 0')).toBe('not-called');
  expect(refused(now, 'next-role')).toBe('acts-first');
});

test('4.3.6, 11.4.4 who declines takes a mark and no gift', () => {
  const now = book(3, ...called('merchant', 1), 'decline 1');
  expect(at(now, 1)).toMatchObject({ chests: 7, marks: { declined: 1 } });
  expect(refused(now, 'decline 1')).toBe('not-called');
});

test('4.5 Shipwright: pays, the gift comes on top, the supply is the limit', () => {
  expect(at(book(3, ...called('shipwright', 1), 'buy 1 1'), 1)).toMatchObject({ chests: 6, owned: 9 });
  expect(at(book(3, ...called('shipwright', 0), 'buy 0 2'), 0)).toMatchObject({ chests: 5, owned: 10 });
  expect(refused(book(3, ...called('shipwright', 0)), 'buy 0 4')).toBe('buy-most');
});

test('4.6 Governor: all ships, a flag, a mark; alone no mark; alone and first one drops', () => {
  const two = book(3, ...called('governor', 1, 2), 'join 1 spain');
  expect(at(two, 1)).toMatchObject({ owned: 10, corsair: 2, marks: { governor: 1 } });
  expect(refused(two, 'join 2 spain')).toBe('token-taken');
  expect(marksOf(at(book(3, ...called('governor', 1), 'join 1 spain'), 1))).toBe(0);
  expect(marksOf(at(book(3, 'mark 0 tavern', 'mark 0 other', ...called('governor', 0), 'join 0 holland'), 0))).toBe(1);
});

describe('4.7 Captain', () => {
  const raid = ['flag 2 england', ...called('captain', 1), 'raid 1 england 2 0,2,0'];

  test('4.7.5, 4.7.6, 9.11 none sent: a mark; a Corsair of the nation: one mark, not two', () => {
    const now = book(3, ...raid);
    expect(at(now, 0).marks).toMatchObject({ 'no-ships': 1, corsair: 0 });
    expect(at(now, 1).marks).toMatchObject({ 'no-ships': 0, corsair: 0 });
    expect(at(now, 2).marks).toMatchObject({ 'no-ships': 0, corsair: 1 });
    expect(at(now, 1).cards).toBe(2);
    expect(refused(now, 'next-role')).toBe('raid-open');
  });

  test('2.9 the cap is the ships of the caravan times 3, 2 or 1', () => {
    for (const [players, fine, over] of [
      [2, '3,0', '4,0'],
      [3, '2,0,0', '3,0,0'],
      [4, '1,0,0,0', '2,0,0,0'],
    ] as const) {
      const now = book(players, ...called('captain', 0));
      expect(refused(now, `raid 0 spain 1 ${fine}`)).toBeUndefined();
      expect(refused(now, `raid 0 spain 1 ${over}`)).toBe('send-most');
    }
  });

  test('4.7.19, 4.7.20 sunk ships pay a Yin-Yang each; those that return pay none', () => {
    const now = book(3, 'set 1 unsink 1', ...called('captain', 1, 2), 'raid 1 england 2 1,4,2', 'raid-end won 1,3,0');
    expect(at(now, 0)).toMatchObject({ owned: 6, yy: 1, loot: 0 });
    expect(at(now, 1)).toMatchObject({ owned: 5, yy: 2, loot: 1 });
    expect(at(now, 2)).toMatchObject({ owned: 7, yy: 0, loot: 2 });
  });

  test('4.7.22, 4.7.24 lost: no loot, but the gift', () => {
    const now = book(3, ...called('captain', 0), 'raid 0 england 2 2,2,2', 'raid-end lost 2,2,2');
    expect(at(now, 0)).toMatchObject({ yy: 6, loot: 0 });
    expect(at(now, 1)).toMatchObject({ yy: 2, loot: 0 });
  });

  test('4.7.8, 9.13 nobody sends: no throw, the gift is still due', () => {
    const now = book(3, ...called('captain', 1), 'raid 1 france 3 0,0,0');
    expect(now.sheet.raid).toBeNull();
    expect(at(now, 1)).toMatchObject({ yy: 2, marks: { 'no-ships': 1, declined: 0 } });
  });

  test('2.3.1, 11.1 a box with two caravans of one size: both are counted, and taken back one by one', () => {
    const twice = [...called('captain', 1, 2), 'raid 1 france 2 0,0,0', 'raid 2 france 2 0,0,0'];
    const now = book(3, ...twice).sheet;
    expect([caravansLeft(now, 2), sailed(now, 2, 2), caravansLeft(now, 0)]).toEqual([2, 2, 4]);
    expect(caravansLeft(book(3, ...twice, 'caravan france 2').sheet, 2)).toBe(3);
    expect(sailed(book(3, ...twice, 'caravan france 2', 'caravan france 2').sheet, 2, 2)).toBe(0);
    expect(caravansLeft(book(3, 'caravan spain 4').sheet, 1)).toBe(3);
  });

  test('4.8.3, 4.8.4 loot: a talisman pays a Yin-Yang, what is not kept is discarded', () => {
    const now = book(3, 'set 0 yy 1', 'take 0 1,0,0,1 3');
    expect(at(now, 0)).toMatchObject({ goods: [1, 0, 0], talismans: 1, yy: 2 });
    expect(now.sheet.lootDeck).toBe(57);
    expect(refused(now, 'take 0 2,1,1,0 3')).toBe('too-much-loot');
  });
});

test('4.9 Islander: the port counts at once, the gift is loot', () => {
  const now = book(3, ...called('islander', 0), 'land 0 pt-231');
  expect(now.sheet.port).toBe(2);
  expect(at(now, 0)).toMatchObject({ loot: 2, cards: 2 });
});

describe('4.10 Shaman', () => {
  const shaman = (...before: string[]) => [...before, ...called('shaman', 0)];

  test('4.10.6, 4.10.20 first the goods, then ships; no Yin-Yang, no return', () => {
    const now = book(3, ...shaman('set 1 fruit 1', 'set 1 unsink 2'), 'curse-hits 0 kraken 0,3,0');
    expect(at(now, 1)).toMatchObject({ goods: [0, 0, 0], owned: 5, yy: 0 });
  });

  test('4.10.6 Mutiny takes the good in highest demand here', () => {
    const now = book(3, ...shaman('port pt-231', 'set 1 coffee 2'), 'curse-hits 0 mutiny 0,1,0');
    expect(at(now, 1)).toMatchObject({ goods: [0, 1, 0], owned: 7 });
  });

  test('4.10.8 the Whirlpool takes talismans, then ships', () => {
    const now = book(3, ...shaman('set 2 talismans 1', 'set 2 yy 1'), 'curse-hits 0 whirlpool 0,0,2');
    expect(at(now, 2)).toMatchObject({ talismans: 0, owned: 6, yy: 1 });
  });

  test('4.10.10 Idol: everybody, the curser too; who has neither loses nothing', () => {
    const now = book(3, ...shaman('set 1 rum 2', 'set 2 owned 1', 'set 2 chests 10'), 'idol 0 rum');
    expect(at(now, 0).owned).toBe(6);
    expect(at(now, 1)).toMatchObject({ owned: 7, goods: [0, 0, 1] });
    expect(at(now, 2).owned).toBe(1);
  });

  test('4.10.11 Wages: two chests for each guard, reckoned from the start', () => {
    const now = book(3, ...shaman('set 1 chests 30', 'set 2 chests 9'), 'wages 0');
    expect(at(now, 1).chests).toBe(24);
    expect(fleetOf(at(now, 1)).guards).toBe(2);
    expect(at(now, 2).chests).toBe(9);
  });

  test('2.3.3 Tavern: the six results', () => {
    const dice = (text: string) => book(3, ...shaman('set 1 rum 1', 'set 2 chests 0'), `tavern 0 ${text}`);
    const low = dice('1,2,3');
    expect(marksOf(at(low, 0))).toBe(1);
    expect(fleetOf(at(low, 1)).excess).toBe(1);
    expect(at(low, 2).chests).toBe(0);
    const high = dice('4,5,6');
    expect(at(high, 0).chests).toBe(8);
    expect(at(high, 1).loot).toBe(1);
    expect(at(high, 2).yy).toBe(3);
  });

  test('4.10.14 Tavern 2 with nothing on board: nothing is owed, also not by what is loaded later', () => {
    const now = book(3, ...shaman(), 'tavern 0 6,2,6', 'set 1 rum 2');
    expect(fleetOf(at(now, 1)).excess).toBe(0);
  });

  test('4.10.3 no more ships are hit than are at disposal', () => {
    expect(refused(book(3, ...shaman('set 1 chests 30')), 'curse-hits 0 kraken 0,5,0')).toBe('hits-most');
  });
});

test('4.11 Merchant: three of a kind fetch the price, fewer 1 each, the gift on top', () => {
  const goods = ['set 1 fruit 2', 'set 1 coffee 3', 'port pt-231'];
  expect(at(book(3, ...goods, ...called('merchant', 1), 'sell 1 2,3,0'), 1)).toMatchObject({
    chests: 7 + 2 + 9 + 1,
    goods: [0, 0, 0],
  });
  expect(refused(book(3, ...goods, ...called('merchant', 1)), 'sell 1 0,0,1')).toBe('goods-short');
});

test('4.13 Cartographer: the gift allows more cards; the End is set aside for another one', () => {
  expect(refused(book(3, ...called('cartographer', 1)), 'draw 1 3')).toBe('draw-most');
  const now = book(3, 'deck 6', ...called('cartographer', 0), 'draw 0 2');
  expect(now.sheet).toMatchObject({ end: true, deck: 3 });
  expect(at(now, 0).cards).toBe(5);
});

test('4.14 rituals cost what they cost', () => {
  const now = book(
    3,
    'set 0 yy 8',
    'set 0 rum 1',
    'set 0 fruit 1',
    'port pt-321',
    'deal 0 fruit rum',
    'ritual 0 doubleHold',
  );
  expect(at(now, 0)).toMatchObject({ yy: 3, hold: 1, chests: 11, goods: [0, 0, 0] });
  expect(at(book(3, 'set 0 yy 3', 'ritual 0 unsinkable'), 0)).toMatchObject({ yy: 0, unsink: 1 });
  expect(refused(now, 'deal 0 rum fruit')).toBe('goods-short');
});
