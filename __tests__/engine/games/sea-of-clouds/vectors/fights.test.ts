import { Board, type Given, type Name } from '@/__tests__/fixtures/sea-of-clouds/board';

/** Section 10: strengths, results, the Chest. Boardings of four captains come after round 4, else after round 5. */

function boarding(given: Given): Board {
  return new Board({ round: (given.seats ?? 3) > 3 ? 4 : 5, ...given }).boards();
}

function results(board: Board): { strengths: readonly number[]; beats: readonly (readonly number[])[] } {
  const [fought] = board.told('fought');
  return { strengths: fought?.strengths ?? [], beats: fought?.beats ?? [] };
}

const chestOf = (board: Board): [Name | undefined, number] => [
  (['A', 'B', 'C', 'D'] as const).find((_, seat) => board.view(null).players[seat]?.objects.includes('obj-chest-1')),
  board.s.chest,
];

test('T6 (4.7.1) strength of crew and objects', () => {
  const board = new Board({
    A: { crew: ['pir-first-mate', 'pir-boatswain', 'pir-cook'], objects: ['obj-rusty-sword'] },
  });
  expect(board.player('A').strength).toBe(7);
});

test('T7 (4.7) a whole boarding of four', () => {
  const board = boarding({
    seats: 4,
    A: { doubloons: 5 },
    B: { doubloons: 5, crew: ['pir-rachel-cruz', 'pir-steward', 'pir-cook'] },
    C: { doubloons: 5, crew: ['pir-monsieur-plume'] },
    D: { doubloons: 5, crew: ['pir-boatswain'], objects: ['obj-shell', 'obj-spyglass'] },
  });
  expect(results(board)).toEqual({ strengths: [0, 6, 4, 2], beats: [[], [0, 2], [3], [0]] });
  expect([board.asked(), board.options('C')]).toEqual(['C plumeVictim', 'plume 3']);
  board.does('C', 'plume 3');
  expect([board.asked(), board.options('D')]).toEqual(['D plumeDiscard', 'drop obj-shell-1, drop obj-spyglass-1']);
  board.does('D', 'drop obj-spyglass-1');
  expect(board.doubloons()).toEqual([3, 13, 3, 7]);
  expect([board.s.parrot, board.s.crew.flat(), board.player('D').objects]).toEqual([1, [], ['obj-shell-1']]);
  expect(board.told('applied').map(({ seat, card }) => [seat, card])).toEqual([
    [1, 'pir-rachel-cruz-1'],
    [1, 'pir-rachel-cruz-1'],
    [1, 'pir-steward-1'],
    [1, 'pir-cook-1'],
    [2, 'pir-monsieur-plume-1'],
    [3, 'pir-boatswain-1'],
  ]);
});

test('T8 (4.7.2) two players: one fight, one win', () => {
  const board = boarding({ seats: 2, A: { crew: ['pir-boatswain', 'pir-gunner'] }, B: { crew: ['pir-gunner'] } });
  expect(results(board)).toEqual({ strengths: [5, 3], beats: [[1], []] });
  expect(board.told('gained').map(({ seat, count, by }) => [seat, count, by])).toEqual([
    [0, 2, 'pir-boatswain-1'],
    [0, 1, 'pir-gunner-1'],
  ]);
});

test('T20 (4.7.3, 8.2) a draw', () => {
  const given: Given = { seats: 2, parrot: 'B', A: { crew: ['pir-first-mate'] }, B: { crew: ['pir-first-mate'] } };
  expect(results(boarding(given)).beats).toEqual([[], []]);
  expect(results(boarding({ ...given, options: { parrotBreaksTies: true } })).beats).toEqual([[], [0]]);
  // The parrot alone, without a pirate, wins nothing.
  const none: Given = { seats: 2, parrot: 'B', A: {}, B: {}, options: { parrotBreaksTies: true } };
  expect(results(boarding(none)).beats).toEqual([[], []]);
});

test('T21 (4.7.1, 9.15) no crew, Deck Cannon', () => {
  const board = boarding({ seats: 2, A: { objects: ['obj-deck-cannon'] }, B: { crew: ['pir-cabin-boy'] } });
  expect(results(board)).toEqual({ strengths: [0, 1], beats: [[], [0]] });
});

test('T22 (9.17) negative strength', () => {
  const board = boarding({ seats: 2, A: { crew: ['pir-cabin-boy'], objects: ['obj-rusty-sword', 'obj-rusty-sword'] } });
  expect(results(board)).toEqual({ strengths: [-1, 0], beats: [[], []] });
});

test('T24 (4.8.2, 4.8.5) the Chest after one loss', () => {
  // X is A, L is B (left), R is D.
  const board = boarding({
    seats: 4,
    A: { crew: ['pir-gunner'], objects: ['obj-chest'] },
    B: { crew: ['pir-bruiser'] },
    D: { crew: ['pir-cabin-boy'] },
    chest: 5,
  });
  expect([results(board).beats[0], results(board).beats[1]]).toEqual([[3], [0, 2]]);
  expect([chestOf(board), board.told('chest-paid')]).toEqual([['B', 4], [{ type: 'chest-paid', seat: 1, count: 1 }]]);
});

