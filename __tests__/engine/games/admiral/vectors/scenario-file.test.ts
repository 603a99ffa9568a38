import { Board, type Given } from '@/__tests__/fixtures/admiral/board';
import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { admiral } from '@/engine/games/admiral';
import { selected } from '@/engine/games/admiral/board/selectors';
import { drawLayout } from '@/engine/games/admiral/board/chart';
import { layoutFor } from '@/engine/games/admiral/board/layout';
import type { Condition, Deed, Layout, Scenario } from '@/engine/games/admiral/data/scenario';
import { HOUSE_CARD_PACK } from '@/engine/games/admiral/data/card-pack';
import { squareId } from '@/engine/games/admiral/data/squares';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import { OPTIONS_AS_FILED } from '@/engine/games/admiral/scenario/as-filed';
import { chartOf } from '@/engine/games/admiral/state';
import { packText } from '@/engine/packs/read';
import type { Pack } from '@/engine/packs/schema';
import { acceptScenarioText } from '@/engine/games/admiral/scenario/text';

const NEVER: Condition = { type: 'survive', round: 300 };

/** Two forts in opposite corners of a half board and a ship of each kind a side; whatever else, as it is said. */
function file(layout: Partial<Layout> = {}, more: Partial<Scenario> = {}): string {
  const scenario: Scenario = {
    schema: 1,
    id: 'vector',
    version: 1,
    title: { en: 'Vector' },
    board: { cols: 12, rows: 14 },
    ...more,
    layouts: [
      {
        id: '2',
        players: 2,
        turnOrder: ['P1', 'P2'],
        forts: [
          { id: 'F1', at: 'A1', owner: 'P1' },
          { id: 'F2', at: 'L14', owner: 'P2' },
        ],
        seats: { each: { fort: 'own', fleet: ['line', 'galleon', 'frigate', 'brig'], deploy: 'port:own' } },
        victory: [NEVER],
        defeat: [{ type: 'noShips' }],
        ...layout,
      },
    ],
  };
  return acceptScenarioText(JSON.stringify(scenario));
}

const SHIPS = { 'line-1': 'F5', 'brig-1': 'B1', 'brig-2': 'H5', 'line-2': 'K13' };

function on(text: string, given: Partial<Given> = {}): Board {
  return new Board({ wind: 'calm N', ships: SHIPS, ...given, options: { scenario: text, ...given.options } });
}

/** So many rounds in which nobody does anything. */
function idle(board: Board, rounds: number): Board {
  const last = board.s.round + rounds;
  while (board.s.phase !== 'over' && board.s.round < last) board.say(board.kind === 'SpinVane' ? 'spin' : 'end');
  return board;
}

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

