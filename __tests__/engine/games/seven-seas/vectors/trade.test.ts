import { Board, dice, type Given, type Name } from '@/__tests__/fixtures/seven-seas/board';
import { lastSale } from '@/__tests__/fixtures/seven-seas/last-sale';
import type { Character } from '@/engine/games/seven-seas/data/characters';
import { sevenSeas } from '@/engine/games/seven-seas';

/** Section 10: chests and guards, sales and rituals, gifts, the adventure deck, the end. */

const facts = (board: Board, name: Name, ...keys: (keyof ReturnType<Board['player']>)[]): unknown[] =>
  keys.map((key) => board.player(name)[key]);
const goods = (fruit: number, coffee: number, rum: number): object => ({ fruit, coffee, rum });

/** A acts with this character; the others do something else, or take the gift away by choosing it too. */
function acts(character: Character, given: Given, alone = true): Board {
  const other = !alone ? character : character === 'merchant' ? 'shaman' : 'merchant';
  const board = new Board(given);
  return board.choose(...[character, other, other, other].slice(0, board.s.seats));
}

test('TV-1 Shipwright and guards', () => {
  const board = acts('shipwright', { A: { chests: 22 } }, false);
  const before = board.player('A');
  expect(before.guards).toBe(2);
  board.does('A', 'buy 3');
  expect(facts(board, 'A', 'chests', 'owned', 'guards', 'avail')).toEqual([19, 10, 1, before.avail + 4]);
});

test('TV-5 a sale', () => {
  const board = acts('merchant', { port: 'pt-231', A: { chests: 16, goods: { coffee: 3, fruit: 2 } } }, false);
  board.does('A', 'sell fruit 2, sell coffee 3');
  expect(facts(board, 'A', 'chests', 'guards', 'goods')).toEqual([27, 2, goods(0, 0, 0)]);
});

test('TV-9 Double Hold', () => {
  const board = acts('merchant', { A: { hold: 1, owned: 7, goods: { coffee: 3, rum: 1, fruit: 1 } } }, false);
  expect(facts(board, 'A', 'free')).toEqual([3]);
  board.does('A', 'sell fruit 0, sell coffee 3, sell rum 0');
  expect(facts(board, 'A', 'goods', 'free')).toEqual([goods(1, 0, 1), 6]);
});

test('TV-39 Double Hold packing', () => {
  const free = (hold: number, fruit: number): unknown =>
    facts(new Board({ A: { hold, goods: { fruit } } }), 'A', 'free')[0];
  expect([free(2, 3), free(2, 4), free(2, 5)]).toEqual([5, 5, 4]);
  expect(facts(new Board({ A: { hold: 3, owned: 1 } }), 'A', 'capacity')).toEqual([2]);
});

test.each([
  ['A alone, not First Player', 'B', 0, 0],
  ['First Player with 2 marks', 'A', 2, 1],
  ['First Player with none', 'A', 0, 0],
] as const)('TV-11 Governor: %s', (_, first, marks, after) => {
  const board = acts('governor', { first, A: { marks } }).does('A', 'join france');
  expect(facts(board, 'A', 'owned', 'corsair', 'marks')).toEqual([10, ['france'], after]);
  expect(board.s.corsair).toEqual([4, 0, 0]);
});

test('TV-11 Governor: two players chose it, each takes a mark', () => {
  const board = new Board({}).choose('governor', 'governor', 'merchant');
  board.does('A', 'join france');
  expect(board.refusal('B', 'join france')).toBe('token-taken');
  board.does('B', 'join spain');
  expect([board.player('A').marks, board.player('B').marks]).toEqual([1, 1]);
});

test('TV-47 two players, Governor', () => {
  for (const [first, marks] of [
    ['A', 2],
    ['B', 3],
  ] as const) {
    const board = acts('governor', { seats: 2, first, A: { marks: 2 } }).does('A', 'join france');
    expect(facts(board, 'A', 'marks', 'owned', 'corsair')).toEqual([marks, 10, ['france']]);
  }
});

test('TV-53 guard debt and Governor', () => {
  const board = acts('governor', { A: { chests: 25, owned: 1 } }, false);
  expect(facts(board, 'A', 'guards', 'avail')).toEqual([1, 0]);
  board.does('A', 'join spain');
  expect(facts(board, 'A', 'owned', 'guards', 'avail')).toEqual([10, 2, 8]);
});

