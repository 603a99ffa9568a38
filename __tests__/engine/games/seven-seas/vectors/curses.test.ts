import { Board, dice, type Given, type Name } from '@/__tests__/fixtures/seven-seas/board';

/** Section 10: curses. A is the curser; when B chose Shaman too, nobody gets a gift. */

const facts = (board: Board, name: Name, ...keys: (keyof ReturnType<Board['player']>)[]): unknown[] =>
  keys.map((key) => board.player(name)[key]);

/** The dice that are waited for, by seat. */
function ships(board: Board): readonly number[] {
  const task = board.s.tasks.at(-1);
  return task?.kind === 'throw' ? task.ships : [];
}

function curse(card: string, given: Given, gift = false): Board {
  const board = new Board({ ...given, A: { cards: [card], ...given.A } });
  const others = (['merchant', 'merchant', 'merchant'] as const).slice(0, (given.seats ?? 3) - 2);
  board.choose('shaman', gift ? 'merchant' : 'shaman', ...others);
  return board.does('A', `curse ${card}`);
}

test("TV-6 Shaman's double gift: six ships stay out of the throw", () => {
  const board = curse('cu-sirens', { A: { cards: ['cu-sirens'], owned: 8, goods: { rum: 1 } } }, true);
  expect([ships(board), board.told('kept-out')[0]?.count]).toEqual([[2, 7, 7], 6]);
  board.land(...dice('A1 3, A2 5, B1 1, B2 1, B3 1, B4 1, B5 1, B6 1, B7 1, C1 1'));
  expect(facts(board, 'A', 'goods', 'owned', 'yy')).toEqual([{ fruit: 0, coffee: 0, rum: 0 }, 8, 0]);
});

test('TV-7 Kraken: goods first, then one ship for every hit that is left', () => {
  const board = curse('cu-kraken', { B: { goods: { fruit: 2, coffee: 1 } } });
  board.land(...dice('A1 2, B1 1, B2 1, B3 1, B4 2'));
  expect(facts(board, 'B', 'goods', 'owned', 'yy')).toEqual([{ fruit: 0, coffee: 1, rum: 0 }, 6, 0]);
});

test('TV-8 Mutiny takes the good in highest demand', () => {
  const board = curse('cu-mutiny', { port: 'pt-213', B: { goods: { rum: 2 } } });
  board.land(...dice('A1 2, B1 4, B2 4, B3 4, B4 4, B5 1'));
  expect(facts(board, 'B', 'goods', 'owned')).toEqual([{ fruit: 0, coffee: 0, rum: 0 }, 5]);
});

test('TV-24 Wages: two chests for each own guard, the curser too, and guards come home', () => {
  const board = curse('cu-wages', { A: { cards: ['cu-wages'], chests: 21 }, B: { chests: 9 }, C: { chests: 35 } });
  expect(facts(board, 'A', 'chests', 'guards')).toEqual([17, 1]);
  expect(facts(board, 'B', 'chests', 'guards')).toEqual([9, 0]);
  expect(facts(board, 'C', 'chests', 'guards')).toEqual([29, 2]);
});

test('TV-25 Idol: one of the named good, else a ship, never a guard', () => {
  const board = curse('cu-idol', {
    seats: 4,
    A: { cards: ['cu-idol'] },
    B: { goods: { coffee: 1 } },
    C: { chests: 10, owned: 1 },
    D: { owned: 2 },
  });
  expect([board.asked(), board.options('A')]).toEqual(['A IDOL_NAME', 'name coffee, name fruit, name rum']);
  board.does('A', 'name coffee');
  expect((['A', 'B', 'C', 'D'] as const).map((name) => board.player(name).owned)).toEqual([6, 7, 1, 1]);
  expect(board.player('B').goods.coffee).toBe(0);
});

test('TV-26 Idol, then overload', () => {
  const board = curse('cu-idol', { B: { owned: 1, goods: { rum: 1 } } }).does('A', 'name coffee');
  expect(facts(board, 'B', 'owned', 'goods')).toEqual([0, { fruit: 0, coffee: 0, rum: 0 }]);
  expect(board.told('discarded')).toHaveLength(1);
});

