import { Luck } from '@/engine/core/luck';
import { defaultOptions } from '@/engine/core/options';
import { sevenSeas } from '@/engine/games/seven-seas';
import { cardsIn, THE_END } from '@/engine/games/seven-seas/data/adventures';
import { OPTIONS, type SevenSeasOptions } from '@/engine/games/seven-seas/options';
import { start } from '@/engine/games/seven-seas/rules/setup';
import { lastSale } from '@/__tests__/fixtures/seven-seas/last-sale';
import { Board, dice, type Given, type Name } from '@/__tests__/fixtures/seven-seas/board';

/** What section 10 leaves open: who comes first where it is not player A, what runs out, what a gift gives and when. */

const marks = (board: Board): number[] =>
  (['A', 'B', 'C', 'D'] as const).slice(0, board.s.seats).map((name) => board.player(name).marks);
const holds = (board: Board, name: Name): number[] => Object.values(board.player(name).goods);
/** These players, or all, do nothing when it is their turn. */
const declines = (board: Board, names = 'ABCD'): Board => {
  while (/. ACTIVATE/.test(board.asked()) && names.includes(board.asked().charAt(0))) {
    board.does(board.asked().charAt(0) as Name, 'decline');
  }
  return board;
};

test('3.11 the deal: First Player, adventures, loot; then three cards at once to each, clockwise, off the top', () => {
  const s = start(defaultOptions(OPTIONS) as unknown as SevenSeasOptions, 3, Luck.fromSeed('order'));
  const { setup } = Luck.fromSeed('order');
  const first = setup.below(3);
  const cards = setup.shuffle(Array.from({ length: 30 }, (_, card) => card));
  const wanted = [0, 1, 2].map((step) => cards.splice(-3).map((card) => [(first + step) % 3, card]));
  const dealt = wanted.flat().every(([seat = 0, card = 0]) => cardsIn(s.hands[seat] as number).includes(card));
  expect([s.first, dealt]).toEqual([first, true]);
  expect(s.deck).toEqual([...cards.slice(0, 4), THE_END, ...cards.slice(4)]);
  expect(s.loot).toEqual(setup.shuffle([0, 1, 2, 3].flatMap((kind) => new Array<number>(15).fill(kind))));
});

test.each([
  ['B', 9],
  ['A', 10],
] as const)('4.5.4 the Shipwright’s gift: First Player %s, A has %i ships in the end', (first, owned) => {
  const board = new Board({ first, A: { chests: 1 } }).choose('shipwright', 'islander', 'islander').does('A', 'buy 1');
  expect([board.player('A').owned, board.player('A').chests]).toEqual([owned, 0]);
});

test('4.4.7 with autoGift off nobody is asked about a ship or a card that is not there', () => {
  const options = { autoGift: false };
  const ships = new Board({ options, A: { chests: 2 } }).choose('shipwright', 'islander', 'islander');
  expect(ships.does('A', 'buy 2').asked()).toBe('A TAKE_GIFT');
  expect([ships.does('A', 'gift take').asked(), ships.player('A').owned]).toEqual(['B ACTIVATE', 10]);
  const cards = new Board({ deck: ['cu-idol', 'cu-wages'], deckOnly: true });
  cards.choose('cartographer', 'merchant', 'merchant').does('A', 'draw, gift take');
  expect([cards.hand('A').length, cards.s.phase]).toEqual([2, 'select']);
});

test('4.4.5, 4.12.3 what a sale makes too heavy is unloaded before the gift is asked for', () => {
  const board = new Board({
    options: { autoGift: false },
    A: { owned: 3, chests: 9, hold: 3, goods: { coffee: 3, rum: 3 } },
  });
  declines(board.choose('merchant', 'islander', 'islander'), 'BC').does('A', 'sell coffee 1, sell rum 0');
  expect([board.asked(), board.options('A')]).toEqual(['A DISCARD_GOODS', 'discard coffee 0, discard coffee 1']);
  expect(board.does('A', 'discard coffee 1').asked()).toBe('A TAKE_GIFT');
});