test('TV-13 no action, no gift; a declined Islander still recalls', () => {
  const board = acts('islander', { A: { table: ['merchant', 'governor'] }, loot: ['rum'] });
  expect(board.options('A')).toBe('decline');
  board.does('A', 'decline');
  expect(facts(board, 'A', 'marks', 'goods', 'table')).toEqual([1, goods(0, 0, 0), []]);
});

test('TV-22 a guard takes a loaded ship', () => {
  const full = { chests: 9, owned: 3, goods: { fruit: 1, coffee: 1, rum: 1 } };
  const sale = acts('merchant', { first: 'B', A: full }).does('B', 'decline').does('C', 'decline');
  sale.does('A', 'sell fruit 1, sell coffee 0, sell rum 0');
  expect(facts(sale, 'A', 'chests', 'guards', 'goods')).toEqual([11, 1, goods(0, 1, 1)]);
  expect(sale.told('discarded')).toEqual([]);
  const tavern = new Board({ seats: 2, A: { ...full, cards: ['cu-tavern'] } }).choose('shaman', 'shaman');
  tavern
    .does('A', 'curse cu-tavern')
    .land(...dice('R1 4, R2 1'))
    .does('A', 'tavern 0 4');
  expect(facts(tavern, 'A', 'chests', 'guards', 'capacity')).toEqual([10, 1, 2]);
  expect([tavern.asked(), tavern.options('A')]).toEqual(['A DISCARD_GOODS', 'discard fruit 0, discard fruit 1']);
});

test('TV-23 guard debt', () => {
  const board = acts('shipwright', { A: { chests: 34, owned: 2 } }, false);
  expect(facts(board, 'A', 'guards', 'avail')).toEqual([2, 0]);
  board.does('A', 'buy 3');
  expect(facts(board, 'A', 'chests', 'owned', 'guards', 'avail')).toEqual([31, 5, 3, 2]);
});

test.each([
  [{ fruit: 3, coffee: 2, rum: 4 }, 15],
  [{ fruit: 2, coffee: 3 }, 8],
])('TV-28 sale threshold: %j pays %i in 3/2/1', (load, chests) => {
  const board = acts('merchant', { port: 'pt-321', A: { owned: 10, goods: load } }, false);
  for (const [good, count] of Object.entries(load)) {
    if (board.asked().startsWith('A')) board.does('A', `sell ${good} ${count}`);
  }
  expect(board.told('sold')[0]?.chests).toBe(chests);
});

test('TV-29 Good Deal', () => {
  const board = acts('merchant', { port: 'pt-321', A: { goods: { fruit: 1, rum: 1 }, yy: 3 } }, false);
  board.does('A', 'good-deal fruit+rum');
  expect(facts(board, 'A', 'chests', 'yy', 'marks')).toEqual([4, 0, 1]);
  const same = acts('merchant', { A: { goods: { fruit: 2 }, yy: 3 } }, false);
  expect([sevenSeas.parse('good-deal fruit+fruit'), same.refusal('A', 'good-deal fruit+rum')]).toEqual([
    null,
    'ritual-not-possible',
  ]);
  const bay = acts('merchant', { A: { goods: { fruit: 1, rum: 1 }, yy: 3 } }, false).does('A', 'good-deal fruit+rum');
  expect(bay.player('A').chests).toBe(4);
});

test('TV-30 Good Deal does not feed the threshold', () => {
  const given: Given = { port: 'pt-321', A: { goods: { fruit: 3, coffee: 1 }, yy: 3 } };
  const deal = acts('merchant', given, false).does('A', 'good-deal fruit+coffee, sell fruit 2');
  expect(deal.player('A').chests).toBe(7);
  const plain = acts('merchant', given, false).does('A', 'sell fruit 3, sell coffee 1');
  expect(plain.player('A').chests).toBe(10);
});

test('TV-30b rituals around the action', () => {
  const load = { fruit: 1, rum: 1 };
  const board = acts('shipwright', { port: 'pt-321', A: { chests: 0, owned: 8, yy: 3, goods: load } });
  board.does('A', 'good-deal fruit+rum, buy 2');
  expect(facts(board, 'A', 'chests', 'owned', 'marks')).toEqual([2, 10, 0]);
  const merchant = acts('merchant', { A: { yy: 3, goods: { fruit: 1, coffee: 1 } } });
  merchant.does('B', 'decline').does('C', 'decline').does('A', 'good-deal fruit+coffee');
  expect(facts(merchant, 'A', 'marks', 'chests')).toEqual([1, 2]);
  expect(merchant.told('gained')).toEqual([]);
});

