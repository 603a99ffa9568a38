import { Board, type Given } from '@/__tests__/fixtures/admiral/board';

/** Section 10: boarding, assault, E-35. */
const sea = (given: Partial<Given> & Pick<Given, 'ships'>): Board => new Board({ wind: 'fresh N', ...given });

const T15 = {
  ships: { 'brig-1': 'F5', 'frigate-1': 'E6', 'line-2': 'F6', 'brig-2': 'X1' },
  damage: { 'frigate-1': 2, 'line-2': 5 },
};

/** E-35: the dice are read frigate, brig. */
function boarded(): Board {
  return sea(T15).roll(6, 1, 5).say('board line-2 frigate-1', 'join brig-1', 'roll');
}

test('T15 totals 7 against 4, pool 3', () => {
  const [fight] = boarded().told('fought');
  expect([fight?.attack, fight?.defence]).toEqual([7, 4]);
});

test('T16 one each: all three belong to the attacker', () => {
  const board = boarded().say('give 1', 'give 1', 'give 1');
  expect([board.fate('brig-1'), board.fate('frigate-1'), board.fate('line-2')]).toEqual([
    'F5 P1 2',
    'E6 P1 3',
    'F6 P1 6',
  ]);
});

test('T17 nothing for the brig: it is lost, the others are locked', () => {
  const board = boarded().say('give 1', 'give 0', 'give 2');
  expect([board.fate('brig-1'), board.fate('frigate-1'), board.fate('line-2')]).toEqual([null, 'E6 P1 3', 'F6 P1 5']);
  expect(board.legal().filter((text) => text.includes('frigate-1') || text.includes('line-2'))).toEqual([]);
});

test('T41 three against three: both are destroyed', () => {
  const board = sea({
    ships: { 'brig-1': 'F5', 'line-1': 'A2', 'brig-2': 'F6', 'line-2': 'X1' },
    damage: { 'brig-2': 2 },
  });
  board.roll(1, 5).say('board brig-2 brig-1', 'roll');
  expect([board.at('brig-1'), board.at('brig-2')]).toEqual([null, null]);
});

test('T42 the defender wins and shares three points over both ships', () => {
  const board = sea({ ships: { 'frigate-1': 'F5', 'line-1': 'A2', 'line-2': 'F6' } }).roll(1, 1);
  board.say('board line-2 frigate-1', 'roll');
  expect([board.seat, board.kind]).toEqual([1, 'Distribute']);
  board.say('give 2', 'give 1');
  expect([board.fate('frigate-1'), board.fate('line-2')]).toEqual(['F5 P2 2', 'F6 P2 6']);
});

test('T43, T94 (4.14.9) what no hull can hold is lost; a share without a choice has one answer', () => {
  const ships = {
    'line-1': 'F5',
    'galleon-1': 'E6',
    'frigate-1': 'G6',
    'brig-1': 'F7',
    'brig-2': 'F6',
    'line-2': 'X1',
  };
  const board = sea({ ships, damage: { 'brig-2': 2 } }).roll(6, 6, 6, 6, 1);
  board.say('board brig-2 line-1', 'join galleon-1', 'join frigate-1', 'join brig-1', 'roll');
  expect(board.told('fought')[0]).toMatchObject({ attack: 27, defence: 1 });
  expect(board.legal()).toEqual(['give 7']);
});

test('T44 (4.14.2) not diagonally', () => {
  expect(sea({ ships: { 'brig-1': 'F5', 'brig-2': 'G6' } }).legal('board')).toEqual([]);
});

test('A21 a closed side stops boarding, with `boardAcrossLand` it does not', () => {
  for (const boardAcrossLand of [false, true]) {
    const board = sea({ options: { boardAcrossLand }, ships: { 'brig-1': 'J6', 'brig-2': 'K6' } });
    expect(board.legal('board')).toHaveLength(boardAcrossLand ? 1 : 0);
  }
});

test('T45 (4.14.13) a locked ship can do nothing, and defends', () => {
  const board = sea({ ships: { 'line-1': 'F5', 'frigate-1': 'X1', 'brig-2': 'F6' }, locked: ['line-1'] });
  expect(board.legal().filter((text) => text.includes('line-1'))).toEqual([]);
  expect(board.say('end').legal('board')).toEqual(['board line-1 brig-2']);
});

test('T35 (4.8.10) in a storm it has to drift first', () => {
  const board = sea({ wind: 'storm N', ships: { 'brig-1': 'F5', 'brig-2': 'F8', 'line-2': 'G5' } });
  expect(board.legal('board')).toEqual([]);
  expect(board.say('drift brig-1').legal('board')).toEqual(['board brig-2 brig-1']);
});

