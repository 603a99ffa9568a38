import { openLedger, tapLedger } from '@/engine/companion/core/ledger';
import { admiralSheet } from '@/engine/companion/admiral';
import { reefIsFair } from '@/engine/companion/admiral/hints';
import { warningFor } from '@/engine/companion/admiral/mirror';
import { SheetSetupSchema } from '@/engine/companion/admiral/setup';
import { goalOf } from '@/engine/companion/admiral/score';
import { lotsAtStart } from '@/engine/companion/admiral/start';
import { setupSheet } from '@/engine/companion/admiral/setup-sheet';
import { parse, type SheetTap } from '@/engine/companion/admiral/taps';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { scenarioText } from '@/engine/games/admiral/public';
import { SCENARIOS } from '@/engine/games/admiral/data/scenarios';
import { layoutsFor } from '@/engine/games/admiral/board/layout';
import { type AdmiralOptions } from '@/engine/games/admiral/options';
import * as v from 'valibot';

import { bookOf, optionsOf, SHOALS, tapped } from './book';

it('T65, T66: a reef that closes a port is pointed out', () => {
  const open = tapped(SHOALS, 2, 'reef A3', 'reef B3', 'reef C3');
  expect(reefIsFair(open.sheet, 'C3')).toBe(true);
  const shut = tapped(SHOALS, 2, 'reef A3', 'reef B3', 'reef C3', 'reef C2', 'reef C1');
  expect(reefIsFair(shut.sheet, 'C1')).toBe(false);
  expect(reefIsFair(tapped(SHOALS, 2, 'reef B1').sheet, 'B1')).toBe(false);
});

it('E-25 a: there is a set-up sheet of every scenario and number of players', () => {
  for (const { id } of SCENARIOS)
    for (const seats of [1, 2, 3, 4, 6]) {
      if (layoutsFor(SCENARIOS.find((one) => one.id === id) as (typeof SCENARIOS)[number], seats).length === 0)
        continue;
      const { lines, lacks } = setupSheet(optionsOf({ scenario: id }), seats);
      expect(lines[0]?.kind).toBe('board');
      expect(lines.filter(({ kind }) => kind === 'fleet')).toHaveLength(seats);
      expect(lacks).toEqual([]);
    }
  const { lines } = setupSheet(optionsOf(SHOALS), 4);
  expect(lines.filter(({ kind }) => kind === 'reef')).toEqual([
    { kind: 'reef', at: 'K5' },
    { kind: 'reef', at: 'N10' },
  ]);
  expect(lines.find(({ kind }) => kind === 'markers')).toMatchObject({ allButOne: true });
});

it('what is kept is read back as the rules read options', () => {
  const setup = { players: [{ name: 'Ann', emblem: 1 }], options: { scenario: 'mini-1' } };
  expect(v.parse(SheetSetupSchema, setup).options).toEqual(optionsOf({ scenario: 'mini-1' }));
});

it('E-25 a, b: another scenario lays the sheet out anew, an own one and own ship cards too; never for so many', () => {
  const other = tapped(SHOALS, 2, 'name 0 Olha', 'reef E3', 'option scenario "first-battle"');
  expect(other.sheet).toMatchObject({ begun: false, reefs: ['D10', 'I5'], options: { scenario: 'first-battle' } });
  expect([other.sheet.ships.length, other.sheet.players[0]?.name]).toEqual([4, 'Olha']);
  const three = tapped(SHOALS, 3).sheet;
  const option = (key: string, value: unknown) => parse(`option ${key} ${JSON.stringify(value)}`) as SheetTap;
  expect(admiralSheet.check(three, option('scenario', 'first-battle'))?.code).toBe('no-layout');
  expect(admiralSheet.check(three, option('minesPerPlayer', 3))?.code).toBe('mines-most');
  expect(admiralSheet.check(three, option('hitRule', 'odd'))?.code).toBe('option-value');
  const own = scenarioText({ ...(SCENARIOS.find(({ id }) => id === 'pearl-shoals') as Scenario), id: 'my-shoals' });
  const mine = tapLedger(admiralSheet, tapped(SHOALS, 3), option('scenario', own));
  expect(setupSheet(mine.sheet.options, 3).lines).toEqual(setupSheet(three.options, 3).lines);
  expect(openLedger(admiralSheet, mine.session).sheet).toEqual(mine.sheet);
  const begun = tapped(SHOALS, 2, 'begin').sheet;
  expect(admiralSheet.check(begun, option('scenario', 'first-battle'))?.code).toBe('has-begun');
});

