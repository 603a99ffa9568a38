import { regatta } from '@/__tests__/fixtures/regatta-game';
import { Series, type SeriesPlan } from '@/engine/bots/series';
import type { Game } from '@/engine/core/game';
import type { SeatSetup } from '@/engine/core/match';

const bot: SeatSetup = { kind: 'bot', name: 'Finn', level: 'deckhand' };
const plan: SeriesPlan = { options: { rounds: 2 }, seats: [bot, bot], seed: 'series', matches: 3, budget: 2 };
const made = (change: Partial<SeriesPlan> = {}) => new Series(regatta as Game, { ...plan, ...change });

test('a series comes out the same in one piece and in slices, and tells how far it is', () => {
  const [whole, sliced] = [made(), made()];
  whole.step(Infinity);
  const parts: number[] = [];
  while (!sliced.done) {
    sliced.step(1);
    parts.push(sliced.part);
  }
  expect(sliced.played).toEqual(whole.played);
  expect(whole.played.map(({ seed }) => seed)).toEqual(['series/1', 'series/2', 'series/3']);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  expect(parts.at(-1)).toBe(1);
});

test('what was over when it was cancelled is kept', () => {
  const series = made();
  while (series.played.length < 1) series.step(1);
  series.cancel();
  series.step(1000);
  expect([series.done, series.played.length]).toEqual([true, 1]);
});

test('bots do unasked things, too: mines are laid that somebody meets, or not, but the log holds more than was asked for', () => {
  const series = made({ matches: 6 });
  series.step(Infinity);
  // Two ships, two rounds: at most 4 turns with a square and three shots each.
  expect(Math.max(...series.played.map(({ answers }) => answers))).toBeGreaterThan(4);
  expect(series.played).toHaveLength(6);
});
