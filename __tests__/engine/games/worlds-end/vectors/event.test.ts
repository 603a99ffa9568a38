import { Board, type Captain, type Given } from '@/__tests__/fixtures/worlds-end/board';
import { eventFor, EVENTS } from '@/engine/games/worlds-end/data/events';

/** Sections 10.2, 10.6, 10.7, E-31, E-40: the event phase. */

function event(players: readonly Captain[], dice: readonly number[], more: Partial<Given> = {}): Board {
  return new Board({ players, dice, ...more }, 'event');
}

const shown = (board: Board) => board.told('event').map((e) => e.event);

test.each([1, 2, 3, 4, 5, 6])('T17 (4.3.2) %i twice: only the armada', (die) => {
  const board = event([{}, {}, {}, {}], [die, die]);
  expect([shown(board), board.s.armada, board.kind]).toEqual([['armada'], 1, 'ACTIONS']);
});

test('T18 (4.3.2) 1-3 is the convoy, 2-2 the armada', () => {
  expect([eventFor(1, 3), eventFor(2, 2)]).toEqual(['convoy', 'armada']);
});

test('T19 (2.11) all 36 pairs', () => {
  const pairs = Array.from({ length: 36 }, (_, i) => eventFor(1 + (i % 6), 1 + Math.trunc(i / 6)));
  expect(EVENTS.map((id) => pairs.filter((one) => one === id).length)).toEqual([6, 2, 2, 4, 4, 6, 4, 4, 2, 2]);
});

test('T20 (4.3.7) the Kraken and an empty squadron: no dice, guards untouched', () => {
  const board = event([{}, {}], [1, 2], { armada: 3, seas: { java: { owner: 0, guards: ['sl01', 'sl02', 'sl03'] } } });
  expect([board.s.armada, board.dice, board.guards('java').length, board.told('drew')]).toEqual([4, [], 3, []]);
});

test('T21 (4.3.10) never left of the skull', () => {
  const board = event([{ squadron: ['fr12'] }, {}], [1, 2, 1, 1, 1, 6, 1, 1, 6], { options: { autoCommander: true } });
  board.fire('fr12', 'kraken');
  expect([board.s.armada, board.s.battle, board.squadron(0)]).toEqual([0, null, ['fr12']]);
});

test('T22 (4.3.10) the Kraken brings the armada to its mark: the last battle at once', () => {
  const board = event([{ squadron: ['sl01', 'sl02'], bought: 1 }, {}], [1, 2, 6, 1, 1, 1], {
    armada: 4,
    options: { autoCommander: true },
    seas: { cuba: { owner: 1 }, java: { owner: 1 } },
  });
  board.s.limit = 5;
  board.fire('sl02', 'kraken').say('ROUND_END retreat');
  expect([board.s.armada, board.reason ?? board.s.battle?.kind]).toEqual([5, 'armadaVictory']);
});

test('T23 (4.3.12) the convoy and an empty squadron', () => {
  expect(event([{}, {}], [1, 3]).kind).toBe('ACTIONS');
});

test('T24 (4.3.15, 4.3.16) a calm: the flagship stays, guards may move', () => {
  const board = event([{ hero: 'jack', gold: 500, calypso: 3 }, {}], [1, 4], {
    seas: { java: { owner: 0, guards: ['sl01'] }, borneo: { owner: 0 } },
  });
  expect(['MOVE', 'CALYPSO', 'COMPASS'].flatMap((type) => board.options(type))).toEqual([]);
  expect(board.options('GUARD_MOVE')).toEqual(['java borneo sl01']);
});

test('T25 (4.3.20–4.3.23) an auction', () => {
  const board = event([{ gold: 200 }, { gold: 500 }, { gold: 400 }], [3, 4], { ships: ['sl19'] });
  expect([board.seat, board.options()]).toEqual([1, ['300', '400', '500', 'leave']]);
  board.say('BID 300', 'BID 400');
  expect([board.seat, board.options()]).toEqual([1, ['500', 'leave']]);
  board.say('BID leave');
  expect([board.squadron(2), board.s.gold]).toEqual([['sl19'], [200, 500, 0]]);
});

test('T26 (4.3.26) all leave', () => {
  const board = event([{ gold: 500 }, { gold: 500 }], [3, 4], { ships: ['sl19'] });
  const before = board.s.ships.length;
  board.say('BID leave', 'BID leave');
  expect([board.s.ships.length, board.s.gold, board.told('unsold').length]).toEqual([before + 1, [500, 500], 1]);
});

test('T27 (4.3.27) extra profit', () => {
  const seas = { bahamas: { owner: 0 }, cuba: { owner: 0 }, java: { owner: 0 }, jamaica: { owner: 0 } };
  expect(event([{ hero: 'will' }, {}], [2, 6], { seas }).s.gold[0]).toBe(1200);
});

