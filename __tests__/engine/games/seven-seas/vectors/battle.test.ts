import { Board, dice, type Given, type Name } from '@/__tests__/fixtures/seven-seas/board';

/** Section 10: raids, their battles and what they bring. A is the captain. */

interface Battle extends Omit<Given, 'loot'> {
  readonly name: string;
  readonly caravan: string;
  /** How many each sends, A first. */
  readonly send: readonly number[];
  readonly dice: string;
  /** Pairs that the captain chooses. */
  readonly picks?: string;
  /** pirate, red, millimetres, what sank */
  readonly duels: readonly string[];
  readonly yy: Partial<Record<Name, number>>;
  readonly owned?: Partial<Record<Name, number>>;
  /** Loot cards drawn. */
  readonly loot: Partial<Record<Name, number>>;
}

const LOOT = new Array<'talisman'>(15).fill('talisman');

/** Fifteen talismans on top: each loot card is one, and a Yin-Yang besides. */
function raid(battle: Battle): Board {
  const seats = battle.send.length;
  const board = new Board({
    ...battle,
    seats,
    loot: LOOT,
    A: { cards: [battle.caravan], ...battle.A },
  });
  // Two captains: nobody gets a gift.
  board.choose(...(['captain', 'captain', 'merchant', 'merchant'] as const).slice(0, seats));
  board.does('A', `raid ${battle.caravan}`);
  battle.send.forEach((count, seat) => board.does('ABCD'[seat] as Name, `send ${count}`));
  board.land(...dice(battle.dice));
  if (battle.picks) board.does('A', battle.picks);
  return board;
}

