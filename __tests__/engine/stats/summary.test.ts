import fc from 'fast-check';
import { ACHIEVEMENTS } from '@/engine/games/dead-mans-draw/stats/achievements';
import { lines } from '@/engine/games/dead-mans-draw/stats/lines';
import { marksOf, newMarks } from '@/engine/stats/achievements';
import type { MatchFacts, PlayFacts, SeatFacts } from '@/engine/stats/facts';
import { emptyLedger, merged, noted } from '@/engine/stats/ledger';
import { crewOf, grouped, rivalsOf, summaryOf, type Part } from '@/engine/stats/summary';

const PLAY: PlayFacts = {
  counts: { turns: 6, draws: 20, risky: 10, expected: 2.5, drawBusts: 2, busts: 3, takes: 4, taken: 40, bestTake: 18 },
  traits: [],
  feats: [],
};

interface Told {
  readonly at: number;
  readonly won?: boolean;
  readonly score?: number;
  readonly variant?: string;
  readonly level?: 'deckhand' | 'legend';
  readonly play?: Partial<PlayFacts>;
  readonly counts?: Partial<PlayFacts['counts']>;
}

function facts({
  at,
  won = false,
  score = 30,
  variant = 'none',
  level = 'legend',
  play = {},
  counts = {},
}: Told): MatchFacts {
  return {
    mark: at.toString(16).padStart(16, '0'),
    game: 'dead-mans-draw',
    variant,
    at,
    seats: [
      {
        kind: 'person',
        name: 'Anna',
        emblem: at,
        score,
        place: won ? 0 : 1,
        play: { ...PLAY, ...play, counts: { ...PLAY.counts, ...counts } as PlayFacts['counts'] },
      },
      { kind: 'bot', name: 'Finn', level: 'deckhand', score: 20, place: 2, play: PLAY },
      { kind: 'bot', name: 'Jo', level, score: 31, place: won ? 1 : 0, play: PLAY },
    ],
  };
}

const partsOf = (...told: Told[]) => crewOf(told.map(facts))[0]?.parts ?? [];

describe('statistics', () => {
  it('sums up what one person did', () => {
    const parts = partsOf(
      { at: 1, won: true, score: 50, play: { traits: ['miser'] } },
      { at: 2, won: true, score: 41, play: { traits: ['parry'] }, counts: { bestTake: 30 } },
      { at: 3, score: 12, play: { traits: ['parry'] }, counts: { takes: 0, taken: 0 } },
      { at: 4, won: true },
    );
    expect(summaryOf(parts)).toMatchObject({
      played: 4,
      won: 3,
      best: 50,
      streak: 1,
      longestStreak: 2,
    });
    expect(lines(parts)).toEqual([
      { id: 'averageTake', value: { tenths: 10 } },
      { id: 'bestTake', value: 30 },
      { id: 'busts', value: 12 },
      { id: 'luck', figures: { happened: 8, expected: { tenths: 10 } } },
      { id: 'favouriteTrait', chosen: 'parry' },
    ]);
  });

  it('has no averages before the first match', () => {
    expect(summaryOf([])).toMatchObject({
      played: 0,
      best: null,
      averageScore: null,
    });
    expect(lines([])).toEqual([]);
  });

  it('groups by the strongest bot at the table', () => {
    const parts = partsOf({ at: 1, level: 'deckhand' }, { at: 2 }, { at: 3 });
    expect(grouped(parts, rivalsOf).map(([key, list]) => [key, list.length])).toEqual([
      ['deckhand', 1],
      ['legend', 2],
    ]);
  });

  it('counts no win where nobody won, knows who was on the own side, and who played alone', () => {
    const [anna, finn, jo] = facts({ at: 1, won: true }).seats as [SeatFacts, SeatFacts, SeatFacts];
    const match = facts({ at: 1, won: true });
    const [part] = partsOf({ at: 1, won: true });
    expect(summaryOf([part as Part]).won).toBe(1);
    const ended: MatchFacts = { ...match, nobodyWon: true };
    expect(summaryOf(crewOf([ended])[0]?.parts ?? []).won).toBe(0);
    const paired = [
      { ...anna, side: 0 },
      { ...finn, side: 1 },
      { ...jo, side: 0 },
    ];
    const rivals = (seats: readonly SeatFacts[]) =>
      crewOf([{ ...match, seats: [...seats] }]).flatMap(({ parts }) => parts.map(rivalsOf));
    expect([rivals([anna, finn, jo]), rivals(paired), rivals([anna])]).toEqual([['legend'], ['deckhand'], ['nobody']]);
  });

  it('lists people only, each with the emblem of the last match', () => {
    const crew = crewOf([facts({ at: 1 }), facts({ at: 2 })]);
    expect(crew.map(({ name, emblem, parts }) => [name, emblem, parts.length])).toEqual([['Anna', 2, 2]]);
  });

  it('counts a match once, in whatever order matches come and however often', () => {
    const all = [1, 2, 3, 4, 5].map((at) => facts({ at }));
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 4 }), { maxLength: 20 }), (order) => {
        const ledger = order.reduce((now, i) => noted(now, `id${i}`, all[i] as MatchFacts), emptyLedger());
        const wanted = all.filter((_, i) => order.includes(i));
        const twice = merged(merged(emptyLedger(), ledger), ledger);
        return [ledger, twice].every(({ matches }) => JSON.stringify(matches) === JSON.stringify(wanted));
      }),
      { numRuns: 60 },
    );
  });

  it('remembers a match that had nothing to count', () => {
    expect(noted(noted(emptyLedger(), 'x', null), 'x', null)).toEqual({ matches: [], seen: ['x'] });
  });
});

describe('achievements', () => {
  const reached = (...told: Told[]) =>
    marksOf(ACHIEVEMENTS, partsOf(...told))
      .filter(({ done, of }) => done === of)
      .map(({ id }) => id);

  it('come from feats and from results', () => {
    expect(reached({ at: 1 })).toEqual([]);
    expect(reached({ at: 1, won: true })).toEqual(['first-win', 'beat-legend']);
    expect(reached({ at: 1, play: { feats: ['nerves', 'saved'] } })).toEqual(['nerves', 'saved']);
    expect(reached(...[1, 2, 3, 4, 5].map((at) => ({ at, won: true, level: 'deckhand' as const })))).toEqual([
      'first-win',
      'streak',
    ]);
  });

  it('tell how far one has come', () => {
    const marks = marksOf(
      ACHIEVEMENTS,
      partsOf({ at: 1, won: true, variant: 'sudden-death' }, { at: 2, won: true, variant: 'bottom-feeder' }),
    );
    expect(marks.find(({ id }) => id === 'variants')).toEqual({ id: 'variants', done: 1, of: 6 });
    expect(marks.map(({ id }) => id)).toEqual(Object.keys(ACHIEVEMENTS));
  });

  it('are new once only', () => {
    const parts = partsOf({ at: 1, won: true }, { at: 2, won: true, play: { feats: ['kraken'] } });
    expect(newMarks(ACHIEVEMENTS, parts, facts({ at: 1 }).mark)).toEqual(['first-win', 'beat-legend']);
    expect(newMarks(ACHIEVEMENTS, parts, facts({ at: 2 }).mark)).toEqual(['kraken']);
  });
});
