import { readOptions } from '@/engine/core/options';
import { chartFor, type Chart } from '@/engine/games/admiral/board/chart';
import { selected } from '@/engine/games/admiral/board/selectors';
import { RoundsWork, type Voyage } from '@/engine/games/admiral/bot/rounds';
import { watersOf, Study } from '@/engine/games/admiral/bot/waters';
import { KINDS, type KindId } from '@/engine/games/admiral/data/ships';
import { squareFrom, type Square } from '@/engine/games/admiral/data/squares';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';

/** E-19, 12.10: expected rounds of a ship that always chooses best. */

function chartWith(given: Readonly<Record<string, unknown>>, seats: number): Chart {
  return chartFor(readOptions(OPTIONS, given) as unknown as AdmiralOptions, seats);
}

function worked(chart: Chart, kind: KindId, load: number, goals: readonly Square[]): readonly number[] {
  const voyage: Voyage = { kind: KINDS.indexOf(kind), load, goals, reefRounds: 0 };
  const work = new RoundsWork(chart, voyage);
  while (!work.done) work.step();
  return work.rounds;
}

const portOf = (chart: Chart, at: string): readonly Square[] =>
  chart.forts.find(({ square }) => square === squareFrom(at))?.port ?? [];

test.each([
  ['B2', 'L14', 8.74],
  ['A2', 'L14', 9.41],
  ['K2', 'A14', 8.58],
])('T100 mini-game 1, from %s to %s: %f rounds', (from, to, rounds) => {
  const chart = chartWith({ scenario: 'mini-1' }, 1);
  const table = worked(chart, 'brig', 0, portOf(chart, to));
  expect(Math.abs((table[squareFrom(from)] as number) - rounds)).toBeLessThanOrEqual(0.01);
});

test.each([
  ['mini-2', 20],
  ['mini-3', 13],
])('12.8 %s from the best square: %i rounds', (scenario, rounds) => {
  const chart = chartWith({ scenario }, 1);
  const table = worked(chart, 'brig', 0, portOf(chart, 'L14'));
  const best = Math.min(...portOf(chart, 'A1').map((square) => table[square] as number));
  expect(Math.round(best)).toBe(rounds);
});

test('E-4 the four ways from corner to corner are equal within 0.25 rounds', () => {
  const chart = chartWith({ scenario: 'mini-1' }, 1);
  const ways = [
    ['A1', 'L14'],
    ['L14', 'A1'],
    ['L1', 'A14'],
    ['A14', 'L1'],
  ].map(([from, to]) => {
    const table = worked(chart, 'brig', 0, portOf(chart, to as string));
    return Math.min(...portOf(chart, from as string).map((square) => table[square] as number));
  });
  expect(Math.max(...ways) - Math.min(...ways)).toBeLessThanOrEqual(0.25);
});

/** Out: on the average over the squares of the lagoon, each from the best square of the port. Home: on the average from there. */
test.each([
  ['vane', 'frigate', 13, 15],
  ['vane', 'brig', 12, 21],
  ['vane', 'galleon', 16, 16],
  ['vane', 'line', 24, 23],
  ['lively', 'frigate', 6, 8],
  ['lively', 'brig', 7, 10],
  ['lively', 'galleon', 8, 8],
  ['lively', 'line', 11, 11],
] as const)('12.8 Pearl Shoals, %s: a %s needs %i rounds out and %i home', (wind, kind, out, home) => {
  const chart = chartWith({ wind }, 2);
  const lagoon = selected(chart, 'L6:M9', null) ?? [];
  const port = portOf(chart, 'A1');
  const ways = lagoon.map((square) => {
    const table = worked(chart, kind, 0, [square]);
    return Math.min(...port.map((from) => table[from] as number));
  });
  const back = worked(chart, kind, 1, port);
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  expect(Math.abs(mean(ways) - out)).toBeLessThan(0.75);
  expect(Math.abs(mean(lagoon.map((square) => back[square] as number)) - home)).toBeLessThan(0.75);
});

test('12.10 a study works out in slices what bots read, once for a scenario', () => {
  const chart = chartWith({ roundLimit: 40 }, 2);
  const study = new Study(chart);
  let steps = 0;
  for (; !study.done; steps++) study.step();
  expect(steps).toBeGreaterThan(100);
  expect(new Study(chart).done).toBe(true);
  expect(watersOf(chart).works.every(({ done }) => done)).toBe(true);
});