const battles: readonly Battle[] = [
  {
    name: 'TV-3 battle order',
    caravan: 'cv-england-3',
    send: [1, 2, 2],
    dice:
      'A1 1 480 1980, B1 2 1270 2500, B2 3 1330 300, C1 3 1540 1460, C2 6 130 590, ' +
      'R1 2 740 2170, R2 6 2510 2510, R3 4 590 2560',
    duels: [
      'p0.1 c.1 32 p0.1',
      'p1.1 c.1 62 p1.1+c.1',
      'p2.1 c.2 143 p2.1',
      'p2.2 c.3 202 c.3',
      'p1.2 c.2 251 p1.2',
      'p2.2 c.2 306 p2.2+c.2',
    ],
    yy: { A: 1, B: 2, C: 2 },
    loot: {},
  },
  {
    name: 'TV-16 a tie that matters, settled for A',
    caravan: 'cv-england-1',
    send: [1, 1, 1],
    dice: 'A1 4 1700 1400, B1 6 1400 1701, C1 1 100 100, R1 4 1400 1400',
    picks: 'pair p0.1 c.1',
    duels: ['p0.1 c.1 30 p0.1+c.1'],
    yy: { A: 1, B: 1, C: 1 },
    loot: { B: 1, C: 1 },
  },
  {
    name: 'TV-16 a tie that matters, settled for B',
    caravan: 'cv-england-1',
    send: [1, 1, 1],
    dice: 'A1 4 1700 1400, B1 6 1400 1701, C1 1 100 100, R1 4 1400 1400',
    picks: 'pair p1.1 c.1',
    duels: ['p1.1 c.1 30 c.1'],
    yy: { A: 1, B: 1, C: 1 },
    loot: { A: 1, B: 1, C: 1 },
  },
  {
    name: 'TV-17 a tie that does not matter, with a shared die',
    caravan: 'cv-england-1',
    send: [1, 1, 1],
    dice: 'A1 3 1700 1400, B1 5 1400 1701, C1 1 100 100, R1 1 1400 1400',
    duels: ['p0.1 c.1 30 c.1'],
    yy: { A: 1, B: 1, C: 1 },
    loot: { A: 1, B: 1, C: 1 },
  },
  {
    name: 'TV-18 a tie that does not matter, of pairs apart',
    caravan: 'cv-england-2',
    send: [1, 1],
    dice: 'A1 6 500 800, B1 1 2000 2300, R1 5 500 500, R2 2 2000 2000',
    duels: ['p0.1 c.1 30 c.1', 'p1.1 c.2 30 p1.1', 'p0.1 c.2 192 c.2'],
    yy: { A: 1, B: 1 },
    loot: { A: 1 },
  },
  {
    name: 'TV-19 one ship sinks two',
    caravan: 'cv-england-2',
    send: [1, 1],
    dice: 'A1 5 1000 1000, B1 2 2600 2600, R1 3 1300 1000, R2 1 1000 1400',
    duels: ['p0.1 c.1 30 c.1', 'p0.1 c.2 40 c.2'],
    yy: { A: 1, B: 1 },
    loot: { A: 1, B: 1 },
  },
  {
    name: 'TV-20 a failed raid',
    caravan: 'cv-england-3',
    send: [1, 0],
    dice: 'A1 6 1400 1700, R1 5 1400 1400, R2 6 1400 2050, R3 1 2600 2600',
    duels: ['p0.1 c.1 30 c.1', 'p0.1 c.2 35 p0.1+c.2'],
    yy: { A: 1 },
    loot: {},
  },
  {
    name: 'TV-4 loot and Yin-Yang',
    caravan: 'cv-england-2',
    send: [4, 1, 1],
    dice: 'A1 1 1000 1000, A2 6 1100 1200, A3 6 2000 2000, A4 6 2200 2200, B1 6 100 100, C1 6 2700 100, R1 2 1000 1220, R2 2 2600 2600',
    duels: ['p0.2 c.1 10 c.1', 'p0.4 c.2 57 c.2'],
    yy: { A: 4, B: 1, C: 1 },
    loot: { A: 4, B: 1, C: 1 },
  },
  {
    name: 'TV-4 loot and Yin-Yang, one sunk',
    caravan: 'cv-england-2',
    send: [4, 0, 0],
    dice: 'A1 1 1000 1000, A2 6 1100 1200, A3 6 2000 2000, A4 6 2200 2200, R1 2 1000 1010, R2 2 2600 2600',
    duels: ['p0.1 c.1 1 p0.1', 'p0.2 c.1 21 c.1', 'p0.4 c.2 57 c.2'],
    yy: { A: 4 },
    owned: { A: 6 },
    loot: { A: 3 },
  },
  {
    name: 'TV-21 Unsinkable',
    caravan: 'cv-england-4',
    send: [5, 0],
    A: { unsink: 2 },
    dice:
      'A1 1 300 300, A2 1 900 300, A3 1 1500 300, A4 6 2000 2000, A5 6 2600 2600, ' +
      'R1 2 310 300, R2 2 920 300, R3 2 1530 300, R4 5 2000 2050',
    duels: [
      'p0.1 c.1 1 p0.1',
      'p0.2 c.2 2 p0.2',
      'p0.3 c.3 3 p0.3',
      'p0.4 c.4 5 c.4',
      'p0.4 c.3 176 c.3',
      'p0.4 c.2 201 c.2',
      'p0.4 c.1 240 c.1',
    ],
    yy: { A: 3 },
    owned: { A: 6 },
    loot: { A: 2 },
  },
  {
    name: 'TV-58 ids as numbers: the second die before the tenth',
    caravan: 'cv-england-4',
    send: [10, 0],
    A: { owned: 10 },
    dice:
      'A1 6 100 2600, A2 6 500 500, A3 6 2700 2700, A4 6 2500 2700, A5 6 2300 2700, A6 6 2100 2700, A7 6 1900 2700, ' +
      'A8 6 1700 2700, A9 6 1500 2700, A10 6 2000 500, R1 1 2000 800, R2 1 500 800, R3 1 2600 2600, R4 1 300 2600',
    duels: ['p0.3 c.3 14 c.3', 'p0.1 c.4 20 c.4', 'p0.2 c.2 30 c.2', 'p0.10 c.1 30 c.1'],
    yy: { A: 10 },
    loot: { A: 10 },
  },
];

