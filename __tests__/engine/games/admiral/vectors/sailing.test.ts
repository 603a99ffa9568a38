import { Board, type Given } from '@/__tests__/fixtures/admiral/board';
import { chartFor } from '@/engine/games/admiral/board/chart';
import { squareFrom } from '@/engine/games/admiral/data/squares';
import { driftOf, isSheltered, reachOf, stopsOf } from '@/engine/games/admiral/legal/sail';
import { chartOf } from '@/engine/games/admiral/state';
import { COURSES } from '@/engine/games/admiral/data/compass';

/** Section 10: movement, drift, shelter, on the sea that the scenarios so far have: the half board without its reefs. */
function open(given: Partial<Given> & Pick<Given, 'wind' | 'ships'>): Board {
  const ships = { 'brig-1': 'H12', 'brig-2': 'H2', ...given.ships };
  const board = new Board({ options: { scenario: 'mini-3' }, homes: ['L14', 'A1'], ...given, ships });
  for (const id of ['brig-1', 'brig-2']) if (!given.ships[id]) board.s.moved[board.ship(id)] = true;
  for (const square of chartOf(board.s).reefs)
    if (!given.reefs?.some((id) => squareFrom(id) === square)) board.s.water[square] = 0;
  return board;
}

test('T2 (4.7.1) fresh NE, frigate on course S: three squares', () => {
  expect(open({ wind: 'fresh NE', ships: { 'frigate-1': 'C10' } }).legal('move frigate-1 S ')).toEqual(
    [1, 2, 3].map((squares) => `move frigate-1 S ${squares}`),
  );
});

test('T23 (4.7.1) fresh W, frigate: the most on each course', () => {
  const { s, ...board } = { s: open({ wind: 'fresh W', ships: { 'frigate-1': 'F11' } }).s };
  void board;
  const reach = COURSES.map((_, course) =>
    reachOf(
      s,
      chartOf(s),
      s.at.findIndex((at) => at >= 0),
      course,
    ),
  );
  expect(Object.fromEntries(COURSES.map((course, i) => [course, reach[i]]))).toEqual({
    W: 6,
    NW: 4,
    SW: 4,
    N: 4,
    S: 4,
    NE: 2,
    SE: 2,
    E: 2,
  });
});

test.each([
  ['T29', 'storm E', 'brig-1', 'L5', [], 'edge', 0],
  ['T31', 'storm N', 'brig-1', 'C3', ['C4'], 'reef', 2],
  ['T33', 'storm N', 'brig-1', 'D3', [], 'done', 0],
  ['T102', 'storm N', 'frigate-1', 'F6', [], 'land', 0],
] as const)('%s (4.8.3) %s, %s on %s: stop %s', (_, wind, ship, at, reefs, stop, damage) => {
  const board = open({ wind, ships: { [ship]: at }, reefs });
  const drift = driftOf(board.s, chartOf(board.s), board.ship(ship));
  expect([drift.stop, drift.damage, drift.path.length]).toEqual([stop, damage, stop === 'done' ? 2 : 0]);
});

test('T30 (4.8.3 d) a ship in the way stops the drift without damage', () => {
  const board = open({ wind: 'storm N', ships: { 'frigate-1': 'G5', 'brig-2': 'G6' } });
  board.say('drift frigate-1');
  expect([board.at('frigate-1'), board.damage('frigate-1'), board.told('drifted')[0]?.stop]).toEqual(['G5', 0, 'ship']);
});

test('T33 (4.8.7) the most downwind ship drifts first', () => {
  const board = open({ wind: 'storm N', ships: { 'frigate-1': 'J4', 'brig-1': 'J5' } });
  expect(board.legal('drift')).toEqual(['drift brig-1']);
  expect(board.say('drift brig-1').legal('drift')).toEqual(['drift frigate-1']);
});

test('T27, T28 (4.8.5) the owner may stop in a port square that is not the last; a full one stops the ship', () => {
  const ships = { 'frigate-1': 'C2' };
  expect(open({ wind: 'storm W', ships: { 'frigate-1': 'D2' } }).legal('drift')).toEqual(['drift frigate-1']);
  expect(open({ wind: 'storm W', ships: ships }).legal('drift')).toEqual(['drift frigate-1', 'drift-to frigate-1 B2']);
  const full = open({ wind: 'storm W', ships: { ...ships, 'brig-1': 'B2', 'brig-2': 'B2' } }).say('drift frigate-1');
  expect([full.at('frigate-1'), full.damage('frigate-1')]).toEqual(['C2', 0]);
});

test('T107 (E-37) a stop before a reef saves the damage', () => {
  const board = open({ wind: 'storm NW', ships: { 'brig-1': 'C1', 'frigate-1': 'D3' }, reefs: ['A3'] });
  const drift = { path: [squareFrom('B2')], stop: 'reef', damage: 1 } as const;
  expect(stopsOf(chartOf(board.s), drift)).toEqual([squareFrom('B2')]);
});

test('T34 (4.9.3) a ship in a port may leave its shelter, and drifts the whole way', () => {
  const board = open({ wind: 'storm N', ships: { 'brig-1': 'B2' } });
  expect(board.legal()).toEqual(['drift brig-1', 'end']);
  expect(board.say('drift brig-1').at('brig-1')).toBe('B4');
});

test('T78 (4.8.13) a sheltered ship may not leave after one that lies less far downwind', () => {
  const board = open({ wind: 'storm E', ships: { 'brig-1': 'C5', 'frigate-1': 'K2' } });
  expect(board.legal('drift')).toEqual(['drift brig-1', 'drift frigate-1']);
  expect(board.say('drift brig-1').legal('drift')).toEqual([]);
});

test('T112 (E-32) at the end of a turn those with equal keys drift in unit order, sheltered ships stay', () => {
  const board = open({ wind: 'storm N', ships: { 'frigate-1': 'J4', 'brig-1': 'D4', 'brig-2': 'B2' } });
  board.say('end');
  expect(board.told('drifted').map(({ ship }) => ship)).toEqual(['frigate-1', 'brig-1']);
});

test('5.3 at the end of a turn a ship stops in the first port of its own side', () => {
  const board = open({
    wind: 'storm W',
    ships: { 'brig-1': 'D2', 'frigate-2': 'C2' },
    homes: ['L14', 'A1'],
    active: 1,
  });
  board.say('end');
  expect(board.at('frigate-2')).toBe('B2');
});

test('T7, T8 (4.9.1) land to windward and a closed windward corner give shelter', () => {
  const chart = chartFor(open({ wind: 'calm N', ships: {} }).s.options, 2);
  const at = (id: string, wind: string) => isSheltered(chart, squareFrom(id), COURSES.indexOf(wind as never));
  expect([at('E7', 'W'), at('I7', 'SE'), at('I8', 'NE'), at('H8', 'N'), at('D7', 'W')]).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