it('3.1.9, 14.5, E-28: an order that the layout names is not thrown for', () => {
  for (let n = 0; n < 6; n++) {
    const book = bookOf({ scenario: 'jolly-roger' }, 2, `order ${n}`);
    expect(tapLedger(admiralSheet, book, { type: 'roll' }).sheet.order).toEqual([0, 1]);
  }
  const fire = { scenario: 'sea-on-fire', teams: '2v2' } as const;
  const { order } = tapped(fire, 4, 'roll-order').sheet;
  const sides = order.map((seat) => Math.trunc(seat / 2));
  expect(sides[0]).toBe(sides[2]);
  expect(sides[0]).not.toBe(sides[1]);
});

it("3.2.5: a fort that was thought better of is nobody's again", () => {
  const options = { scenario: 'mini-3' } as const;
  const chosen = tapped(options, 2).sheet.forts.map(({ at }) => at);
  const { forts } = tapped(options, 2, `home 0 ${chosen[0]}`, `home 0 ${chosen[1]}`).sheet;
  expect(forts.filter(({ owner }) => owner === 0).map(({ at }) => at)).toEqual([chosen[1]]);
});

it('3.7.4, 3.7.5: before the game begins no reef may close a marker in', () => {
  const { sheet } = tapped(SHOALS, 2);
  const lots = lotsAtStart(sheet);
  expect(lots.length).toBeGreaterThan(0);
  expect(lots.filter((at) => reefIsFair(sheet, at))).toEqual([]);
});

it('3.1, 14.6: the list of the Jolly Roger has its treasure and its mines, and no throw for the order', () => {
  const { lines, lacks } = setupSheet(optionsOf({ scenario: 'jolly-roger' }), 2);
  expect(lines.filter(({ kind }) => kind === 'order')).toEqual([]);
  expect(lines.filter(({ kind }) => kind === 'mines')).toEqual([{ kind: 'mines', seat: 1, each: 2 }]);
  expect(lines.filter(({ kind }) => kind === 'cargo')).toHaveLength(3);
  expect(lacks).toEqual([]);
  const fire = setupSheet(optionsOf({ scenario: 'sea-on-fire' }), 2).lines;
  expect(fire.filter(({ kind }) => kind === 'mines')).toEqual([{ kind: 'mines', seat: null, each: 3 }]);
  expect(fire.some(({ kind }) => kind === 'order')).toBe(true);
});

it('14.5, E-14: a wind that the scenario writes down is the one that the app spins', () => {
  const shoals = SCENARIOS.find(({ id }) => id === 'pearl-shoals') as Scenario;
  const rules = { ...shoals.rules, 'wind.profile': 'script', 'wind.script': [5, 13] } as const;
  const own = scenarioText({ ...shoals, id: 'my-winds', rules });
  expect(
    tapped({ scenario: own as AdmiralOptions['scenario'] }, 2, 'begin', 'spin', 'end', 'end', 'spin').sheet.winds,
  ).toEqual([5, 13]);
});

it('4.17.1 – 4.17.4, E-25: mines too many, too far, on land or too late are warned of, and laid all the same', () => {
  const shoals = { ...SHOALS, minesPerPlayer: 1 } as const;
  const why = (tap: string, ...before: string[]) =>
    warningFor(tapped(shoals, 2, ...before).sheet, parse(tap) as SheetTap)?.code ?? null;
  expect(why('lay 0 D4')).toBeNull();
  expect(why('lay 0 D4', 'lay 0 C4')).toBe('mine-most');
  expect(why('lay 0 E1')).toBe('mine-far');
  expect(why('lay 0 A1')).toBe('mine-nowhere');
  expect(why('lay 0 D4', 'reef D4')).toBe('mine-nowhere');
  expect(why('lay 0 D4', 'begin')).toBe('mine-late');
  expect(why('take-up 0 D4', 'lay 0 D4')).toBeNull();
  expect(why('take-up 0 D4', 'lay 0 D4', 'begin')).toBe('mine-late');
});

