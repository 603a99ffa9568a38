import { Board, type Given } from '@/__tests__/fixtures/admiral/board';

/** Level `captain`, on Pearl Shoals for two far from its islands. */
function sea(given: Partial<Given> & Pick<Given, 'ships' | 'wind'>): Board {
  return new Board({ options: { level: 'captain' }, ...given });
}

test.each([
  ['N 1', 'NE', ['leg NE 1', 'leg NE 2', 'leg NE 3']],
  ['N 3', 'NE', ['leg NE 1']],
  ['N 1', 'E', ['leg E 1', 'leg E 2', 'leg E 3']],
])('T101 (8.1.1) fresh N, a frigate goes %s and turns %s', (first, course, legs) => {
  const board = sea({ wind: 'fresh N', ships: { 'frigate-1': 'F5', 'line-2': 'W13' } }).say(`move frigate-1 ${first}`);
  expect(board.kind).toBe('Manoeuvre');
  expect(board.legal(`leg ${course} `)).toEqual(legs);
  expect(board.legal().at(-1)).toBe('leg-done');
});

test('T101 (8.1.1) after N 4 nothing follows to NE, and a ship ends where its second leg does', () => {
  const board = sea({ wind: 'fresh N', ships: { 'frigate-1': 'F5', 'line-2': 'W13' } }).say('move frigate-1 N 4');
  expect(board.kind).toBe('Turn');
  expect(board.at('frigate-1')).toBe('F9');
  const turned = sea({ wind: 'fresh N', ships: { 'frigate-1': 'F5', 'line-2': 'W13' } });
  turned.say('move frigate-1 N 1');
  // Nothing happens before the last link.
  expect(turned.at('frigate-1')).toBe('F5');
  turned.say('leg E 3');
  expect(turned.told('moved')).toMatchObject([{ from: 'F5', path: ['F6', 'G6', 'H6', 'I6'] }]);
});

test('8.1.1 there is no turning in a calm, and none on the basic level', () => {
  const calm = sea({ wind: 'calm N', ships: { 'brig-1': 'F5', 'line-2': 'W13' } }).say('move brig-1 N 1');
  expect(calm.kind).toBe('Turn');
  const basic = new Board({ wind: 'fresh N', ships: { 'frigate-1': 'F5', 'line-2': 'W13' } }).say('move frigate-1 N 1');
  expect(basic.kind).toBe('Turn');
});

test('8.1.1 the least move counts both legs', () => {
  const board = new Board({
    wind: 'fresh N',
    options: { scenario: 'mini-2', level: 'captain' },
    homes: ['A1', 'L14'],
    ships: { 'brig-1': 'F1', 'brig-2': 'L13' },
  });
  expect(board.legal('end')).toEqual([]);
  board.say('move brig-1 N 1');
  expect(board.legal()).not.toContain('leg-done');
  expect(board.legal().every((text) => Number(text.split(' ')[2]) >= 2)).toBe(true);
});

test.each([
  ['line-1', 4, 'N', 3],
  ['line-1', 3, 'N', 4],
  ['line-1', 6, 'N', 2],
  ['frigate-1', 2, 'N', 5],
  ['frigate-1', 3, 'N', 4],
  ['frigate-1', 3, 'S', 0],
  ['brig-1', 2, 'N', 3],
  ['brig-1', 1, 'N', 5],
])('8.1.3 %s with %i damage on course %s: %i squares', (ship, damage, course, most) => {
  const board = sea({ wind: 'fresh N', ships: { [ship]: 'F5', 'line-2': 'W13' }, damage: { [ship]: damage } });
  expect(board.legal(`move ${ship} ${course} `)).toHaveLength(most);
});

test('8.1.3 on the course of the wind a lame ship still goes one square', () => {
  const board = sea({
    wind: 'fresh NE',
    ships: { 'line-1': 'F5', 'line-2': 'W13' },
    damage: { 'line-1': 6 },
    cargo: { 'line-1': 2 },
  });
  expect(board.legal('move line-1 NE ')).toEqual(['move line-1 NE 1']);
});

test.each([
  [1, 1],
  [2, 0],
])('8.1.2 after a drift a die of %i costs %i', (die, damage) => {
  const board = sea({ wind: 'storm E', ships: { 'line-1': 'F5', 'line-2': 'W13' } })
    .roll(die)
    .say('drift line-1');
  expect(board.damage('line-1')).toBe(damage);
  expect(board.told('strained')).toMatchObject([{ ship: 'line-1', at: 'I5', die, damage }]);
});

test('8.1.2 no die where the drift ends in shelter, and none for a ship that the reef has sunk', () => {
  const port = sea({ wind: 'storm W', ships: { 'line-1': 'D2', 'line-2': 'W13' } }).say('drift line-1');
  expect(port.told('strained')).toEqual([]);
  const lost = sea({
    wind: 'storm E',
    ships: { 'brig-1': 'F5', 'line-1': 'A2', 'line-2': 'W13' },
    reefs: ['G5'],
    damage: { 'brig-1': 1 },
  }).say('drift brig-1');
  expect([lost.at('brig-1'), lost.told('strained').length]).toEqual([null, 0]);
});
