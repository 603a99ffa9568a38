import { Board, type Given } from '@/__tests__/fixtures/admiral/board';
import { Luck } from '@/engine/core/luck';
import { Match } from '@/engine/core/match';
import { admiral } from '@/engine/games/admiral';
import { RuleError } from '@/engine/core/rule-error';
import type { Game } from '@/engine/core/game';

/** Section 10: Pearl Shoals for two without reefs of the players; what of the sea around the fort X14 lies within three squares. */
function sea(given: Partial<Given> & Pick<Given, 'ships'>): Board {
  return new Board({ wind: 'fresh E', options: { minesPerPlayer: 3 }, ...given });
}

const away = { 'line-2': 'X13', 'line-1': 'A2' };

test('T22 T54 (4.17.2) mines are laid within three squares of an own fort', () => {
  const luck = Luck.fromSeed('lay');
  const match = matchWith({ minesPerPlayer: 2 }, 'lay');
  while (match.pending()[0]?.kind !== 'LayMine')
    match.act(match.pending()[0]?.seat as number, luck.bots.pick(match.legal(match.pending()[0]?.seat as number)));
  // E-15: both at once.
  expect(match.pending().map(({ seat }) => seat)).toEqual([0, 1]);
  const lays = match.legal(0).map((action) => admiral.describe(action as never));
  expect(lays).toContain('lay D4');
  expect(lays).not.toContain('lay E1');
  // 4.17.3: several on one square, and not on the fort.
  expect(lays).not.toContain('lay A1');
  match.act(0, admiral.parse('lay D4') as never);
  match.act(0, admiral.parse('lay D4') as never);
  // 4.17.4: fewer will do.
  expect(match.pending().map(({ seat }) => seat)).toEqual([1]);
  match.act(1, admiral.parse('lay-done') as never);
  expect(match.pending()[0]?.kind).toBe('SpinVane');
  const view = admiral.observe(match.position().state as never, 1);
  expect(view.players.map(({ laid }) => laid)).toEqual([2, 0]);
  expect(JSON.stringify(view)).not.toContain('"D4"');
  expect(admiral.observe(match.position().state as never, 0).mines.map(({ at }) => at)).toEqual(['D4', 'D4']);
});

function matchWith(options: Readonly<Record<string, unknown>>, seed: string, seats = 2): Match {
  const setups = Array.from({ length: seats }, (_, i) => ({ kind: 'person' as const, name: `P${i + 1}` }));
  return Match.start({
    game: admiral as unknown as Game,
    options: { turnOrder: 'agreed', ...options },
    seats: setups,
    seed,
  });
}

test('T98 E-13 four players have one mine each at most', () => {
  expect(() => matchWith({ minesPerPlayer: 2 }, 'many', 4)).toThrow(RuleError);
  expect(matchWith({ minesPerPlayer: 'most' }, 'most', 4).outcome()).toBeUndefined();
});

test('T55 a mine goes off under a ship that passes', () => {
  const board = sea({ ships: { ...away, 'frigate-1': 'F5' }, mines: { 1: ['I5'] } }).say('move frigate-1 E 6');
  expect([board.at('frigate-1'), board.damage('frigate-1')]).toEqual(['L5', 3]);
  expect(board.told('mine')).toMatchObject([{ seat: 1, ship: 'frigate-1', at: 'I5', damage: 3 }]);
  const view = admiral.observe(board.s, 0);
  expect(view.mineCards).toEqual([{ at: 'I5', seat: 1 }]);
});

test('T56 a ship that dies on the way counts as sunk there', () => {
  const board = sea({
    ships: { ...away, 'frigate-1': 'F5' },
    damage: { 'frigate-1': 3 },
    cargo: { 'frigate-1': 1 },
    mines: { 1: ['I5'] },
  });
  expect(board.legal('move frigate-1 E').at(-1)).toBe('move frigate-1 E 5');
  board.say('move frigate-1 E 5');
  expect(board.told('sunk')).toMatchObject([{ ship: 'frigate-1', at: 'I5', why: 'mine', lost: 1, left: 0 }]);
});

test('4.17.6 4.17.12 one mine a square: the others there are dead, and nothing goes off a second time', () => {
  const board = sea({ ships: { ...away, 'line-1': 'F5', 'galleon-1': 'E5' }, mines: { 1: ['H5', 'H5'] } });
  board.say('move line-1 E 4', 'move galleon-1 E 4');
  expect([board.damage('line-1'), board.damage('galleon-1')]).toEqual([3, 0]);
  expect(admiral.observe(board.s, 1).mines.map(({ state }) => state)).toEqual(['spent', 'dead']);
});

test('4.17.13 a ship that starts on a mine, or stands on it, is safe', () => {
  const board = sea({ ships: { ...away, 'frigate-1': 'F5' }, mines: { 1: ['F5'] } }).say('move frigate-1 E 3');
  expect(board.damage('frigate-1')).toBe(0);
});