test('4.14.2 rituals also after the main action and after declining it', () => {
  const board = acts('shipwright', { A: { chests: 3, yy: 5, owned: 5 } }, false);
  board.does('A', 'buy 1');
  expect(board.options('A')).toBe('double-hold, end, unsinkable');
  board.does('A', 'unsinkable');
  expect(board.options('A')).toBe('double-hold, end');
  board.does('A', 'end');
  expect(board.player('A').unsink).toBe(1);
  const declined = acts('shipwright', { A: { yy: 2 } }, false).does('A', 'decline, double-hold');
  expect(facts(declined, 'A', 'hold', 'marks')).toEqual([1, 1]);
});

test('TV-31 end trigger: the round of the draw, then exactly three more', () => {
  const board = acts('cartographer', { seats: 2, first: 'B', round: 12, deck: ['ad-end', 'cu-idol'] }).does(
    'A',
    'draw',
  );
  expect([board.hand('A'), board.s.endDrawn, board.s.round, board.s.lastRound]).toEqual([['cu-idol'], true, 13, 1]);
  for (const round of [14, 15]) {
    board.choose('islander', 'islander').does(round % 2 === 0 ? 'A' : 'B', 'decline');
    board.does(round % 2 === 0 ? 'B' : 'A', 'decline');
    expect(board.s.round).toBe(round);
  }
  expect(board.s.phase).toBe('select');
  board.choose('captain', 'captain');
  for (const name of board.asked().startsWith('A') ? (['A', 'B'] as const) : (['B', 'A'] as const))
    board.does(name, 'decline');
  expect([board.s.phase, board.told('end-drawn')[0]?.by]).toEqual(['over', 'card']);
});

test('TV-32 deck empty: the gift gives nothing; the next Cartographer takes a mark', () => {
  const board = acts('cartographer', { seats: 3, first: 'B', deck: ['cu-idol'], deckOnly: true });
  board.does('A', 'draw');
  expect([board.s.phase, board.hand('A')]).toEqual(['select', ['cu-idol']]);
  board.choose('islander', 'cartographer', 'islander').does('C', 'decline').does('A', 'decline');
  expect(board.player('B').marks).toBe(2);
});

test('TV-33 Shipwright impossible: a mark, rituals still allowed, no gift', () => {
  for (const p of [
    { chests: 0, owned: 7 },
    { chests: 5, owned: 10 },
  ]) {
    const board = acts('shipwright', { A: { ...p, yy: 2 } });
    expect(board.options('A')).toBe('decline, double-hold');
    board.does('A', 'decline');
    expect(board.options('A')).toBe('double-hold, end');
    board.does('A', 'end');
    expect(facts(board, 'A', 'marks', 'owned')).toEqual([1, p.owned]);
    // 5.3: with nothing else to do it declines and ends by itself.
    expect(facts(acts('shipwright', { A: p }), 'A', 'marks')).toEqual([1]);
  }
});

test('TV-34 Governor impossible: no token, no ships, one mark', () => {
  const board = acts('governor', { B: { corsair: ['england', 'spain'] }, C: { corsair: ['france', 'holland'] } });
  expect(facts(board, 'A', 'marks', 'owned')).toEqual([1, 7]);
});

test('TV-36 Islander gift without room', () => {
  const board = acts('islander', {
    A: { cards: ['pt-321'], owned: 1, goods: { rum: 1 } },
    loot: ['coffee', 'talisman', 'rum'],
  }).does('A', 'port pt-321');
  expect(facts(board, 'A', 'goods', 'talismans', 'yy')).toEqual([goods(0, 0, 1), 1, 1]);
  expect([board.s.port, board.s.lootDiscard]).toEqual([0, [0, 1, 0, 0]]);
});

test('4.9.5 a double loot gift is decided at once, also with room', () => {
  const board = acts('islander', { A: { cards: ['pt-321'] }, loot: ['coffee', 'rum'] }).does('A', 'port pt-321');
  expect(board.options('A')).toBe('keep coffee 0, keep coffee 1');
  board.does('A', 'keep coffee 1, keep rum 0');
  expect(facts(board, 'A', 'goods')).toEqual([goods(0, 1, 0)]);
});