describe('14.2, 14.3, 14.5 what a file may have otherwise', () => {
  const withRules = (rules: NonNullable<Scenario['rules']>, layout: Partial<Layout> = {}): string =>
    file(layout, { rules });

  test('damage at the start sinks no ship of weaker cards that the players have of their own', () => {
    const each = { fort: 'own', fleet: ['line'], deploy: 'port:own', damage: { line: 4 } } as const;
    const [line, ...rest] = HOUSE_CARD_PACK.tables.ships ?? [];
    const cards = packText({ ...HOUSE_CARD_PACK, tables: { ships: [{ ...line, durability: 3 }, ...rest] } } as Pack);
    const options = readOptions(OPTIONS, { scenario: file({ seats: { each } }), cards }) as unknown as AdmiralOptions;
    const s = admiral.start(options, 2, Luck.fromSeed('weak'));
    expect(admiral.observe(s, null).ships.map(({ damage }) => damage)).toEqual([2, 2]);
  });

  test('actions without mines: nobody lays any', () => {
    const seats: Layout['seats'] = { each: { fort: 'own', fleet: ['line'], deploy: 'port:own', mines: 2 } };
    const cards = (actions: readonly Deed[]) =>
      chartOf(on(withRules({ actions }, { seats }), { ships: { 'line-1': 'F5' } }).s).mines;
    expect([cards(['move', 'mines']), cards(['move'])]).toEqual([
      [2, 2],
      [0, 0],
    ]);
  });

  test('forts: damage and ruins at the start, durability, range and shots', () => {
    const forts: Layout['forts'] = [
      { id: 'F1', at: 'A1', owner: 'P1', damage: 2 },
      { id: 'F2', at: 'L14', owner: 'P2' },
      { id: 'R', at: 'F8', owner: 'ruined' },
    ];
    const board = on(withRules({ fort: { durability: 8, range: [2, 1], shots: 1 } }, { forts }), {
      ships: { ...SHIPS, 'brig-2': 'C1', 'line-2': 'D1' },
    });
    expect([board.fortState('A1'), board.fortState('F8')]).toEqual([
      [0, 2, false, 0],
      [-1, 8, true, 0],
    ]);
    expect(board.legal('fire A1')).toEqual([]);
    const near = on(withRules({ fort: { durability: 8, range: [2, 1], shots: 1 } }), {
      ships: { 'line-1': 'F5', 'brig-2': 'C1' },
    });
    near.roll(6).say('fire A1 brig-2');
    expect(near.legal('fire A1')).toEqual([]);
  });

  test('two ships a square of a port is a number like others', () => {
    const ships = { 'line-1': 'B1', 'galleon-1': 'B2', 'brig-1': 'C2', 'line-2': 'K13' };
    const three: Layout['seats'] = { each: { fort: 'own', fleet: ['line', 'galleon', 'brig'], deploy: 'port:own' } };
    expect(
      on(withRules({ portCapacity: 1 }, { seats: three }), { ships, wind: 'fresh W' }).legal('move brig-1 W'),
    ).toEqual([]);
    expect(on(withRules({ portCapacity: 3 }), { ships, wind: 'fresh W' }).legal('move brig-1 W')).toEqual([
      'move brig-1 W 1',
      'move brig-1 W 2',
    ]);
  });

  test('fuses, repairs and boarders', () => {
    const slow = on(withRules({ fireshipDelay: 2 })).say('fireship brig-1');
    expect(slow.told('fireship')[0]).toMatchObject({ due: 7 });
    const quick = on(withRules({ repairRate: 2 }), {
      damage: { 'line-1': 3 },
      ships: { ...SHIPS, 'line-1': 'B2' },
      repair: { 'line-1': 'A1' },
    });
    expect(quick.say('end').damage('line-1')).toBe(1);
    const alone = on(withRules({ maxBoarders: 1 }), {
      ships: { 'line-1': 'G5', 'brig-1': 'H4', 'brig-2': 'H5', 'line-2': 'K13' },
    });
    expect(alone.say('board brig-2 line-1').legal()).toEqual(['roll']);
  });

  test('ship cards of the scenario, and a calm of its own', () => {
    const text = withRules({
      ships: { line: { durability: 9, shots: [1, 0] } },
      calmOverride: { line: { S: 2, O: 0 } },
    });
    const board = on(text);
    expect(board.legal('move line-1 N')).toEqual(['move line-1 N 1', 'move line-1 N 2']);
    expect(board.legal('salvo')).toEqual([]);
  });

  test('E-21 friendlyFire: guns may be turned on teammates, never on the own', () => {
    const layout: Partial<Layout> = {
      players: 4,
      mode: 'teams',
      turnOrder: 'dice',
      teams: [
        ['P1', 'P2'],
        ['P3', 'P4'],
      ],
      forts: ['A1', 'L1', 'A14', 'L14'].map((at, seat) => ({ id: `F${seat + 1}`, at, owner: `P${seat + 1}` as const })),
    };
    const ships = { 'line-1': 'F5', 'brig-1': 'F6', 'line-2': 'H5', 'line-3': 'F8', 'line-4': 'C8' };
    const targets = (text: string): string[] =>
      on(text, { seats: 4, ships, options: { teams: '2v2' } }).legal('fire line-1');
    expect(targets(file(layout))).toEqual(['fire line-1 line-4']);
    expect(targets(file(layout, { rules: { friendlyFire: true } }))).toEqual([
      'fire line-1 line-2',
      'fire line-1 line-4',
    ]);
  });

  test.each([
    ['coastalDrop', 0],
    ['drop', 1],
    ['lost', 0],
  ] as const)('onSink %s: a lot of a ship that sinks in open water', (onSink, left) => {
    const text = file({ place: [{ marker: 'pearl', squares: 'D4' }] }, { markers: [{ id: 'pearl', onSink }] });
    const board = on(text, { damage: { 'brig-2': 2 }, cargo: { 'brig-2': 1 } });
    board.roll(6).say('fire line-1 brig-2');
    expect([board.s.lots.length, board.s.lost]).toEqual([left, 1 - left]);
  });

  test('fromFort anyPort: loaded from the fort of an enemy, too', () => {
    const from = (fromFort: 'team' | 'anyPort'): string[] =>
      on(file({ place: [{ marker: 'pearl', squares: 'D4' }] }, { markers: [{ id: 'pearl', fromFort }] }), {
        ships: { ...SHIPS, 'line-1': 'K14' },
        forts: { L14: { owner: 1, holds: 2 } },
      }).legal('load');
    expect(from('team')).toEqual([]);
    expect(from('anyPort')).toEqual(['load line-1 L14 1', 'load line-1 L14 2']);
  });

  test('random n: so many of the squares, by the luck of the set-up; a list of seats is the order of turns', () => {
    const text = file(
      { place: [{ marker: 'pearl', squares: 'D4:F6', fill: 'random 4' }], turnOrder: ['P2', 'P1'] },
      { markers: [{ id: 'pearl' }] },
    );
    const options = readOptions(OPTIONS, { scenario: text }) as unknown as AdmiralOptions;
    const [one, other] = ['a', 'b'].map((seed) => admiral.start(options, 2, Luck.fromSeed(seed)));
    expect([one?.lots.length, new Set(one?.lots).size, one?.order]).toEqual([4, 4, [1, 0]]);
    expect(one?.lots).not.toEqual(other?.lots);
  });

  test.each([
    ['L6', 'L6'],
    ['K2:L1', 'K1 L1 K2 L2'],
    ['row:1&col:B+A3', 'B1 A3'],
    ['port:F1-B2', 'B1 A2'],
    ['port:own', 'B1 A2 B2'],
    ['port:opposite', 'K13 L13 K14'],
    ['ports:team', 'B1 A2 B2'],
    ['within:1:F1', 'A1 B1 A2 B2'],
    ['edge:W&row:5', 'A5'],
    ['zone:bay', 'C3'],
    ['bay', 'C3'],
    ['coast:I1&row:7', 'E7 G7 H7'],
    ['port:F9', null],
    ['zone:none', null],
    ['L6:', 'L6'],
    ['row:1&', null],
    ['-L6', null],
  ])('14.2 the selector %s', (selector, squares) => {
    const text = file({ zones: { bay: 'C3' }, islands: [{ id: 'I1', shape: 'A', at: 'E7', rot: 0 }] });
    const scenario = JSON.parse(text) as Scenario;
    const chart = drawLayout(scenario, layoutFor(scenario, 2, 'alone'), OPTIONS_AS_FILED, 2);
    const found = selected(chart, selector, { seat: 0, home: -1 });
    expect(found?.map(squareId).join(' ') ?? null).toBe(squares);
  });

  test('8.0.2 where the scenario has its winds, nobody chooses another', () => {
    const text = withRules({ 'wind.profile': 'script', 'wind.script': [1, 2] });
    const options = (wind: string) => readOptions(OPTIONS, { scenario: text, wind }) as unknown as AdmiralOptions;
    expect(admiral.refuse(options('lively'), 2)?.code).toBe('wind-scripted');
    expect(admiral.refuse(options('scenario'), 2)).toBeNull();
  });

  test('8.0.4 what the players set wins, all else is as the file says', () => {
    const text = withRules({ hitRule: 'even', fortsBlockFire: true, roundLimit: 40 });
    const scenario = JSON.parse(text) as Scenario;
    const rules = (more: Partial<AdmiralOptions>) =>
      drawLayout(scenario, layoutFor(scenario, 2, 'alone'), { ...OPTIONS_AS_FILED, ...more }, 2).rules;
    expect(rules({})).toMatchObject({ evenHits: true, fortsBlockFire: true, roundLimit: 40 });
    expect(rules({ roundLimit: 20 })).toMatchObject({ evenHits: true, roundLimit: 20 });
  });
});