test.each(battles.map((battle) => [battle.name, battle] as const))('%s', (_, battle) => {
  const board = raid(battle);
  expect(board.told('duel').map((e) => `${e.pirate} ${e.caravan} ${e.mm} ${e.sunk.join('+')}`)).toEqual(battle.duels);
  for (const name of ['A', 'B', 'C'].slice(0, battle.send.length) as Name[]) {
    const { yy, owned, talismans } = board.player(name);
    const wanted = [battle.yy[name] ?? 0, battle.owned?.[name] ?? owned, battle.loot[name] ?? 0];
    expect([name, yy, owned, talismans]).toEqual([name, ...wanted]);
  }
});

test('TV-16 the captain is asked, with both pairs', () => {
  const tie = battles[1] as Battle;
  const board = raid({ ...tie, picks: '' });
  expect([board.asked(), board.options('A')]).toEqual(['A CHOOSE_PAIR', 'pair p0.1 c.1, pair p1.1 c.1']);
  expect(board.refusal('A', 'pair p2.1 c.1')).toBe('not-possible');
});

test('TV-16 never asked with captainDecides: never; the nearest pair by distance, then ids, fights', () => {
  const board = raid({ ...(battles[1] as Battle), picks: '', options: { captainDecides: 'never' } });
  // 300 tenths against 301.
  expect(board.told('duel').map((e) => `${e.pirate} ${e.caravan}`)).toEqual(['p0.1 c.1']);
});

test('TV-2 fleet cap: with 3 players and a caravan of 2 each may send 4', () => {
  const board = new Board({ A: { cards: ['cv-spain-2'], owned: 10 } }).choose('captain', 'merchant', 'merchant');
  board.does('A', 'raid cv-spain-2');
  expect(board.options('A')).toBe('send 0, send 1, send 2, send 3, send 4');
  expect(board.refusal('A', 'send 5')).toBe('fleet-cap');
});

test.each([
  [2, 1, 3],
  [2, 4, 10],
  [3, 1, 2],
  [3, 4, 8],
  [4, 1, 1],
  [4, 4, 4],
])('2.9 %i players, a caravan of %i: at most %i', (seats, size, cap) => {
  const card = `cv-spain-${size}`;
  const board = new Board({ seats, A: { cards: [card], owned: 10 } });
  board.choose(...(['captain', 'merchant', 'merchant', 'merchant'] as const).slice(0, seats)).does('A', `raid ${card}`);
  expect(board.options('A').split(', ').length - 1).toBe(cap);
});

test('TV-10 a Corsair of the nation takes exactly one mark, sending or not', () => {
  const given: Given = { A: { corsair: ['spain'] }, B: { cards: ['cv-spain-2'] } };
  for (const count of [2, 0]) {
    const board = new Board(given).choose('captain', 'captain', 'merchant').does('A', 'decline');
    expect(board.player('A').marks).toBe(1);
    board.does('B', 'raid cv-spain-2, send 1').does('C', 'send 1').does('A', `send ${count}`);
    expect([count, board.player('A').marks]).toEqual([count, 2]);
  }
});

test('TV-14 a captain who sends none: one mark, throws, no loot, and the gift when alone', () => {
  const given: Given = { first: 'B', A: { cards: ['cv-france-2'] }, loot: LOOT };
  const board = new Board(given).choose('captain', 'merchant', 'merchant');
  board.does('A', 'raid cv-france-2, send 0').does('B', 'send 3').does('C', 'send 3');
  expect([board.asked(), board.player('A').marks]).toEqual(['A THROW', 1]);
  board.land(
    ...dice(
      'B1 6 100 100, B2 6 300 100, B3 6 500 100, C1 6 700 100, C2 6 900 100, C3 6 1100 100, R1 1 100 500, R2 1 2000 2000',
    ),
  );
  expect(board.player('A')).toMatchObject({ yy: 2, talismans: 0, marks: 1 });
  expect(board.player('B')).toMatchObject({ talismans: 3 });
});

