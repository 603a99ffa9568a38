import { Series } from '@/engine/bots/series';
import type { Game } from '@/engine/core/game';
import { admiral } from '@/engine/games/admiral';
import { changedRules } from '@/engine/games/admiral/charts/house-rules';
import { sheetAt } from '@/engine/games/admiral/charts/laid';
import { reachIn, stepsFrom, stormDanger } from '@/engine/games/admiral/charts/overlays';
import { shareOf, Trial } from '@/engine/games/admiral/charts/trial';
import type { Chart } from '@/engine/games/admiral/board/chart';
import { OWN_SCENARIO } from '@/__tests__/fixtures/admiral/own-scenario';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { MINI_1 } from '@/engine/games/admiral/data/scenarios/mini';
import { PEARL_SHOALS } from '@/engine/games/admiral/data/scenarios/pearl-shoals';
import { squareFrom } from '@/engine/games/admiral/data/squares';
import { OPTIONS_AS_FILED } from '@/engine/games/admiral/scenario/as-filed';
import { scenarioText } from '@/engine/games/admiral/scenario/text';

describe('15.5: the report of bots', () => {
  it('tells who won, how, when, where and what was lost', () => {
    const series = new Series(admiral as unknown as Game, {
      options: { scenario: scenarioText(OWN_SCENARIO) },
      seats: [0, 1].map(() => ({ kind: 'bot', name: 'Bot', level: 'deckhand' })),
      seed: 'trial',
      matches: 2,
      whole: true,
    });
    series.step(Infinity);
    const trial = new Trial(2);
    for (const { saved } of series.played) if (saved) trial.add(saved);
    const report = trial.report();
    const won = series.played.map(({ outcome }) => outcome.winners);
    expect(report.matches).toBe(2);
    expect(report.shares.map(({ wins }) => wins)).toEqual(
      [0, 1].map((seat) => won.filter((w) => w.includes(seat)).length),
    );
    expect(report.limited + report.ends.reduce((sum, [, count]) => sum + count, 0)).toBe(2);
    expect(report.rounds.most).toBeGreaterThanOrEqual(report.rounds.least);
    expect(report.busiest).toBe(Math.max(...report.visits));
    const chart = sheetAt(OWN_SCENARIO, 0) as Chart;
    report.visits.forEach((count, square) => {
      if (count > 0) expect(chart.squares).toContain(square);
    });
  }, 120_000);

  it.each([
    [0, 20, 0, 0.161],
    [10, 20, 0.299, 0.701],
    [20, 20, 0.839, 1],
    [0, 0, 0, 1],
  ])('%i of %i: error bars after Wilson', (wins, matches, low, high) => {
    const share = shareOf(0, wins, matches);
    expect(share.low).toBeCloseTo(low, 2);
    expect(share.high).toBeCloseTo(high, 2);
  });
});

describe('15.6: what is not as in the rulebook', () => {
  it('nothing in Pearl Shoals', () => {
    expect(changedRules(PEARL_SHOALS)).toEqual([]);
  });

  it('what a file says, and what players wish', () => {
    expect(changedRules(MINI_1).map(({ key }) => key)).toContain('actions.fire');
    const changes = changedRules(OWN_SCENARIO, { ...OPTIONS_AS_FILED, hitRule: 'even', level: 'captain' });
    expect(changes).toContainEqual({ key: 'fort.durability', now: 6, usual: 5, by: 'file' });
    expect(changes).toContainEqual({ key: 'ships.frigate.durability', now: 5, usual: 4, by: 'file' });
    expect(changes).toContainEqual({ key: 'fort.range', now: '4 / 3', usual: '5 / 4', by: 'file' });
    expect(changes).toContainEqual({ key: 'hitRule', now: 'even', usual: '3-6', by: 'players' });
    expect(changes).toContainEqual({ key: 'level', now: 'captain', usual: 'basic', by: 'players' });
  });
});

const LONE_REEF: Scenario = {
  ...PEARL_SHOALS,
  layouts: [
    { ...(PEARL_SHOALS.layouts[0] as Scenario['layouts'][number]), islands: [], reefs: { fixed: ['H7'] }, place: [] },
  ],
};

describe('15.2: overlays', () => {
  const chart = sheetAt(LONE_REEF, 0) as Chart;
  const frigate = 2;

  it('storm danger: what eight storms do to a frigate beside a reef', () => {
    const danger = stormDanger(chart, frigate);
    // A frigate drifts 2 straight and 1 across (2.4): two squares not sailed, one, and one across.
    expect(danger[squareFrom('G7')]).toBe(2);
    expect(danger[squareFrom('F7')]).toBe(1);
    expect(danger[squareFrom('G6')]).toBe(1);
    expect(danger[squareFrom('F5')]).toBe(0);
    expect(danger[squareFrom('H7')]).toBe(0);
  });

  it('reach: with the wind and against it', () => {
    const east = 2;
    const squares = reachIn(chart, squareFrom('C3'), frigate, east);
    expect(squares).toContain(squareFrom('I3'));
    expect(squares).not.toContain(squareFrom('J3'));
    expect(reachIn(chart, squareFrom('C7'), frigate, east)).not.toContain(squareFrom('H7'));
    expect(reachIn(chart, squareFrom('C3'), frigate, null)).toEqual([]);
  });

  it('distance: steps from the ports', () => {
    const steps = stepsFrom(chart, [0]);
    expect(steps[squareFrom('B2')]).toBe(0);
    expect(steps[squareFrom('E5')]).toBe(3);
    expect(steps[squareFrom('H7')]).toBe(-1);
  });
});
