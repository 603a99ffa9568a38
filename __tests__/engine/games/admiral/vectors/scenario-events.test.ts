import type { Board } from '@/__tests__/fixtures/admiral/board';
import { admiral } from '@/engine/games/admiral';
import type { Condition, Layout, Scenario } from '@/engine/games/admiral/data/scenario';
import { squareId } from '@/engine/games/admiral/data/squares';

import { file, idle, NEVER, on, SHIPS } from '@/__tests__/fixtures/admiral/scenario-file';

const endOf = (board: Board) => admiral.outcome(board.s) && [board.s.result, board.s.winners];
const withGoal = (...victory: readonly Condition[]): string => file({ victory: [...victory, NEVER] });

describe('14.4 conditions', () => {
  test('hold: a zone is held at the ends of rounds without a break, alone', () => {
    const text = withGoal({ type: 'hold', zone: 'E4:G6', rounds: 2 });
    expect(endOf(idle(on(text), 1))).toBeUndefined();
    expect(endOf(idle(on(text), 2))).toEqual(['condition', [0]]);
    expect(endOf(idle(on(text, { ships: { ...SHIPS, 'brig-2': 'G6' } }), 2))).toBeUndefined();
  });

  test('hold: a fort is held by whoever owns it', () => {
    expect(endOf(idle(on(withGoal({ type: 'hold', side: 'P2', fort: 'F2', rounds: 3 })), 3))).toEqual([
      'condition',
      [1],
    ]);
  });

  test('survive: at the end of that round', () => {
    const text = withGoal({ type: 'survive', side: 'P2', round: 6 });
    expect(endOf(idle(on(text), 1))).toBeUndefined();
    expect(endOf(idle(on(text), 2))).toEqual(['condition', [1]]);
  });

  test.each<[string, Condition]>([
    ['destroy, by kind', { type: 'destroy', kinds: ['brig'], count: 1 }],
    ['destroy, by name', { type: 'destroy', ids: ['brig-2'], count: 1 }],
    ['flagship', { type: 'flagship', side: 'P1', ship: 'brig-2' }],
    ['any, all', { type: 'all', of: [{ type: 'any', of: [{ type: 'destroy', kinds: ['brig'], count: 1 }, NEVER] }] }],
    ['points for what was sunk', { type: 'points', target: 3, table: [{ event: 'sink:brig', points: 3 }] }],
  ])('%s: true as soon as the brig goes down', (_, condition) => {
    const board = on(withGoal(condition), { damage: { 'brig-2': 2 } });
    expect(endOf(board)).toBeUndefined();
    board.roll(6).say('fire line-1 brig-2');
    expect(endOf(board)).toEqual([condition.type === 'points' ? 'points' : 'condition', [0]]);
  });

  test('not: the side of the outer condition wins when the inner one is not true for its own side', () => {
    const text = file(
      {
        victory: [{ type: 'not', side: 'P2', of: { type: 'possible', side: 'P1', marker: 'pearl', count: 1 } }, NEVER],
        place: [{ marker: 'pearl', squares: 'D4' }],
      },
      { markers: [{ id: 'pearl' }] },
    );
    const board = on(text, { lots: ['D4'] });
    board.say('end');
    expect(endOf(board)).toBeUndefined();
    board.s.lots = [];
    board.say('end');
    expect(endOf(board)).toEqual(['condition', [1]]);
  });

  test('capture: a ship that has changed its flag', () => {
    const board = on(withGoal({ type: 'capture', side: 'P1', ship: 'brig-2' }), {
      ships: { ...SHIPS, 'line-1': 'G5' },
    });
    board.roll(6, 1).say('board brig-2 line-1', 'roll', 'give 5', 'give 1');
    expect(endOf(board)).toEqual(['condition', [0]]);
  });

  test('when roundEnd: looked at only when the round is over', () => {
    const board = on(withGoal({ type: 'destroy', kinds: ['brig'], count: 1, when: 'roundEnd' }), {
      damage: { 'brig-2': 2 },
    });
    board.roll(6).say('fire line-1 brig-2');
    expect(endOf(board)).toBeUndefined();
    expect(endOf(idle(board, 1))).toEqual(['condition', [0]]);
  });

  test('points at a round: what is afloat, and forts at the end of each round', () => {
    const table = [
      { event: 'alive:brig', points: 1 },
      { event: 'own:fort', points: 2 },
    ];
    const board = on(withGoal({ type: 'points', atRound: 6, table }), {
      ships: { 'line-1': 'F5', 'line-2': 'K13', 'brig-2': 'L13' },
    });
    idle(board, 2);
    expect(board.s.points).toEqual([4, 4]);
    expect(endOf(board)).toEqual(['points', [1]]);
  });

  test('points to a target: what is afloat or standing counts only at the end, at the limit of rounds', () => {
    const table = [
      { event: 'alive:line', points: 1 },
      { event: 'alive:brig', points: 1 },
      { event: 'alive:fort', points: 2 },
    ];
    const goals = { victory: [{ type: 'points', target: 4, table } as const, NEVER] };
    const ships = { 'line-1': 'F5', 'line-2': 'K13', 'brig-2': 'L13' };
    expect(endOf(idle(on(file(goals), { ships }), 3))).toBeUndefined();
    const limited = file(goals, { rules: { roundLimit: 6 } });
    expect(endOf(idle(on(limited, { ships }), 1))).toBeUndefined();
    expect(endOf(idle(on(limited, { ships }), 2))).toEqual(['points', [1]]);
  });

  test('shipLost, with forts in ruins after it', () => {
    const text = file({ defeat: [{ type: 'shipLost', ship: 'brig', forts: 'ruined' }] });
    const board = on(text, { damage: { 'brig-2': 2 } });
    board.roll(6).say('fire line-1 brig-2');
    expect(board.fortState('L14')).toEqual([-1, 5, true, 0]);
    expect(endOf(board)).toEqual(['last-player', [0]]);
  });

  test('shipLost: nobody is out for want of a ship that was never his', () => {
    const seats: Layout['seats'] = [
      { seat: 'P1', fort: 'own', fleet: ['line'], deploy: 'port:own' },
      { seat: 'P2', fort: 'own', fleet: ['line', 'brig'], deploy: 'port:own' },
    ];
    const board = on(file({ seats, defeat: [{ type: 'shipLost', ship: 'brig' }] }), {
      ships: { 'line-1': 'F5', 'brig-2': 'H5', 'line-2': 'K13' },
      damage: { 'brig-2': 2 },
    });
    board.say('end');
    expect(endOf(board)).toBeUndefined();
    board.say('end', 'spin').roll(6).say('fire line-1 brig-2');
    expect(endOf(board)).toEqual(['last-player', [0]]);
  });

  test('survive inside of others: at the end of that round, too', () => {
    const of: Condition[] = [
      { type: 'survive', round: 6 },
      { type: 'capture', fort: 'F2' },
    ];
    const text = withGoal({ type: 'all', side: 'P2', of });
    expect(endOf(idle(on(text), 1))).toBeUndefined();
    expect(endOf(idle(on(text), 2))).toEqual(['condition', [1]]);
  });

  test('points at a round inside of others win with them alone', () => {
    const points: Condition = { type: 'points', atRound: 6, table: [{ event: 'alive:brig', points: 1 }] };
    const both = (fort: string) => withGoal({ type: 'all', of: [points, { type: 'capture', fort }] });
    const ships = { 'line-1': 'F5', 'line-2': 'K13', 'brig-2': 'L13' };
    expect(endOf(idle(on(both('F1'), { ships }), 3))).toBeUndefined();
    expect(endOf(idle(on(both('F2'), { ships }), 2))).toEqual(['condition', [1]]);
  });

  test('points at a round for one side: the end only where that side is ahead', () => {
    const table = [{ event: 'alive:brig', points: 1 }];
    const ships = { 'line-1': 'F5', 'line-2': 'K13', 'brig-2': 'L13' };
    const to = (side: 'P1' | 'P2') => on(withGoal({ type: 'points', side, atRound: 6, table }), { ships });
    expect(endOf(idle(to('P1'), 3))).toBeUndefined();
    expect(endOf(idle(to('P2'), 2))).toEqual(['points', [1]]);
  });

  test('deliver to: only what lies there counts, and each condition by itself', () => {
    const forts: Layout['forts'] = [
      { id: 'F1', at: 'A1', owner: 'P1' },
      { id: 'F2', at: 'L14', owner: 'P2' },
      { id: 'F3', at: 'A14', owner: 'P1' },
    ];
    const victory: Condition[] = [{ type: 'deliver', side: 'P1', marker: 'pearl', count: 2, to: 'port:F3' }, NEVER];
    const place: Layout['place'] = [{ marker: 'pearl', squares: 'D4:E5' }];
    const text = file({ forts, victory, place }, { markers: [{ id: 'pearl' }] });
    const brought = (at: string) =>
      on(text, {
        ships: { ...SHIPS, 'brig-1': at === 'A1' ? 'B1' : 'B14' },
        cargo: { 'brig-1': 1 },
        forts: { [at]: { owner: 0, holds: 1 } },
        lots: ['D4'],
      }).say(`unload brig-1 ${at} 1`);
    expect(endOf(brought('A1'))).toBeUndefined();
    expect(endOf(brought('A14'))).toEqual(['delivered', [0]]);
  });

  test('14.3 goals may be meant for each seat: markers go to the own port', () => {
    const victory: Condition[] = [{ type: 'deliver', marker: 'pearl', count: 1, to: 'port:own' }, NEVER];
    const place: Layout['place'] = [{ marker: 'pearl', squares: 'D4' }];
    const text = file(
      { victory, place, zones: { homes: 'port:F1+port:F2' } },
      { markers: [{ id: 'pearl', unload: 'zone:homes' }] },
    );
    const board = on(text, { cargo: { 'brig-1': 1 } });
    board.say('unload brig-1 A1 1');
    expect(endOf(board)).toEqual(['delivered', [0]]);
  });

  test('possible: what lies in a fort of nobody could still be fetched', () => {
    const text = file(
      {
        forts: [
          { id: 'F1', at: 'A1', owner: 'P1' },
          { id: 'F2', at: 'L14', owner: 'P2' },
          { id: 'N', at: 'F10', owner: 'neutral', holds: { pearl: 1 } },
        ],
        victory: [{ type: 'not', side: 'P2', of: { type: 'possible', side: 'P1', marker: 'pearl', count: 1 } }, NEVER],
      },
      { markers: [{ id: 'pearl' }] },
    );
    const board = on(text, { forts: { F10: { owner: -1, holds: 1 } } });
    board.say('end');
    expect(endOf(board)).toBeUndefined();
  });

  test('tiebreak side: at the limit this side is ahead', () => {
    const text = file({ tiebreak: ['ships', 'side:P2'] }, { rules: { roundLimit: 6 } });
    expect(endOf(idle(on(text), 2))).toEqual(['round-limit', [1]]);
  });
});