test('TV-15 nobody sends: a mark each, no throw, the caravan on the pile', () => {
  const board = new Board({ A: { cards: ['cv-france-2'] } }).choose('captain', 'captain', 'captain');
  board.does('A', 'raid cv-france-2, send 0').does('B', 'send 0').does('C', 'send 0');
  expect([board.s.throws, board.asked()]).toEqual([0, 'B ACTIVATE']);
  expect((['A', 'B', 'C'] as const).map((name) => board.player(name).marks)).toEqual([1, 1, 1]);
  expect(board.told('played').map((e) => e.card)).toEqual(['cv-france-2']);
});

test('TV-46 nobody sends, a lone captain who is a Corsair: one mark each and the double gift', () => {
  const board = new Board({ A: { cards: ['cv-spain-3'], corsair: ['spain'] } }).choose(
    'captain',
    'merchant',
    'merchant',
  );
  board.does('A', 'raid cv-spain-3, send 0').does('B', 'send 0').does('C', 'send 0');
  expect(board.told('marked').map((e) => e.why)).toEqual(['corsair', 'sent-none', 'sent-none', 'declined', 'declined']);
  expect([board.s.throws, board.player('A').yy]).toEqual([0, 4]);
});

test('TV-12 two players: the First Player alone gets a single gift; with equal characters there is none', () => {
  const given: Given = { seats: 2, A: { cards: ['cv-spain-3'] }, B: { goods: { rum: 1 } } };
  const board = new Board(given).choose('captain', 'merchant');
  board.does('A', 'raid cv-spain-3, send 0').does('B', 'send 0, sell rum 1');
  expect([board.player('A').yy, board.player('B').chests]).toEqual([2, 1]);
  const both = new Board(given).choose('captain', 'captain');
  both.does('A', 'raid cv-spain-3, send 0').does('B', 'send 0, decline');
  expect(both.told('gained')).toEqual([]);
});

test('TV-35 several of the same: clockwise from the First Player, and no gifts', () => {
  const given: Given = { seats: 4, first: 'C', A: { cards: ['cv-spain-1'] }, D: { cards: ['cv-spain-2'] } };
  const board = new Board(given).choose('captain', 'merchant', 'merchant', 'captain');
  expect(board.asked()).toBe('D ACTIVATE');
  board.does('D', 'decline');
  expect(board.asked()).toBe('A ACTIVATE');
  board.does('A', 'raid cv-spain-1, send 0').does('B', 'send 0').does('C', 'send 0').does('D', 'send 0');
  expect(board.told('gained')).toEqual([]);
});

test('4.7.17 more than six tied pairs that share a die count as a dispute', () => {
  const board = new Board({ seats: 2, A: { cards: ['cv-spain-1'], owned: 10 }, B: { owned: 10 } });
  board.choose('captain', 'merchant').does('A', 'raid cv-spain-1, send 3').does('B', 'send 3');
  const ring = 'A1 6 1700 1400, A2 6 1100 1400, A3 6 1400 1700, B1 6 1400 1100, B2 6 1580 1640, B3 6 1580 1160';
  board.land(...dice(`${ring}, R1 1 1400 1400`));
  // All would sink the one red die: six pairs are played out on paper, and no question is asked.
  expect(board.told('duel')).toHaveLength(1);
  const four = new Board({ seats: 2, A: { cards: ['cv-spain-4'], owned: 10 } }).choose('captain', 'merchant');
  four.does('A', 'raid cv-spain-4, send 2').does('B', 'send 0');
  // Eight pairs, 100 apart each: the order makes no difference to who sinks, but it is asked all the same.
  four.land(...dice('A1 6 1000 1000, A2 6 1000 1000, R1 1 1100 1000, R2 1 900 1000, R3 1 1000 1100, R4 1 1000 900'));
  expect(four.asked()).toBe('A CHOOSE_PAIR');
  expect(four.options('A').split(', ')).toHaveLength(8);
});