it('14.2, 14.4, E-21: an own scenario lays out damage, fixed ships, and all its markers', () => {
  const shoals = SCENARIOS.find(({ id }) => id === 'pearl-shoals') as Scenario;
  const [layout] = shoals.layouts;
  const own = scenarioText({
    ...shoals,
    id: 'my-start',
    layouts: [
      {
        ...(layout as Scenario['layouts'][number]),
        forts: [
          { id: 'F1', at: 'A1', owner: 'P1', damage: 2 },
          { id: 'F2', at: 'X14', owner: 'P2' },
          { id: 'F3', at: 'A14', owner: 'ruined' },
        ],
        seats: [
          { seat: 'P1', fleet: ['line', 'brig'], deploy: 'port:own', fixed: { brig: 'D4' }, damage: { line: 3 } },
          { seat: 'P2', fleet: ['line', 'brig'], deploy: 'port:own' },
        ],
        place: [
          { marker: 'pearl', squares: 'L7+L8+M7+M8', count: 3 },
          { marker: 'pearl', squares: 'P7+P8', fill: 'random 1' },
        ],
      },
    ],
  } as Scenario);
  const options = { scenario: own as AdmiralOptions['scenario'] };
  const { sheet } = tapped(options, 2, 'begin');
  expect(sheet.forts.map(({ damage, ruined }) => [damage, ruined])).toEqual([
    [2, false],
    [0, false],
    [5, true],
  ]);
  expect(sheet.ships.slice(0, 2).map(({ at, damage }) => [at, damage])).toEqual([
    [null, 3],
    ['D4', 0],
  ]);
  expect(sheet.ships.filter(({ isAfloat }) => isAfloat)).toHaveLength(4);
  expect(sheet.lots).toEqual(['L7', 'M7', 'L8']);
});

it('3.1.10, 3.1.11, E-21: the list says which tokens lie on the cards, and where ships start', () => {
  const starts = (given: Partial<AdmiralOptions>, seats: number) =>
    setupSheet(optionsOf(given), seats).lines.filter(({ kind }) => kind === 'deploy');
  const port = (at: string) => ({ ports: [at], squares: [], isRectangle: false });
  expect(starts(SHOALS, 2)).toEqual([
    { kind: 'deploy', seat: 0, zone: port('A1') },
    { kind: 'deploy', seat: 1, zone: port('X14') },
  ]);
  expect(starts({ scenario: 'mini-3' }, 1)).toEqual([{ kind: 'deploy', seat: 0, zone: null }]);
  expect(starts({ scenario: 'first-battle' }, 2)[1]).toEqual({
    kind: 'deploy',
    seat: 1,
    zone: { ports: [], squares: ['A14', 'L14'], isRectangle: true },
  });
  expect(starts({ scenario: 'jolly-roger' }, 2)[0]).toEqual({ kind: 'deploy', seat: 0, zone: port('A7') });
  const { lines } = setupSheet(optionsOf(SHOALS), 2);
  expect(lines).toContainEqual({
    kind: 'tokens',
    shots: [
      { kind: 'line', count: 3 },
      { kind: 'galleon', count: 2 },
      { kind: 'frigate', count: 1 },
      { kind: 'brig', count: 1 },
    ],
  });
  expect(setupSheet(optionsOf({ scenario: 'mini-1' }), 2).lines).toContainEqual({ kind: 'tokens', shots: [] });
});

it('3.2.6: whoever has chosen a fort is told where to go', () => {
  const options = { scenario: 'mini-1' } as const;
  expect(goalOf(tapped(options, 2).sheet, 0)).toBeNull();
  expect(goalOf(tapped(options, 2, 'home 0 L1').sheet, 0)?.ports).toEqual(['A14']);
  expect(goalOf(tapped(SHOALS, 2).sheet, 0)).toBeNull();
});