test('4.6.2 the Governor needs a token, not a ship in the supply', () => {
  const board = new Board({ A: { owned: 10 } }).choose('governor', 'governor', 'islander').does('A', 'join spain');
  expect([board.player('A').corsair, board.player('A').marks]).toEqual([['spain'], 1]);
});

test('4.4.5, 4.7.24 the captain’s gift comes when the raid is over, loot included', () => {
  const options = { autoGift: false };
  const board = new Board({ options, A: { cards: ['cv-spain-1'] }, loot: ['rum'] });
  board.choose('captain', 'merchant', 'merchant').does('A', 'raid cv-spain-1, send 1').does('B', 'send 0');
  board.does('C', 'send 0').land(...dice('A1 6 100 100, R1 1 500 500'));
  expect(board.asked()).toBe('A KEEP_LOOT');
  board.does('A', 'keep rum 1');
  expect(board.asked()).toBe('A TAKE_GIFT');
  board.does('A', 'gift take, gift refuse');
  expect(board.player('A').yy).toBe(2);
});

test('4.7.4, 4.7.5, 5.3 neither guards nor loaded ships are sent; who has no free ship is passed by with a mark', () => {
  const board = new Board({
    A: { cards: ['cv-spain-4'], owned: 6, chests: 25, goods: { rum: 3 }, hold: 1 },
    B: { owned: 3, chests: 12, goods: { fruit: 1, coffee: 1 } },
    C: { owned: 0 },
  });
  board.choose('captain', 'merchant', 'shaman').does('A', 'raid cv-spain-4');
  expect(board.options('A')).toBe('send 0, send 1, send 2');
  board.does('A', 'send 1');
  expect([board.asked(), marks(board)]).toEqual(['A THROW', [0, 1, 1]]);
  expect(board.told('sent').map(({ seat, count }) => [seat, count])).toEqual([
    [0, 1],
    [1, 0],
    [2, 0],
  ]);
});

test('4.7.3, 4.8.1, 4.8.2 clockwise from the captain; one decides before the next one takes', () => {
  const board = new Board({ first: 'C', B: { cards: ['cv-spain-1'] }, loot: ['fruit', 'coffee', 'rum'] });
  board.choose('merchant', 'captain', 'merchant').does('B', 'raid cv-spain-1, send 1').does('C', 'send 1');
  board.does('A', 'send 1').land(...dice('B1 6 100 100, C1 6 2000 100, A1 6 100 2000, R1 1 500 500'));
  for (const [name, good] of [
    ['B', 'fruit'],
    ['C', 'coffee'],
    ['A', 'rum'],
  ] as const) {
    expect([board.asked(), board.told('loot').length]).toEqual([`${name} KEEP_LOOT`, 'BCA'.indexOf(name) + 1]);
    board.does(name, `keep ${good} 1`);
  }
});

test('4.8.10, 4.8.11 the deck runs out in the middle of a draw: what is drawn already is not shuffled in', () => {
  const gift = (given: Given): Board =>
    new Board({ ...given, A: { cards: ['pt-321'] } })
      .choose('islander', 'merchant', 'merchant')
      .does('A', 'port pt-321');
  const board = gift({ loot: ['rum'], lootDiscard: { talisman: 3 } });
  expect(board.told('reshuffled').map((event) => event.count)).toEqual([3]);
  expect([board.asked(), board.player('A').talismans, board.s.loot.length]).toEqual(['A KEEP_LOOT', 1, 2]);
  const dry = gift({ loot: ['rum'] }).does('A', 'keep rum 0');
  expect([dry.told('loot').length, dry.s.lootDiscard]).toEqual([1, [0, 0, 1, 0]]);
  expect(gift({}).told('loot')).toEqual([]);
});

