import { Board, type Given } from '@/__tests__/fixtures/admiral/board';
import { isHit } from '@/engine/games/admiral/odds';
import { shotsLeft } from '@/engine/games/admiral/legal/units';
import { chartOf } from '@/engine/games/admiral/state';

/** Section 10: fire, salvoes, fireships. On the board of Pearl Shoals for two, away from its islands: an open sea. */
const sea = (given: Partial<Given> & Pick<Given, 'ships'>): Board => new Board({ wind: 'fresh N', ...given });

test.each([
  ['T9', 'line-1', 3, 1],
  ['T10', 'galleon-1', 2, 0],
  ['2.4', 'frigate-1', 1, 0],
  ['2.4', 'brig-1', 1, 0],
])('%s %s fires %i times, %i times in a storm', (_, ship, calm, storm) => {
  const shots = ['calm N', 'fresh N', 'storm N'].map((wind) => {
    const board = sea({ wind, ships: { [ship]: 'F5', 'brig-2': 'X1' } });
    return shotsLeft(board.s, chartOf(board.s), board.ship(ship));
  });
  expect(shots).toEqual([calm, calm, storm]);
});

test.each<[string, Partial<Given> & Pick<Given, 'ships'>, string, boolean]>([
  [
    'T11 a reef does not block',
    { ships: { 'brig-1': 'F6', 'brig-2': 'H6' }, reefs: ['G6'] },
    'fire brig-1 brig-2',
    true,
  ],
  ['T12 land blocks', { ships: { 'brig-1': 'I8', 'brig-2': 'L8' } }, 'fire brig-1 brig-2', false],
  [
    'T13 a ship at sea does not block a fort',
    { ships: { 'brig-1': 'F9', 'brig-2': 'D1', 'line-2': 'F1' } },
    'fire A1 line-2',
    true,
  ],
  [
    'T14 one in its own port does',
    { ships: { 'brig-1': 'B1', 'brig-2': 'D1', 'line-2': 'F1' } },
    'fire A1 line-2',
    false,
  ],
  ['T14 and so does it for D1', { ships: { 'brig-1': 'B1', 'brig-2': 'D1' } }, 'fire A1 brig-2', false],
  ['T14 that one itself can be hit', { ships: { 'brig-1': 'F9', 'brig-2': 'B1' } }, 'fire A1 brig-2', true],
  [
    'T72 the second ship on a port square does not block',
    { ships: { 'brig-1': 'B4', 'brig-2': 'B2', 'line-2': 'B2' } },
    'fire brig-1 line-2',
    true,
  ],
  ['T74 J9–K10 is open', { ships: { 'brig-1': 'J9', 'brig-2': 'K10' } }, 'fire brig-1 brig-2', true],
  [
    '4.10.2 a ruined fort is no target',
    { ships: { 'brig-1': 'X12', 'brig-2': 'F5' }, forts: { X14: { ruined: true } } },
    'fire brig-1 X14',
    false,
  ],
  [
    '4.10.2 a neutral one is',
    { ships: { 'brig-1': 'X12', 'brig-2': 'F5' }, forts: { X14: {} } },
    'fire brig-1 X14',
    true,
  ],
  ['A17 the same port square', { ships: { 'brig-1': 'B2', 'brig-2': 'B2' } }, 'fire brig-1 brig-2', true],
  [
    'A17 unless the option is off',
    { options: { sameSquareFire: false }, ships: { 'brig-1': 'B2', 'brig-2': 'B2' } },
    'fire brig-1 brig-2',
    false,
  ],
])('%s', (_, given, shot, legal) => {
  expect(sea(given).legal(shot)).toEqual(legal ? [shot] : []);
});

test('T79 (A16) a fort square does not block the fire of others, with `fortsBlockFire` it does', () => {
  const given = { seats: 6, ships: { 'galleon-3': 'L14', 'galleon-1': 'F5', 'brig-2': 'O14' }, active: 2 };
  for (const fortsBlockFire of [false, true]) {
    const board = sea({ ...given, options: { fortsBlockFire, roundLimit: 20 } });
    expect(board.legal('fire galleon-3 brig-2')).toHaveLength(fortsBlockFire ? 0 : 1);
  }
});

test('T80 (A32) a ship in the port of another fort blocks a fort, the target itself does not', () => {
  const board = sea({ seats: 6, ships: { 'galleon-1': 'F5', 'brig-6': 'K1', 'brig-5': 'J1' }, active: 5 });
  expect(board.legal('fire L1')).toEqual([]);
  const other = sea({ seats: 6, ships: { 'galleon-1': 'K1', 'brig-2': 'I1', 'brig-6': 'X10' }, active: 5 });
  expect(other.legal('fire L1')).toEqual(['fire L1 galleon-1']);
});

test.each([
  ['T36', 2, 3, false, false],
  ['T36', 3, 3, false, true],
  ['T37', 1, 1, false, true],
  ['T37', 2, 1, false, false],
  ['T40', 2, 1, true, true],
  ['T40', 3, 1, true, false],
])('%s die %i at distance %i, even numbers only: %j, hits: %j', (_, die, distance, even, hits) => {
  expect(isHit(die, distance, even)).toBe(hits);
});