test('TV-27 Whirlpool: a tie at the cut between two owners is the curser’s to settle', () => {
  const tie = 'A1 1 1000 1550, A2 1 1600 1000, B1 1 1000 400, C1 1 2600 2600, R1 2 1000 1000';
  const pick = (die: string): number[] => {
    const board = curse('cu-whirlpool', {}).land(...dice(tie));
    expect([board.asked(), board.options('A')]).toEqual(['A WHIRLPOOL_PICK', 'pick p0.2, pick p1.1']);
    board.does('A', `pick ${die}`);
    return (['A', 'B', 'C'] as const).map((name) => board.player(name).owned);
  };
  expect(pick('p1.1')).toEqual([6, 6, 7]);
  expect(pick('p0.2')).toEqual([5, 7, 7]);
  const never = curse('cu-whirlpool', { options: { captainDecides: 'never' } }).land(...dice(tie));
  expect(never.player('A').owned).toBe(5);
  const one = curse('cu-whirlpool', {}).land(...dice('B1 1 100 100, R1 6 2000 2000'));
  expect(one.player('B').owned).toBe(6);
});

test('TV-27 of a larger group a set is picked in ascending order', () => {
  const board = curse('cu-whirlpool', { A: { cards: ['cu-whirlpool'] } });
  board.land(...dice('A1 1 1300 1000, B1 1 1000 1300, C1 1 700 1000, R1 2 1000 1000'));
  expect(board.options('A')).toBe('pick p0.1, pick p1.1');
  board.does('A', 'pick p0.1');
  expect(board.options('A')).toBe('pick p1.1, pick p2.1');
  board.does('A', 'pick p2.1');
  expect((['A', 'B', 'C'] as const).map((name) => board.player(name).owned)).toEqual([6, 7, 6]);
});

test('TV-50 Whirlpool losses: talismans first; Yin-Yang stays', () => {
  const board = curse('cu-whirlpool', { A: { cards: ['cu-whirlpool'], talismans: 2, yy: 2 } });
  board.land(...dice('A1 1 1100 1000, A2 1 1000 1200, A3 1 1000 700, B1 1 600 1000, C1 1 2500 2500, R1 4 1000 1000'));
  expect(facts(board, 'A', 'talismans', 'owned', 'yy')).toEqual([0, 6, 2]);
  expect(facts(board, 'B', 'talismans', 'owned', 'yy')).toEqual([0, 6, 0]);
});

test('TV-51 Whirlpool cut inside one owner: no question', () => {
  const board = curse('cu-whirlpool', {});
  board.land(...dice('A1 1 1400 1000, A2 1 1000 1400, B1 1 2500 2500, R1 1 1000 1000'));
  expect([board.asked(), board.player('A').owned]).toEqual(['B ACTIVATE', 6]);
});

test('TV-48 a gift larger than the fleet, and nobody else with a ship', () => {
  const given: Given = { A: { cards: ['cu-iceberg'], owned: 5 }, B: { owned: 4 }, C: { owned: 3 } };
  expect(ships(curse('cu-iceberg', given, true))).toEqual([0, 4, 3]);
  const none = curse('cu-iceberg', { ...given, B: { owned: 0 }, C: { owned: 0 } }, true);
  expect([none.s.throws, none.told('marked').map((e) => e.seat)]).toEqual([0, [1, 2]]);
});

test('TV-49 thrown ships stay loaded', () => {
  const board = curse('cu-kraken', { A: { cards: ['cu-kraken'], owned: 3, goods: { coffee: 2 } } });
  expect(ships(board)[0]).toBe(3);
  board.land(...dice('A1 1, A2 5, A3 6'));
  expect(facts(board, 'A', 'owned', 'free', 'goods')).toEqual([2, 0, { fruit: 0, coffee: 2, rum: 0 }]);
  expect(board.asked()).toBe('B ACTIVATE');
});

test('4.10.3 guards stay out of it; 4.10.17 whoever is overloaded discards, clockwise from the curser', () => {
  const full = { owned: 4, chests: 15, goods: { coffee: 2, rum: 1 } };
  const other = curse('cu-kraken', { B: full, C: full });
  expect(ships(other)).toEqual([7, 3, 3]);
  other.land(...dice('A1 2, B1 1, B2 1, C1 1'));
  expect([other.asked(), other.options('B')]).toEqual(['B DISCARD_GOODS', 'discard coffee 1, discard coffee 2']);
  other.does('B', 'discard coffee 1');
  expect([other.asked(), other.options('C')]).toEqual(['C DISCARD_GOODS', 'discard coffee 0, discard coffee 1']);
});