test('T28 (4.3.28) favour is full', () => {
  const board = event([{ hero: 'will' }, {}], [3, 6]);
  expect([board.s.gold[0], board.s.calypso[0]]).toEqual([100, 5]);
});

test('T29 (4.3.29) a storm', () => {
  const board = event([{ squadron: ['sl01', 'sl02', 'br01'] }, {}], [4, 6, 3, 4]);
  expect([board.squadron(0), board.ids(board.s.lost), board.dice]).toEqual([['br01', 'sl02'], ['sl01'], []]);
});

test('T30 (4.3.31, 4.3.32) a raid has one sea to choose', () => {
  const seas = { java: { owner: 0, guards: ['sl01'] }, borneo: { owner: 0 }, cuba: { owner: 0 } };
  const board = event([{ flagship: 'borneo' }, {}], [5, 6], { seas });
  expect([board.seat, board.options(), board.fame()[0]]).toEqual([1, ['cuba'], 3]);
  board.say('RAID cuba');
  expect([board.owner('cuba'), board.fame()[0]]).toEqual([-1, 2]);
});

test('T31 (4.3.33) a raid finds nothing', () => {
  expect(event([{}, {}], [5, 6], { seas: { java: { owner: 0, guards: ['sl01'] } } }).kind).toBe('ACTIONS');
});

test('T15 (3.12, 4.3.4) three players, marker on 6: a double ends the turn, Management is not played', () => {
  const board = event([{ bought: 3, squadron: ['fr01'] }, { bought: 1 }, {}], [2, 2], { armada: 6 });
  expect([board.s.armada, board.s.battle?.kind, board.told('income')]).toEqual([7, 'final', []]);
});

test('T16 (3.12) four players, marker on 7: the game goes on', () => {
  const board = event([{}, {}, {}, {}], [2, 2], { armada: 7 });
  expect([board.s.armada, board.kind]).toEqual([8, 'ACTIONS']);
});

test('T75 (2.10) 3-3, the second die again gives 4: an auction', () => {
  const board = event([{ hero: 'jack' }, {}], [3, 3, 4], { ships: ['sl19'] }).say('EVENT_REROLL second');
  expect([shown(board), board.s.armada]).toEqual([['auction'], 0]);
});

test('T103 (E-11) no second roll of a calm', () => {
  const board = event([{ hero: 'jack' }, {}], [1, 4]);
  expect([board.kind, shown(board)]).toEqual(['ACTIONS', ['calm']]);
});

test('T104 (E-11) 2-2, the first again gives 3: the calm stands, the armada does not move', () => {
  const board = event([{ hero: 'jack' }, {}], [2, 2, 3]).say('EVENT_REROLL first');
  expect([shown(board), board.s.armada, board.s.calm]).toEqual([['calm'], 0, true]);
});

test('T101 (4.3.24) the last one left may still bid', () => {
  const board = event([{ gold: 900 }, { gold: 900 }, { gold: 300 }], [3, 4], { ships: ['sl19'] });
  board.say('BID leave', 'BID leave');
  expect([board.seat, board.options()]).toEqual([2, ['300', 'leave']]);
});

test('T139 (E-34) who cannot bid is out when his turn comes', () => {
  const board = event([{ gold: 500 }, { gold: 200 }, { gold: 500 }], [3, 4], { ships: ['sl19'] }).say('BID 300');
  expect([board.seat, board.options(), board.told('left').map(({ seat, forced }) => [seat, forced])]).toEqual([
    2,
    ['400', '500', 'leave'],
    [[1, true]],
  ]);
});

test('T123 (doubleAlsoSum) 4-4: the armada, then extra profit', () => {
  const board = event([{}, {}, {}, {}], [4, 4], { options: { doubleAlsoSum: true } });
  expect([shown(board), board.s.armada]).toEqual([['armada', 'profit'], 1]);
});

test('T124 (doubleAlsoSum) 1-1: nothing else', () => {
  const board = event([{}, {}], [1, 1], { options: { doubleAlsoSum: true } });
  expect([shown(board), board.s.armada]).toEqual([['armada'], 1]);
});

test('T125 (eventBattleFlight) the Kraken drives the flagship off', () => {
  const board = event([{ flagship: 'cape' }, {}], [1, 2], { options: { eventBattleFlight: true } });
  expect([board.s.armada, board.kind, board.options()]).toEqual([1, 'RETREAT_TO', ['indian', 'south-atlantic']]);
});

test('T86 (4.3.34, 4.18.3) a raid breaks a monopoly', () => {
  const seas = {
    bahamas: { owner: 0, guards: ['sl01'] },
    cuba: { owner: 0 },
    singapore: { owner: 0, guards: ['sl02'] },
  };
  const board = event([{}, {}], [5, 6], { seas });
  expect([board.fame()[0], board.options()]).toEqual([4, ['cuba']]);
  board.say('RAID cuba');
  expect(board.fame()[0]).toBe(2);
});