test.each([
  [4, 3],
  [2, 0],
])('T38 a salvo of three, die %i: %i damage, three tokens', (die, damage) => {
  const board = sea({ ships: { 'line-1': 'F5', 'line-2': 'I5' } })
    .roll(die)
    .say('salvo line-2 line-1 3', 'roll');
  expect([board.damage('line-2'), board.s.fired[board.ship('line-1')]]).toEqual([damage, 3]);
});

test('T39 (A18) a salvo of a near ship and a fort: die 1 hits for the ship only', () => {
  const board = sea({ ships: { 'frigate-1': 'D1', 'line-2': 'E1' } }).roll(1);
  board.say('salvo line-2 frigate-1 1', 'add A1 2', 'roll');
  expect(board.damage('line-2')).toBe(1);
});

test('E-15 roll is offered from two shots on, the first link where two can be reached', () => {
  const board = sea({ ships: { 'line-1': 'F5', 'brig-1': 'A9', 'line-2': 'I5' } });
  expect(board.legal('salvo')).toEqual(['salvo line-2 line-1 2', 'salvo line-2 line-1 3']);
  expect(board.say('salvo line-2 line-1 2').legal()).toEqual(['roll']);
});

test('T46 (4.12.5) a fireship announced in round 4 explodes in round 5 at the end of the turn at the latest', () => {
  const board = sea({ ships: { 'brig-1': 'F5', 'line-1': 'A2', 'line-2': 'G5', 'brig-2': 'X1' }, round: 4 });
  board.say('fireship brig-1').until(0);
  expect([board.s.round, board.legal('explode')]).toEqual([5, ['explode brig-1']]);
  expect([board.say('end').at('brig-1'), board.damage('line-2')]).toEqual([null, 3]);
});

test('T18 (4.12.9) its full durability, whatever its own damage; forts are not hurt', () => {
  const board = sea({
    ships: { 'brig-1': 'B2', 'line-1': 'B2', 'line-2': 'C3', 'galleon-2': 'D3' },
    damage: { 'brig-1': 2 },
    due: { 'brig-1': 5 },
  }).say('explode brig-1');
  expect([board.fate('line-1'), board.fate('line-2'), board.fate('galleon-2'), board.fortState('A1')]).toEqual([
    'B2 P1 3',
    'C3 P2 3',
    'D3 P2 0',
    [0, 0, false, 0],
  ]);
});

test('T47, T48 (4.12.2, 4.12.8) not after a shot; sunk before its time it hurts nobody', () => {
  const board = sea({ ships: { 'brig-1': 'F5', 'line-1': 'A2', 'line-2': 'H5' }, damage: { 'brig-1': 2 } }).roll(1, 4);
  expect(board.say('fire brig-1 line-2').legal('fireship brig')).toEqual([]);
  const other = sea({ ships: { 'brig-1': 'F5', 'line-1': 'G6', 'line-2': 'H5' }, damage: { 'brig-1': 2 } }).roll(4);
  other.say('fireship brig-1', 'end', 'fire line-2 brig-1');
  expect([other.at('brig-1'), other.damage('line-1'), other.damage('line-2')]).toEqual([null, 0, 0]);
});

test('T49, T83 (4.12.7) in a storm the due fireship drifts first, then the others, then it explodes', () => {
  const board = sea({
    wind: 'storm N',
    ships: { 'frigate-1': 'C3', 'brig-1': 'C6', 'line-2': 'X1' },
    due: { 'frigate-1': 5 },
  });
  expect(board.legal('drift')).toEqual(['drift frigate-1']);
  expect(board.legal('explode')).toEqual([]);
  board.say('drift frigate-1');
  expect(board.legal('drift')).toEqual(['drift brig-1']);
  expect(board.say('drift brig-1').legal('explode')).toEqual(['explode frigate-1']);
});

test('T81 (4.12.16) a locked fireship explodes where it stands', () => {
  const board = sea({ ships: { 'brig-1': 'F5', 'line-2': 'G6' }, locked: ['brig-1'], due: { 'brig-1': 5 } });
  expect([board.legal('move'), board.legal('explode')]).toEqual([[], ['explode brig-1']]);
});

test('T108 (E-32) a captured due fireship whose owner has had his turn explodes at the end of this turn', () => {
  const board = sea({
    ships: { 'brig-2': 'F5', 'line-1': 'G5', 'line-2': 'A10', 'frigate-1': 'X1' },
    active: 1,
    due: { 'brig-2': 5 },
  }).roll(1, 6);
  board.say('board line-1 brig-2', 'roll', 'give 6', 'give 0');
  expect(board.s.phase).toBe('turn');
  const captured = sea({
    ships: { 'brig-2': 'F5', 'line-1': 'G5', 'line-2': 'A10', 'frigate-1': 'X1' },
    active: 1,
    due: { 'brig-2': 5 },
  }).roll(1, 6);
  captured.say('board line-1 brig-2', 'roll', 'give 5', 'give 1', 'end');
  expect([captured.at('brig-2'), captured.damage('line-1')]).toEqual([null, 5]);
});
