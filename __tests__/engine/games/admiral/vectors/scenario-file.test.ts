import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { admiral } from '@/engine/games/admiral';
import { selected } from '@/engine/games/admiral/board/selectors';
import { drawLayout } from '@/engine/games/admiral/board/chart';
import { layoutFor } from '@/engine/games/admiral/board/layout';
import type { Deed, Layout, Scenario } from '@/engine/games/admiral/data/scenario';
import { HOUSE_CARD_PACK } from '@/engine/games/admiral/data/card-pack';
import { squareId } from '@/engine/games/admiral/data/squares';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import { OPTIONS_AS_FILED } from '@/engine/games/admiral/scenario/as-filed';
import { chartOf } from '@/engine/games/admiral/state';
import { packText } from '@/engine/packs/read';
import type { Pack } from '@/engine/packs/schema';

import { file, on, SHIPS } from '@/__tests__/fixtures/admiral/scenario-file';

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

  test('8 a least way must be sailed only where the file says that it is mandatory', () => {
    const mustSail = (rules: NonNullable<Scenario['rules']>) => chartOf(on(withRules(rules)).s).rules.mustSail;
    expect([mustSail({ 'move.min': 3 }), mustSail({ 'move.min': 3, 'move.mandatory': true })]).toEqual([false, true]);
    const mini = (scenario: string) => chartOf(on(scenario, { ships: { 'brig-1': 'B2' } }).s).rules;
    expect(['mini-1', 'mini-2', 'mini-3'].map((one) => mini(one).mustSail)).toEqual([true, true, false]);
  });

  test('3.9, E-13 options of Pearl Shoals are for that of the app alone, not for a file that has its name', () => {
    const chart = chartOf(
      on(file({}, { id: 'pearl-shoals' }), { options: { islandsExtra: 'two-crescents', minesPerPlayer: 3 } }).s,
    );
    expect([chart.islands, chart.mines]).toEqual([[], [0, 0]]);
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