test('4.17.9 own ships set nothing off', () => {
  const board = sea({ ships: { ...away, 'frigate-1': 'F5' }, mines: { 0: ['H5'] } }).say('move frigate-1 E 6');
  expect(board.damage('frigate-1')).toBe(0);
});

test('4.17.11 in a drift mines come before the reef', () => {
  const board = sea({
    wind: 'storm E',
    ships: { ...away, 'brig-1': 'F5' },
    reefs: ['H5'],
    mines: { 1: ['G5'] },
  }).say('drift brig-1');
  expect(board.told('sunk')).toMatchObject([{ at: 'G5', why: 'mine' }]);
  const other = sea({
    wind: 'storm E',
    ships: { ...away, 'line-1': 'F5' },
    reefs: ['H5'],
    mines: { 1: ['G5'] },
  }).say('drift line-1');
  expect(other.damage('line-1')).toBe(3 + 2);
});

describe('E-10 orders', () => {
  test.each([
    ['always', 0, 3],
    ['never', 0, 0],
    [7, 0, 3],
    [7, 1, 0],
    [2, 5, 3],
  ] as const)('%s against a line with %i damage', (order, before, more) => {
    const board = sea({
      ships: { ...away, 'line-1': 'F5' },
      damage: { 'line-1': before },
      mines: { 1: [['H5', order]] },
    }).say('move line-1 E 4');
    const now = board.at('line-1') === null ? 7 : board.damage('line-1');
    expect(now).toBe(Math.min(7, before + more));
  });

  test('4.17.16 `atLeast` reads the hull after earlier mines', () => {
    const board = sea({ ships: { ...away, 'line-1': 'F5' }, mines: { 1: ['G5', ['H5', 5]] } }).say('move line-1 E 4');
    expect(board.damage('line-1')).toBe(3);
  });

  test('4.17.15 a ship of a teammate is spared by all but `ask`', () => {
    const board = new Board({
      wind: 'fresh E',
      seats: 4,
      options: { teams: '2v2', minesPerPlayer: 1 },
      ships: { 'line-1': 'U13', 'line-2': 'A13', 'line-3': 'X13', 'line-4': 'X2' },
      mines: { 2: ['V13'], 1: [] },
    }).say('move line-1 E 2');
    expect(board.damage('line-1')).toBe(0);
    const asked = new Board({
      wind: 'fresh E',
      seats: 4,
      options: { teams: '2v2', minesPerPlayer: 1 },
      ships: { 'line-1': 'U13', 'line-2': 'A13', 'line-3': 'X13', 'line-4': 'X2' },
      mines: { 2: [['V13', 'ask']] },
    }).say('move line-1 E 2');
    expect([asked.kind, asked.seat]).toEqual(['Detonate', 2]);
    asked.say('detonate V13', 'pass-mine');
    expect(asked.damage('line-1')).toBe(3);
  });

  test('4.17.17 orders are changed at any time, but not while a mine question is open', () => {
    const board = sea({ ships: { ...away, 'frigate-1': 'T13' }, mines: { 1: ['V13'] } });
    const orders = (seat: number): string[] => (admiral.asides?.(board.s, seat) ?? []).map(admiral.describe);
    expect(orders(1).filter((text) => text.startsWith('order'))).toHaveLength(3 + 12);
    expect(orders(0)).toEqual(['resign']);
    admiral.advance(board.s, 1, admiral.parse('order 1 ask') as never, Luck.fromSeed('order'));
    board.say('move frigate-1 E 3');
    expect(board.kind).toBe('Detonate');
    expect(orders(1)).toEqual([]);
    board.say('pass-mine');
    expect(board.damage('frigate-1')).toBe(0);
  });
});

test.each([
  ['no mine is named', ['pass-mine']],
  ['one is named', ['detonate U13', 'pass-mine']],
  ['two are named', ['detonate U13', 'detonate W13', 'pass-mine']],
])('4.17.18 that a layer has answered is told once: %s', (_, answers) => {
  const board = sea({
    ships: { ...away, 'line-1': 'T13' },
    mines: {
      1: [
        ['U13', 'ask'],
        ['W13', 'ask'],
      ],
    },
  });
  board.say('move line-1 E 4', ...answers);
  expect(board.events.filter(({ type }) => type === 'mine-answered')).toHaveLength(1);
  expect(board.told('mine')).toHaveLength(answers.filter((answer) => answer.startsWith('detonate')).length);
});

test('E-10 a question goes from mine to mine along the way', () => {
  const board = sea({
    ships: { ...away, 'line-1': 'T13' },
    mines: {
      1: [
        ['U13', 'ask'],
        ['W13', 'ask'],
        ['V13', 'ask'],
        ['V13', 'never'],
      ],
    },
  }).say('move line-1 E 3');
  expect(board.legal()).toEqual(['detonate U13', 'detonate V13', 'detonate W13', 'pass-mine']);
  board.say('detonate V13');
  expect(board.legal()).toEqual(['detonate W13', 'pass-mine']);
  // Nobody else learns what was named.
  expect(JSON.stringify(admiral.observe(board.s, 0).tasks)).toBe(JSON.stringify(admiral.observe(board.s, 1).tasks));
  board.say('pass-mine');
  expect(board.damage('line-1')).toBe(3);
  expect(admiral.observe(board.s, 1).mines.map(({ state }) => state)).toEqual(['live', 'live', 'spent', 'dead']);
});