test('4.9.3, 4.9.6 of two ports the last one counts, and at once: the Mutiny of the same round asks for its good', () => {
  const board = new Board({
    A: { cards: ['pt-321'], goods: { fruit: 1 } },
    B: { cards: ['pt-132'], goods: { coffee: 1 } },
    C: { cards: ['cu-mutiny'], goods: { rum: 1 } },
  });
  board.choose('islander', 'islander', 'shaman').does('A', 'port pt-321').does('B', 'port pt-132');
  board.does('C', 'curse cu-mutiny').land(...dice('C1 4, A1 4, B1 4'));
  expect((['A', 'B', 'C'] as const).map((name) => holds(board, name))).toEqual([
    [1, 0, 0],
    [0, 0, 0],
    [0, 0, 1],
  ]);
  expect(board.s.owned).toEqual([6, 7, 6]);
});

test('4.10.7 neither Yin-Yang nor an Unsinkable Ship for what a curse takes', () => {
  const board = new Board({ A: { cards: ['cu-kraken'] }, B: { unsink: 3 } }).choose('shaman', 'shaman', 'merchant');
  board.does('A', 'curse cu-kraken').land(...dice('A1 2, B1 1, B2 1, C1 3'));
  expect([board.player('B').owned, board.player('B').yy, board.told('raided')]).toEqual([5, 0, []]);
});

test('4.8.12, 4.10.17 overloaded ships are looked at clockwise from the curser', () => {
  const full = { owned: 2, goods: { coffee: 1, rum: 1 } };
  const board = new Board({ A: full, B: { cards: ['cu-kraken'] }, C: full }).choose('merchant', 'shaman', 'shaman');
  board.does('B', 'curse cu-kraken').land(...dice('C1 1, A1 1'));
  expect(board.told('lost').map((event) => event.seat)).toEqual([2, 0]);
  expect(board.asked()).toBe('C DISCARD_GOODS');
  expect(board.does('C', 'discard coffee 1').asked()).toBe('A DISCARD_GOODS');
});

test('4.10.12, 4.10.13, 4.10.22 the Tavern: clockwise from the curser, each result whole before the next', () => {
  const board = new Board({ B: { cards: ['cu-tavern'] }, loot: ['rum'] }).choose('merchant', 'shaman', 'shaman');
  board.does('B', 'curse cu-tavern').land(...dice('R1 1, R2 5, R3 6'));
  expect(board.options('B')).toBe('tavern 1 1, tavern 1 5, tavern 1 6');
  board.does('B', 'tavern 1 6, tavern 2 5');
  expect([board.asked(), board.player('B').yy, marks(board)]).toEqual(['C KEEP_LOOT', 3, [0, 0, 0]]);
  board.does('C', 'keep rum 1');
  expect([holds(board, 'C'), marks(board)]).toEqual([
    [0, 0, 1],
    [1, 0, 0],
  ]);
  expect(board.told('dealt').map(({ to, face }) => [to, face])).toEqual([
    [1, 6],
    [2, 5],
    [0, 1],
  ]);
});

test.each(['captain', 'islander', 'shaman'] as const)('4.14.3 the %s allows no ritual', (character) => {
  const board = new Board({ A: { yy: 9, goods: { rum: 1, fruit: 1 } } }).choose(character, character, character);
  expect(board.options('A')).toBe('decline');
  expect(board.refusal('A', 'double-hold')).not.toBeNull();
  expect(board.does('A', 'decline').asked()).toBe('B ACTIVATE');
});

test('4.15.1–4.15.3 who declined a Captain takes all cards back, the others leave theirs; the marker goes on', () => {
  const board = new Board({
    first: 'C',
    A: { table: ['merchant', 'governor'] },
    B: { table: ['cartographer'], chests: 1 },
  });
  declines(board.choose('captain', 'shipwright', 'islander'));
  expect([board.s.round, board.s.first, board.s.phase]).toEqual([2, 0, 'select']);
  expect((['A', 'B', 'C'] as const).map((name) => board.player(name).table)).toEqual([
    [],
    ['shipwright', 'cartographer'],
    [],
  ]);
  expect(board.refusal('B', 'select shipwright')).toBe('character-on-table');
  expect(board.refusal('A', 'select merchant')).toBeNull();
});

