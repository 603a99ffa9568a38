import * as v from 'valibot';
import { played } from '@/__tests__/fixtures/saves/play';
import { toJson } from '@/engine/saves/json';
import { deadMansDrawStats } from '@/engine/games/dead-mans-draw/stats';
import type { MatchFacts } from '@/engine/stats/facts';
import { LedgerSchema, type Ledger } from '@/engine/stats/ledger';
import { fromDraws, fromWrittenOut } from '@/engine/stats/older';
import { packed, PackedSchema, unpacked } from '@/engine/stats/packed';
import { factsOf } from '@/engine/stats/read';

const names = ['Віра', 'Аня'];
const seats = [0, 1, 2, 3].map((i) => ({ kind: 'person' as const, name: names[i % 2] ?? '', emblem: i + 1 }));
const MATCHES = ['a', 'b', 'c'].flatMap((seed, i) => {
  const match = played({ game: 'dead-mans-draw', seed, seats }, 10_000);
  return factsOf(match, 1_770_000_000_000 + i, deadMansDrawStats) ?? [];
});
const bots: MatchFacts = {
  mark: '0123456789abcdef',
  game: 'seven-seas',
  variant: '',
  at: 1,
  seats: [
    { kind: 'bot', name: 'Finn', level: 'legend', score: -4.5, place: 1, play: null },
    { kind: 'person', name: '', score: 12, place: 0, play: null },
  ],
};
const teams: MatchFacts = {
  ...bots,
  mark: 'fedcba9876543210',
  nobodyWon: true,
  seats: bots.seats.map((seat, i) => ({ ...seat, side: 1 - i })),
};
const LEDGER: Ledger = { matches: [...MATCHES, bots, teams], seen: ['m1', 'm2'] };

test('what is stored is the same ledger, to the last field', () => {
  expect(MATCHES).toHaveLength(3);
  const stored = v.parse(PackedSchema, JSON.parse(toJson(packed(LEDGER))));
  expect(unpacked(stored)).toEqual(LEDGER);
  expect(v.is(LedgerSchema, unpacked(stored))).toBe(true);
});

/** As one game's counts were written before they had names. */
const NAMES = ['turns', 'draws', 'risky', 'expected', 'drawBusts', 'busts', 'takes', 'taken', 'bestTake'];

test('the first form, in which all was written out, comes along', () => {
  const before = LEDGER.matches.map((match) => ({
    ...match,
    seats: match.seats.map((seat) => ({
      ...seat,
      play: seat.play && { ...seat.play.counts, ...seat.play, counts: undefined },
    })),
  }));
  const old: unknown = JSON.parse(JSON.stringify({ ...LEDGER, matches: before }));
  const now = fromDraws(fromWrittenOut(old));
  expect(unpacked(v.parse(PackedSchema, now))).toEqual(LEDGER);
  expect(() => fromWrittenOut({ matches: [{ mark: 'x' }], seen: [] })).toThrow();
});

test('the second form, of nine numbers without names, comes along', () => {
  const old = {
    words: ['Аня', 'dead-mans-draw', 'none', 'parry', 'kraken'],
    matches: [
      [
        '0123456789abcdef',
        1,
        2,
        7,
        [
          [0, 0, 3, -1, 51, 0, [6, 20, 10, 2.5, 2, 3, 4, 40, 18, [3], [4]]],
          [1, 0, -1, 1, 12, 1, null],
        ],
        1,
      ],
    ],
    seen: ['m1'],
  };
  const { matches, seen } = unpacked(v.parse(PackedSchema, fromDraws(old)));
  const [anna, bot] = matches[0]?.seats ?? [];
  expect([matches[0]?.nobodyWon, seen, bot?.play]).toEqual([true, ['m1'], null]);
  expect(anna?.play).toEqual({
    counts: Object.fromEntries(NAMES.map((name, i) => [name, [6, 20, 10, 2.5, 2, 3, 4, 40, 18][i]])),
    traits: ['parry'],
    feats: ['kraken'],
  });
});

test('five thousand matches of four people leave room for running ones in what a browser keeps', () => {
  const many = Array.from({ length: 5000 }, (_, i) => {
    const facts = MATCHES[i % MATCHES.length] as MatchFacts;
    return { ...facts, mark: i.toString(16).padStart(16, '0') };
  });
  const ids = many.map((_, i) => `mk3x9q0a-${String(i).padStart(4, '0')}`);
  const size = toJson(packed({ matches: many, seen: ids })).length;
  // Two copies, in 5.24 million letters.
  expect(2 * size).toBeLessThan(3_000_000);
});