test('T93 three points over line, frigate, brig', () => {
  const board = sea({
    ships: { 'line-1': 'F5', 'frigate-1': 'E6', 'brig-2': 'F6', 'line-2': 'X1' },
    damage: { 'line-1': 4, 'frigate-1': 2 },
  }).roll(1, 1, 1);
  board.say('board brig-2 line-1', 'join frigate-1', 'roll');
  expect(board.legal()).toEqual(['give 0', 'give 1', 'give 2']);
  expect(board.say('give 2').legal()).toEqual(['give 0']);
});

test('T111 (E-35) a captured ship hands over to an own one and the other way, each pair once', () => {
  const board = sea({
    ships: { 'brig-1': 'F5', 'line-1': 'E6', 'galleon-2': 'F6', 'brig-2': 'X1' },
    damage: { 'galleon-2': 4 },
    cargo: { 'galleon-2': 2 },
  }).roll(1, 1, 1);
  board.say('board galleon-2 line-1', 'join brig-1', 'roll', 'give 7', 'give 1', 'give 1');
  expect(board.legal()).toEqual([
    'shift galleon-2 brig-1 1',
    'shift galleon-2 line-1 1',
    'shift galleon-2 line-1 2',
    'shift-done',
  ]);
  board.say('shift galleon-2 line-1 1');
  expect(board.legal()).toEqual(['shift galleon-2 brig-1 1', 'shift-done']);
});

const T68: Partial<Given> & Pick<Given, 'ships'> = {
  ships: { 'line-1': 'X13', 'frigate-1': 'W13', 'brig-2': 'W14', 'line-2': 'A10' },
  damage: { 'brig-2': 1 },
};

test('T68 assault with a helper: 12 against 9, pool 3; the helper is destroyed', () => {
  const board = sea(T68).roll(3, 1, 5, 2);
  board.say('assault X14 line-1', 'join frigate-1', 'roll', 'defend brig-2', 'defend-done');
  expect(board.told('fought')[0]).toMatchObject({ attack: 12, defence: 9 });
  board.say('give 1', 'give 1', 'give 1');
  expect([board.fortState('X14'), board.fate('brig-2'), board.fate('line-1')]).toEqual([
    [0, 4, false, 0],
    null,
    'X13 P1 6',
  ]);
});

test('T69 nothing for the fort: it is ruined, ships under repair there are destroyed', () => {
  const board = sea({
    ...T68,
    ships: { ...T68.ships, 'galleon-2': 'X13' },
    repair: { 'galleon-2': 'X14' },
    forts: { X14: { owner: 1, holds: 2 } },
  }).roll(3, 1, 5, 2);
  board.say(
    'assault X14 line-1',
    'join frigate-1',
    'roll',
    'defend brig-2',
    'defend-done',
    'give 2',
    'give 1',
    'give 0',
  );
  expect([board.fortState('X14'), board.at('galleon-2'), board.s.lost]).toEqual([[-1, 5, true, 0], null, 2]);
  expect([board.fate('line-1'), board.fate('frigate-1')]).toEqual(['X13 P1 5', 'W13 P1 3']);
  expect(board.told('sunk').map(({ ship, why }) => `${ship} ${why}`)).toContain('galleon-2 ruin');
});

test('T70 equal totals: the fort is ruined and all are destroyed', () => {
  const board = sea({ ships: { 'galleon-1': 'X13', 'line-1': 'A2', 'line-2': 'A10' } }).roll(1, 1);
  board.say('assault X14 galleon-1', 'roll');
  expect([board.fortState('X14'), board.at('galleon-1')]).toEqual([[-1, 5, true, 0], null]);
});

test('4.15.13 a neutral fort defends by its die alone, and keeps what is left', () => {
  const board = sea({ ships: { 'brig-1': 'X13', 'line-1': 'A2', 'line-2': 'A10' }, forts: { X14: {} } }).roll(1, 6);
  board.say('assault X14 brig-1', 'roll');
  expect([board.fortState('X14'), board.at('brig-1')]).toEqual([[-1, 1, false, 0], null]);
});

test('T105 (E-30) who captures the deciding fort and loses his last ship in it has won', () => {
  const board = sea({
    ships: { 'line-1': 'X13', 'line-2': 'A10' },
    forts: { A1: { owner: 0, holds: 2 }, X14: { owner: 1, damage: 2, holds: 2 } },
    damage: { 'line-1': 1 },
  }).roll(1, 1);
  board.say('assault X14 line-1', 'roll', 'give 0', 'give 3');
  expect([board.s.result, board.s.winners, board.at('line-1')]).toEqual(['delivered', [0], null]);
});