test('T25 (4.8.3) the Chest after two losses', () => {
  const lost = (b: string[], d: string[], parrot: Name): [Name | undefined, number] =>
    chestOf(boarding({ seats: 4, parrot, A: { objects: ['obj-chest'] }, B: { crew: b }, D: { crew: d }, chest: 5 }));
  expect(lost(['pir-first-mate', 'pir-boatswain'], ['pir-first-mate'], 'A')).toEqual(['B', 4]);
  expect(lost(['pir-gunner', 'pir-boatswain'], ['pir-bruiser'], 'D')).toEqual(['D', 4]);
  // Clockwise from C, D comes before B; from A, B comes first.
  expect(lost(['pir-gunner', 'pir-boatswain'], ['pir-bruiser'], 'C')).toEqual(['D', 4]);
  expect(lost(['pir-gunner', 'pir-boatswain'], ['pir-bruiser'], 'A')).toEqual(['B', 4]);
});

test('4.8.4 a drawn fight is not lost', () => {
  const given: Given = {
    seats: 2,
    A: { crew: ['pir-gunner'], objects: ['obj-chest'] },
    B: { crew: ['pir-gunner'] },
    chest: 5,
  };
  expect(chestOf(boarding(given))).toEqual(['A', 5]);
  expect(chestOf(boarding({ ...given, parrot: 'B', options: { parrotBreaksTies: true } }))).toEqual(['B', 4]);
});

test('4.8.6 whoever wins the Chest and lost the other fight keeps it until the next boarding', () => {
  const board = boarding({
    seats: 4,
    A: { crew: ['pir-bruiser'] },
    B: { crew: ['pir-gunner'] },
    C: { crew: ['pir-cabin-boy'], objects: ['obj-chest'] },
    chest: 5,
  });
  expect([results(board).beats[0], chestOf(board)]).toEqual([
    [1, 3],
    ['B', 4],
  ]);
});

test('4.8.10 an empty Chest still changes owner and pays nothing', () => {
  const board = boarding({ seats: 2, A: { crew: ['pir-gunner'] }, B: { objects: ['obj-chest'] } });
  expect([chestOf(board), board.told('chest-paid'), board.doubloons()]).toEqual([['A', 0], [], [1, 0]]);
});

test('T43 (4.7.2) three captains', () => {
  const board = boarding({
    A: { crew: ['pir-boatswain', 'pir-gunner'] },
    B: { crew: ['pir-boatswain', 'pir-cabin-boy'] },
    C: { crew: ['pir-cabin-boy'] },
  });
  expect(results(board)).toEqual({ strengths: [5, 3, 1], beats: [[1, 2], [2], []] });
  const boatswains = board.told('gained').filter(({ by }) => by.startsWith('pir-boatswain'));
  expect([0, 1].map((seat) => boatswains.reduce((sum, e) => (e.seat === seat ? sum + e.count : sum), 0))).toEqual([
    4, 2,
  ]);
});

test('T44 (4.7.2) opposite captains do not meet', () => {
  const board = boarding({
    seats: 4,
    A: { crew: ['pir-bruiser', 'pir-first-mate'] },
    B: { crew: ['pir-cabin-boy'] },
    C: { crew: ['pir-first-mate', 'pir-boatswain', 'pir-steward'] },
    D: { crew: ['pir-gunner'] },
  });
  expect(results(board)).toEqual({ strengths: [9, 1, 8, 3], beats: [[1, 3], [], [1, 3], []] });
});

test('T47 (4.8.3, 8.2) the Chest with a fight that the parrot has won', () => {
  const given: Given = {
    seats: 4,
    parrot: 'B',
    A: { crew: ['pir-first-mate'], objects: ['obj-chest'] },
    B: { crew: ['pir-first-mate'] },
    D: { crew: ['pir-gunner', 'pir-gunner'] },
    chest: 5,
  };
  const plain = boarding(given);
  expect([results(plain).beats.map((seats) => seats.includes(0)), chestOf(plain)]).toEqual([
    [false, false, false, true],
    ['D', 4],
  ]);
  const parrot = boarding({ ...given, options: { parrotBreaksTies: true } });
  expect([results(parrot).beats.map((seats) => seats.includes(0)), chestOf(parrot)]).toEqual([
    [false, true, false, true],
    ['D', 4],
  ]);
});

test.each([
  [2, [5, 10, 15]],
  [3, [5, 10, 15]],
  [4, [4, 8, 12]],
])('T35 (2.8) %i captains: boardings only after rounds %j', (seats, rounds) => {
  const board = new Board({ seats }).turn('A');
  const fights: number[] = [];
  while (board.asked() !== '') {
    const name = board.asked()[0] as Name;
    const { round } = board.s;
    const before = board.told('fought').length;
    board.does(name, board.options(name).split(', ').at(-1) as string);
    if (board.told('fought').length > before) fights.push(round);
  }
  expect(fights).toEqual(rounds);
});
