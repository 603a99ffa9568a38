import { Board, type Given } from '@/__tests__/fixtures/admiral/board';
import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { admiral } from '@/engine/games/admiral';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import { chartOf } from '@/engine/games/admiral/state';

/** 14.6: the two house scenarios of sides. */
function jolly(given: Partial<Given> & Pick<Given, 'ships'>): Board {
  return new Board({ wind: 'fresh E', options: { scenario: 'jolly-roger' }, ...given });
}

function fire(given: Partial<Given> & Pick<Given, 'ships'>): Board {
  return new Board({ wind: 'fresh E', options: { scenario: 'sea-on-fire' }, ...given });
}

test('T103 E-27 numbers where a seat has several of a kind', () => {
  const ids = (board: Board, seat: number): string[] =>
    chartOf(board.s)
      .ships.filter((ship) => ship.seat === seat)
      .map(({ id }) => id);
  const sea = fire({ ships: {} });
  expect(ids(sea, 0).slice(0, 3)).toEqual(['line-1', 'line-3', 'galleon-1']);
  expect(ids(sea, 1).slice(0, 2)).toEqual(['line-2', 'line-4']);
  const flags = jolly({ ships: {} });
  expect(ids(flags, 0)).toEqual(['line-1', 'galleon-1', 'galleon-3', 'galleon-4', 'frigate-1']);
  expect(ids(flags, 1)).toEqual(['galleon-2', 'frigate-2', 'frigate-3', 'brig-1', 'brig-2']);
});

test('Jolly Roger begins: the Crown first, a treasure on each of its galleons, two mines for the pirates', () => {
  const options = readOptions(OPTIONS, { scenario: 'jolly-roger' }) as unknown as AdmiralOptions;
  const s = admiral.start(options, 2, Luck.fromSeed('jolly'));
  const view = admiral.observe(s, null);
  expect(view.order).toEqual([0, 1]);
  expect(view.ships.filter(({ cargo }) => cargo > 0).map(({ id }) => id)).toEqual([
    'galleon-1',
    'galleon-3',
    'galleon-4',
  ]);
  expect(view.players.map(({ mines }) => mines)).toEqual([0, 2]);
  const places = admiral.legal(s, 0).map((action) => admiral.describe(action));
  expect(places).toEqual(['A6', 'A8', 'B6', 'B7', 'B8'].map((at) => `deploy line-1 ${at}`));
});

test('14.6.0 a royal port shelters and holds two ships a square, and is neither fired at nor stormed', () => {
  const board = jolly({ active: 1, ships: { 'line-1': 'A2', 'frigate-2': 'X8', 'brig-1': 'X8', 'brig-2': 'X10' } });
  expect(board.legal('assault')).toEqual([]);
  expect(board.legal('fire').filter((text) => text.endsWith('X7') || text.endsWith('A7'))).toEqual([]);
  expect(board.legal('move brig-2 S ')).toEqual(['move brig-2 S 1']);
});

test('14.6.0 the owner of a royal port may repair there', () => {
  const board = jolly({ ships: { 'line-1': 'X8', 'frigate-2': 'M13' }, damage: { 'line-1': 2 } });
  expect(board.legal('repair')).toEqual(['repair line-1 X7']);
});

test('14.3 the Crown unloads in the eastern royal port alone, the pirates in their fort; nothing is loaded there again', () => {
  const board = jolly({
    ships: { 'galleon-1': 'X8', 'galleon-3': 'A8', 'line-1': 'A2', 'galleon-4': 'B1', 'frigate-2': 'M13' },
    cargo: { 'galleon-1': 1, 'galleon-3': 1, 'galleon-4': 1, 'frigate-2': 1 },
  });
  expect(board.legal('unload')).toEqual(['unload galleon-1 X7 1']);
  board.say('unload galleon-1 X7 1');
  expect(board.legal('load')).toEqual([]);
  expect(admiral.observe(board.s, null).players.map(({ delivered }) => delivered)).toEqual([1, 0]);
  const pirates = jolly({
    active: 1,
    ships: { 'frigate-2': 'M13', 'brig-2': 'X8', 'line-1': 'A2' },
    cargo: { 'frigate-2': 1, 'brig-2': 1 },
  });
  expect(pirates.legal('unload')).toEqual(['unload frigate-2 M14 1']);
});