test('E-10 what was named behind a ship that has sunk stays laid', () => {
  const board = sea({
    ships: { ...away, 'frigate-1': 'T13' },
    damage: { 'frigate-1': 2 },
    mines: {
      1: [
        ['U13', 'ask'],
        ['V13', 'ask'],
      ],
    },
  }).say('move frigate-1 E 3', 'detonate U13', 'detonate V13', 'pass-mine');
  expect(board.at('frigate-1')).toBeNull();
  expect(admiral.observe(board.s, 1).mines.map(({ state }) => state)).toEqual(['spent', 'live']);
});

test('T96 (4.17.16) who could have laid a mine on the way is asked, with or without one there', () => {
  const board = sea({ ships: { ...away, 'frigate-1': 'T13' }, mines: { 1: [['X11', 'ask']] } }).say(
    'move frigate-1 E 3',
  );
  expect([board.kind, board.seat, board.legal()]).toEqual(['Detonate', 1, ['pass-mine']]);
  expect(admiral.pending(board.s)[0]?.auto).toBeUndefined();
  const far = sea({ ships: { ...away, 'frigate-1': 'F5' }, mines: { 1: [['X11', 'ask']] } }).say('move frigate-1 E 6');
  expect(far.kind).toBe('Turn');
});

test('4.17.12 also whose only mine on `ask` has become dead is asked', () => {
  const board = sea({ ships: { ...away, 'line-1': 'T13', 'galleon-1': 'T12' }, mines: { 1: ['V13', ['V13', 'ask']] } });
  board.say('move line-1 E 3', 'pass-mine');
  expect(board.damage('line-1')).toBe(3);
  board.say('move galleon-1 E 2');
  expect([board.kind, board.legal()]).toEqual(['Detonate', ['pass-mine']]);
});

test('4.17.16 a question in the middle of the drifts at the end of a turn: the rest follows the answer', () => {
  const board = sea({
    wind: 'storm E',
    ships: { ...away, 'line-1': 'S13', 'galleon-1': 'Q13', 'brig-1': 'F5' },
    mines: { 1: [['U13', 'ask']] },
  }).say('end');
  expect([board.kind, board.seat]).toEqual(['Detonate', 1]);
  board.say('detonate U13', 'pass-mine');
  expect([board.at('line-1'), board.damage('line-1')]).toEqual(['V13', 3]);
  while (board.kind === 'Detonate') board.say('pass-mine');
  expect([board.at('galleon-1'), board.at('brig-1'), board.kind, board.seat]).toEqual(['T13', 'H5', 'Turn', 1]);
});

test('T95 E-9 a way on which a mine could lie is seen; another can be taken back', () => {
  const near = sea({ ships: { ...away, 'frigate-1': 'T13' }, mines: { 1: ['X11'] } });
  near.say('move frigate-1 E 1');
  expect(near.told('moved')[0]?.reveals).toBe(true);
  const free = sea({ ships: { ...away, 'frigate-1': 'F5' }, mines: { 1: ['X11'] } }).say('move frigate-1 E 6');
  expect(free.told('moved')[0]?.reveals).toBeUndefined();
});

test('E-9 nothing is seen where the last mine has gone off in the open, or a card lies', () => {
  const board = sea({ ships: { ...away, 'line-1': 'T13', 'galleon-1': 'T12' }, mines: { 1: ['U13'] } });
  board.say('move line-1 E 3', 'move galleon-1 E 2');
  expect(board.told('moved').map(({ reveals }) => reveals)).toEqual([true, undefined]);
});

test('4.17.10 mines of a player who is out are shown and go off no more; at the end all are shown', () => {
  const board = new Board({
    wind: 'fresh E',
    seats: 3,
    options: { minesPerPlayer: 2 },
    ships: { 'line-1': 'F5', 'line-2': 'A13', 'line-3': 'X8' },
    mines: { 1: ['A12', 'B12'], 2: ['X9'] },
  });
  admiral.advance(board.s, 1, { type: 'Resign' }, Luck.fromSeed('out'), (event) => board.events.push(event));
  expect(board.told('mines-shown')).toMatchObject([{ seat: 1, at: ['A12', 'B12'], reveals: true }]);
  admiral.advance(board.s, 2, { type: 'Resign' }, Luck.fromSeed('out'), (event) => board.events.push(event));
  expect(board.s.phase).toBe('over');
  expect(admiral.observe(board.s, 0).shown.map(({ at }) => at)).toEqual(['A12', 'B12', 'X9']);
});