test.each([
  [3, 45],
  [4, 36],
])('4.16.8 with %i players the End is set aside after round %i, not before', (seats, cap) => {
  const after = (round: number): boolean => {
    const board = new Board({ seats, round });
    return declines(board.choose(...new Array<'captain'>(seats).fill('captain'))).s.endDrawn;
  };
  expect([after(cap - 1), after(cap)]).toEqual([false, true]);
});

test('4.17.5, 4.17.9, 4.17.10 dice are told from the thrower on, red ones last; one for the Whirlpool, one a player for the Tavern', () => {
  const thrown = (card: string): string => {
    const given = { A: { owned: 1 }, B: { owned: 2, cards: [card] }, C: { owned: 1 } };
    const captain = card.startsWith('cv');
    const board = new Board(given).choose('merchant', captain ? 'captain' : 'shaman', captain ? 'captain' : 'shaman');
    board.does('B', `${captain ? 'raid' : 'curse'} ${card}`);
    if (captain) board.does('B', 'send 2').does('C', 'send 1').does('A', 'send 1');
    board.does('B', 'throw');
    const told = board.told('thrown')[0];
    return `${told?.counter}: ${told?.dice.map((die) => die.id).join(' ')}`;
  };
  expect(thrown('cv-spain-3')).toBe('1: p1.1 p1.2 p2.1 p0.1 c.1 c.2 c.3');
  expect(thrown('cu-sirens')).toBe('1: p1.1 p1.2 p2.1 p0.1');
  expect(thrown('cu-whirlpool')).toBe('1: p1.1 p1.2 p2.1 p0.1 c.1');
  expect(thrown('cu-tavern')).toBe('1: c.1 c.2 c.3');
});

test('4.17.6 the hand is held back after two spills in a row, neither sooner nor later', () => {
  const powersOf = (draws: number): unknown[] => {
    const board = new Board({ A: { cards: ['cv-spain-1'] } }).choose('captain', 'merchant', 'merchant');
    board.does('A', 'raid cv-spain-1, send 1').does('B', 'send 0').does('C', 'send 0');
    for (let i = 0; i < draws; i++) board.luck.dice.next();
    while (board.asked() === 'A THROW') board.does('A', 'throw 0 0 1000 0');
    return board.told('thrown').map(({ gesture, spill }) => [gesture?.power, spill !== null]);
  };
  const longest = Array.from({ length: 60 }, (_, draws) => powersOf(draws)).reduce((a, b) =>
    b.length > a.length ? b : a,
  );
  expect(longest).toEqual([
    [1000, true],
    [1000, true],
    [850, false],
  ]);
});

test('4.3.2 of the characters not called yet none is seen, not even the next', () => {
  const board = new Board({}).choose('islander', 'captain', 'islander');
  const seen = (viewer: number | null): unknown[] =>
    sevenSeas.observe(board.s, viewer).players.map((player) => player.character);
  expect([seen(1), seen(2), seen(null)]).toEqual([
    [null, 'captain', null],
    [null, 'captain', 'islander'],
    [null, 'captain', null],
  ]);
  const first = new Board({}).does('A', 'select shipwright');
  expect(sevenSeas.observe(first.s, 1).players[0]?.character).toBeNull();
});

test('6 in the final sale hands and removed cards are still hidden', () => {
  const board = lastSale({
    options: { quickGame: true },
    A: { cards: ['cu-idol'], yy: 3, goods: { rum: 1, fruit: 1 } },
  });
  expect(sevenSeas.observe(board.s, 1)).toMatchObject({ phase: 'final', leftovers: null, removed: null, hand: [] });
});

test('7 three keys for every place; places after a shared one', () => {
  const board = new Board({ seats: 4 });
  board.s.phase = 'over';
  board.s.chests = [10, 13, 13, 10];
  board.s.marks = [0, 1, 1, 0];
  board.s.corsair = [1, 2, 4, 0];
  const result = sevenSeas.outcome(board.s);
  expect([result?.scores, result?.places, result?.winners, result?.reason]).toEqual([
    [10, 10, 10, 10],
    [[3], [0], [1, 2]],
    [3],
    'fewer-tokens',
  ]);
});