test('TV-40 Tavern: every player gets one die', () => {
  const board = curse('cu-tavern', {});
  expect([ships(board), board.asked()]).toEqual([[0, 0, 0], 'A THROW']);
  board.land(...dice('R1 6, R2 1, R3 4'));
  expect(board.options('A')).toBe('tavern 0 1, tavern 0 4, tavern 0 6');
  expect(board.refusal('A', 'tavern 1 4')).not.toBeNull();
  board.does('A', 'tavern 0 6');
  expect(board.refusal('A', 'tavern 1 6')).toBe('die-not-there');
  // A second die for the same player.
  expect(board.refusal('A', 'tavern 0 4')).not.toBeNull();
  board.does('A', 'tavern 1 4');
  expect([board.player('A').yy, board.player('B').chests, board.player('C').marks]).toEqual([3, 1, 1]);
});

test('Tavern 2 and 3: the owner chooses a good; without goods or chests nothing happens (4.10.14)', () => {
  const board = curse('cu-tavern', { seats: 2, A: { cards: ['cu-tavern'], goods: { rum: 1, fruit: 1 } } });
  board.land(...dice('R1 2, R2 2'));
  expect([board.asked(), board.options('A')]).toEqual(['A LOSE_GOOD', 'lose fruit, lose rum']);
  board.does('A', 'lose rum');
  expect(facts(board, 'A', 'goods')).toEqual([{ fruit: 1, coffee: 0, rum: 0 }]);
  const three = curse('cu-tavern', { seats: 2, A: { cards: ['cu-tavern'], chests: 10 } }).land(...dice('R1 3, R2 3'));
  expect([facts(three, 'A', 'chests', 'guards'), facts(three, 'B', 'chests')]).toEqual([[9, 0], [0]]);
  expect(three.told('guards').map(({ seat, from, to }) => [seat, from, to])).toEqual([[0, 1, 0]]);
});

test('TV-54 Tavern 5 with no good left, and with one in the discard', () => {
  const goods = { fruit: 15, coffee: 15, rum: 15 };
  const given: Given = {
    seats: 2,
    A: { cards: ['cu-tavern'], owned: 10 },
    B: { owned: 10, hold: 20, goods },
    loot: ['talisman', 'talisman'],
    lootDiscard: { talisman: 3 },
  };
  const none = curse('cu-tavern', given)
    .land(...dice('R1 5, R2 4'))
    .does('A', 'tavern 0 5');
  expect([none.s.loot.length, none.s.lootDiscard, none.told('turned-up')]).toEqual([2, [0, 0, 0, 3], []]);
  const one = curse('cu-tavern', {
    ...given,
    B: { owned: 10, hold: 20, goods: { ...goods, rum: 14 } },
    lootDiscard: { talisman: 3, rum: 1 },
  });
  one.land(...dice('R1 5, R2 4')).does('A', 'tavern 0 5');
  expect(one.told('turned-up')[0]?.cards).toEqual(['talisman', 'talisman']);
  expect(one.told('reshuffled')[0]?.count).toBe(6);
  expect(one.told('loot').map((e) => e.cards)).toEqual([['rum']]);
  expect(one.options('A')).toBe('keep rum 0, keep rum 1');
});

test('5.3 a Shaman gift is asked before the throw with autoGift off, and not where it has no use', () => {
  const options = { autoGift: false };
  const board = curse('cu-kraken', { options, A: { cards: ['cu-kraken'], owned: 5 } }, true);
  expect([board.asked(), board.options('A')]).toEqual(['A TAKE_GIFT', 'gift refuse, gift take']);
  board.does('A', 'gift take');
  expect(ships(board)).toEqual([]);
  board.does('A', 'gift refuse');
  expect(ships(board)).toEqual([2, 7, 7]);
  expect(curse('cu-idol', { options }, true).asked()).toBe('A IDOL_NAME');
  expect(curse('cu-tavern', { options }, true).asked()).toBe('A THROW');
});