test('TV-37 final scoring, without and with a Good Deal', () => {
  const given: Given = {
    port: 'pt-213',
    A: { chests: 31, owned: 10, goods: { rum: 4, fruit: 1 }, talismans: 3, yy: 7, marks: 1, cards: ['cu-idol'] },
  };
  const plain = lastSale(given);
  expect([plain.asked(), plain.options('A')]).toEqual(['A FINAL_SALE', 'done, good-deal fruit+rum']);
  plain.does('A', 'done');
  expect(sevenSeas.outcome(plain.s)?.scores[0]).toBe(40);
  const deal = lastSale(given).does('A', 'good-deal fruit+rum');
  expect(sevenSeas.outcome(deal.s)?.scores[0]).toBe(40);
  expect(facts(deal, 'A', 'chests', 'yy', 'marks')).toEqual([45, 4, 3]);
});

test('TV-37b Good Deals worth it', () => {
  const given: Given = { port: 'pt-123', A: { owned: 10, goods: { coffee: 2, rum: 2 }, yy: 6 } };
  expect(facts(lastSale(given).does('A', 'done'), 'A', 'chests', 'yy', 'score')).toEqual([4, 6, 6 - 3]);
  const deals = lastSale(given).does('A', 'good-deal coffee+rum, good-deal coffee+rum');
  expect(facts(deals, 'A', 'chests', 'yy', 'score')).toEqual([10, 0, 10 - 3]);
});

test('TV-38 tie-break: fewer Corsair tokens, then fewer marks, then shared', () => {
  const outcome = (a: object, b: object): unknown => {
    const result = sevenSeas.outcome(lastSale({ A: a, B: b }).s);
    return [result?.winners, result?.reason, result?.places];
  };
  // Each declined an Islander: one mark more, three points less.
  const b = { chests: 42, marks: 3 };
  expect(outcome({ chests: 33, corsair: ['spain'] }, { chests: 42, marks: 3 })).toEqual([
    [1],
    'fewer-tokens',
    [[1], [0]],
  ]);
  expect(outcome({ chests: 33 }, b)).toEqual([[0], 'fewer-marks', [[0], [1]]]);
  expect(outcome({ chests: 33 }, { chests: 33 })).toEqual([[0, 1], 'shared', [[0, 1]]]);
  expect(outcome({ chests: 34 }, { chests: 33 })).toEqual([[0], 'score', [[0], [1]]]);
});

test('TV-52 Cartographer, double gift and End: one card at a time', () => {
  const board = acts('cartographer', { deck: ['cu-idol', 'ad-end', 'cu-wages', 'cu-tavern'] }).does('A', 'draw');
  expect(board.options('A')).toBe('gift refuse, gift take');
  board.does('A', 'gift take');
  expect([board.hand('A'), board.s.endDrawn]).toEqual([['cu-idol', 'cu-wages'], true]);
  board.does('A', 'gift refuse');
  expect([board.hand('A').length, board.s.deck.at(-1)]).toEqual([2, 29]);
});

test('TV-55 safety cap', () => {
  const board = acts('islander', { seats: 2, round: 60, deck: ['cu-idol', 'ad-end', 'cu-wages'] }, false);
  const decline = (): void => {
    for (let name = board.asked()[0]; board.asked().endsWith('ACTIVATE'); name = board.asked()[0]) {
      board.does(name as Name, 'decline');
    }
  };
  decline();
  expect([board.s.round, board.s.lastRound, board.told('end-drawn')[0]?.by]).toEqual([61, 1, 'cap']);
  board.choose('islander', 'islander');
  decline();
  board.choose('cartographer', 'islander').does('B', 'decline').does('A', 'draw, gift refuse');
  expect([board.hand('A'), board.s.round, board.told('end-drawn').length]).toEqual([['cu-idol'], 63, 1]);
  board.choose('captain', 'islander').does('A', 'decline').does('B', 'decline');
  expect(board.s.phase).toBe('over');
  const strict = acts('islander', { seats: 2, round: 60, options: { roundCap: 'strict' } }, false);
  strict.does('A', 'decline').does('B', 'decline');
  expect([strict.s.round, strict.s.endDrawn]).toEqual([61, false]);
});

test("TV-56 a decline blocks the other's gift", () => {
  const board = new Board({ first: 'C', B: { goods: { coffee: 3 } } }).choose('merchant', 'merchant', 'islander');
  board.does('C', 'decline');
  expect(board.player('A').marks).toBe(1);
  board.does('B', 'sell coffee 3');
  expect([board.player('B').chests, board.told('gained')]).toEqual([3, []]);
});