describe('14.4 events', () => {
  const withEvents = (...events: NonNullable<Scenario['events']>): string =>
    file(
      { place: [{ marker: 'pearl', squares: 'D4+D5+D6', fill: 'random 2' }], reefs: { fixed: ['D10'] } },
      { markers: [{ id: 'pearl' }], events },
    );

  test('a message comes once, at its round', () => {
    const board = on(withEvents({ on: 'round:6', do: [{ message: { en: 'Sails!' } }] }));
    idle(board, 4);
    expect(board.told('message').map(({ texts }) => texts)).toEqual([{ en: 'Sails!' }]);
  });

  test('every: again and again, and once where the file says so', () => {
    const message = { message: { en: 'Bell' } };
    expect(idle(on(withEvents({ on: 'every:3', do: [message] })), 8).told('message')).toHaveLength(3);
    expect(idle(on(withEvents({ on: 'every:3', once: true, do: [message] })), 8).told('message')).toHaveLength(1);
  });

  test('E-27 ships come with the lowest free numbers, to the first free square in row, then column order', () => {
    const text = withEvents({ on: 'round:6', do: [{ spawn: { seat: 'P2', ships: ['brig', 'brig'], at: 'row:1' } }] });
    const board = idle(on(text, { ships: { ...SHIPS, 'line-1': 'C1' } }), 1);
    expect(board.told('came').map(({ ship, at, seat }) => [ship, at, seat])).toEqual([
      ['brig-3', 'B1', 1],
      ['brig-4', 'D1', 1],
    ]);
  });

  test('where no square is free a ship comes in the next round', () => {
    const text = withEvents({ on: 'round:6', do: [{ spawn: { seat: 'P2', ships: ['brig'], at: 'F5' } }] });
    const board = idle(on(text), 1);
    expect(board.at('brig-3')).toBeNull();
    board.say('spin', 'move line-1 N 1', 'end', 'end');
    expect(board.at('brig-3')).toBe('F5');
  });

  test('winds: from this round on, then the vane again', () => {
    const board = on(withEvents({ on: 'round:6', do: [{ wind: { script: [13, 14] } }] })).wind('calm S');
    idle(board, 4);
    expect(board.told('wind').map(({ sector }) => sector)).toEqual([13, 14, 12]);
  });

  test('a ship enters a zone: a reef goes, markers come', () => {
    const text = file(
      { zones: { bay: 'F7:F9' }, reefs: { fixed: ['D10'] } },
      {
        markers: [{ id: 'pearl' }],
        events: [
          {
            on: 'entered:zone:bay:P1',
            do: [{ removeReef: 'D10' }, { place: { marker: 'pearl', squares: 'J2+J3', fill: 'all' } }],
          },
        ],
      },
    );
    const board = on(text, { wind: 'fresh N' });
    expect(admiral.observe(board.s, null).reefs).toEqual(['D10']);
    board.say('move line-1 N 3');
    expect(admiral.observe(board.s, null).reefs).toEqual([]);
    expect(board.s.lots.map(squareId)).toEqual(['J2', 'J3']);
  });

  test('a ship is sunk, markers are delivered', () => {
    const text = withEvents(
      { on: 'sunk:P2:brig', do: [{ message: { en: 'Down' } }] },
      { on: 'delivered:pearl:1', do: [{ message: { en: 'Home' } }] },
    );
    const board = on(text, { damage: { 'brig-2': 2 }, cargo: { 'brig-1': 1 } });
    board.roll(6).say('fire line-1 brig-2', 'unload brig-1 A1 1');
    expect(board.told('message').map(({ texts }) => texts.en)).toEqual(['Down', 'Home']);
  });
});