test('Jolly Roger: two treasures in the port of their side win', () => {
  const crown = jolly({
    ships: { 'galleon-1': 'X8', 'frigate-2': 'M13' },
    cargo: { 'galleon-1': 1 },
    forts: { X7: { owner: 0, holds: 1 } },
  }).say('unload galleon-1 X7 1');
  expect([crown.s.result, crown.s.winners]).toEqual(['delivered', [0]]);
  const pirates = jolly({
    active: 1,
    ships: { 'galleon-1': 'A8', 'frigate-2': 'M13' },
    cargo: { 'frigate-2': 1, 'galleon-1': 1 },
    forts: { M14: { owner: 1, holds: 1 } },
  }).say('unload frigate-2 M14 1');
  expect([pirates.s.result, pirates.s.winners]).toEqual(['delivered', [1]]);
});

test('Jolly Roger: the pirates have won as soon as the Crown cannot come to two any more (`not possible`)', () => {
  const board = jolly({
    active: 1,
    ships: { 'galleon-1': 'G5', 'galleon-3': 'A8', 'line-1': 'A2', 'frigate-2': 'H5' },
    cargo: { 'galleon-1': 1, 'galleon-3': 1 },
    damage: { 'galleon-1': 4 },
    reefs: [],
  });
  board.roll(6).say('fire frigate-2 galleon-1');
  expect([board.s.result, board.s.winners]).toEqual(['condition', [1]]);
});

test('The Seas are in the Fire: whoever holds all four forts has won', () => {
  const board = fire({
    ships: { 'line-1': 'X13', 'line-3': 'W13', 'line-2': 'M3' },
    forts: { A1: { owner: 0 }, A14: { owner: 0 }, X1: { owner: 0 }, X14: { owner: 1, damage: 4 } },
    wind: 'calm N',
  });
  board.say('assault X14 line-1').roll(1, 1).say('roll');
  board.say('give 3', 'give 3');
  expect([board.s.result, board.s.winners]).toEqual(['condition', [0]]);
});

test('14.4 after round 60 what is still afloat and standing is counted; equal ones are parted by the tie-break', () => {
  const given = {
    round: 60,
    damage: { 'brig-2': 1 },
    active: 1,
    ships: { 'line-1': 'F5', 'brig-2': 'S5', 'frigate-2': 'S7' },
    forts: {
      A1: { owner: 0 },
      A14: { owner: 0, ruined: true as const },
      X1: { owner: 1 },
      X14: { owner: 1, ruined: true as const },
    },
  };
  // 11 + 10 to 5 + 6 + 10: the hull decides.
  const board = fire(given).say('end');
  expect([board.s.result, board.s.winners]).toEqual(['points', [0]]);
  const other = fire({ ...given, ships: { ...given.ships, 'brig-4': 'S9' } }).say('end');
  expect([other.s.result, other.s.winners]).toEqual(['points', [1]]);
});

test('The Seas are in the Fire in teams: the forts of a player without ships go to his mate', () => {
  const board = fire({
    seats: 4,
    options: { scenario: 'sea-on-fire', teams: '2v2' },
    ships: { 'line-1': 'F5', 'line-2': 'A13', 'line-3': 'S5', 'line-4': 'G5' },
    damage: { 'line-4': 6 },
    forts: { A1: { owner: 0 }, A14: { owner: 1 }, X1: { owner: 2 }, X14: { owner: 3 } },
  });
  board.roll(6).say('fire line-1 line-4');
  expect(board.fortState('X14')[0]).toBe(2);
});