test('TV-57 silent decline: the same wait, the same log, the same view of B', () => {
  const [without, having] = ([[], ['cv-spain-1']] as const).map((cards) => {
    const filler = cards.length === 0 ? ['cu-idol'] : cards;
    const board = new Board({ A: { cards: filler } }).choose('captain', 'merchant', 'merchant');
    expect(board.asked()).toBe('A ACTIVATE');
    board.does('A', 'decline');
    return JSON.stringify([board.told('declined'), board.told('marked'), sevenSeas.observe(board.s, 1)]);
  });
  expect(without).toBe(having);
});

test('TV-59 a forced guard before the second sale', () => {
  const board = acts(
    'merchant',
    { port: 'pt-213', A: { chests: 18, owned: 4, goods: { coffee: 1, rum: 1, fruit: 1 }, yy: 3 } },
    false,
  );
  expect(facts(board, 'A', 'guards', 'avail', 'free')).toEqual([1, 3, 0]);
  board.does('A', 'good-deal fruit+rum');
  expect(facts(board, 'A', 'chests', 'guards', 'avail', 'goods')).toEqual([23, 2, 2, goods(0, 1, 0)]);
  board.does('A', 'sell coffee 1');
  expect(facts(board, 'A', 'chests', 'marks')).toEqual([24, 0]);
});

test('4.4.6 with autoGift off every useful part is asked before the first is carried out', () => {
  const board = acts('merchant', { options: { autoGift: false }, A: { goods: { rum: 1 } } });
  board.does('B', 'decline').does('C', 'decline').does('A', 'sell rum 1');
  expect(board.asked()).toBe('A TAKE_GIFT');
  board.does('A', 'gift take');
  expect(board.player('A').chests).toBe(1);
  board.does('A', 'gift take');
  expect(board.player('A').chests).toBe(3);
  const governor = acts('governor', { options: { autoGift: false }, A: { marks: 1 } }).does('A', 'join spain');
  expect(governor.player('A').marks).toBe(1);
  governor.does('A', 'gift refuse, gift take');
  expect(governor.player('A').marks).toBe(1);
});

describe('4.4.6, 4.12.3 a gift of chests whose guard would cost a good is asked about, whatever comes by itself', () => {
  // Four ships that carry two goods each, one chest short of the next guard once a rum is sold.
  const full = { chests: 8, owned: 4, hold: 4, goods: { coffee: 4, rum: 4 } };
  const sold = (me: NonNullable<Given['A']>): Board =>
    acts('merchant', { A: me }).does('B', 'decline').does('C', 'decline').does('A', 'sell coffee 0, sell rum 1');

  test('both parts are asked for before the first is carried out', () => {
    const board = sold(full);
    expect([board.asked(), board.options('A')]).toEqual(['A TAKE_GIFT', 'gift refuse, gift take']);
    board.does('A', 'gift refuse');
    expect([board.asked(), ...facts(board, 'A', 'chests')]).toEqual(['A TAKE_GIFT', 9]);
  });

  test('refused, no good goes overboard', () => {
    const board = sold(full).does('A', 'gift refuse, gift refuse');
    expect(facts(board, 'A', 'chests', 'guards', 'goods', 'marks')).toEqual([9, 0, goods(0, 4, 3), 0]);
    expect(board.told('refused')).toHaveLength(2);
  });

  test('taken, its owner chooses which good goes', () => {
    const board = sold(full).does('A', 'gift take, gift refuse');
    expect([board.asked(), ...facts(board, 'A', 'chests', 'guards')]).toEqual(['A DISCARD_GOODS', 10, 1]);
    board.does('A', 'discard coffee 1');
    expect(facts(board, 'A', 'goods')).toEqual([goods(0, 3, 3)]);
  });

  test('where everything keeps its ship nothing is asked', () => {
    expect(facts(sold({ ...full, chests: 3 }), 'A', 'chests')).toEqual([6]);
    expect(facts(sold({ ...full, goods: { coffee: 3, rum: 4 } }), 'A', 'chests', 'guards')).toEqual([11, 1]);
  });
});

test('4.2.5 a choice may be given again until the last player has chosen', () => {
  const board = new Board({ A: { table: ['merchant'] } });
  board.does('A', 'select captain').does('A', 'select shaman');
  expect(board.refusal('A', 'select merchant')).not.toBeNull();
  expect(board.asked()).toBe('B SELECT_CHARACTER, C SELECT_CHARACTER');
  board.does('B', 'select merchant').does('C', 'select merchant');
  expect(board.asked()).toBe('A ACTIVATE');
  expect(board.refusal('A', 'select captain')).not.toBeNull();
  expect(board.told('called')[0]?.character).toBe('shaman');
});
