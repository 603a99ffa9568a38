import { Board } from '@/__tests__/fixtures/sea-of-clouds/board';
import type { Seat } from '@/engine/core/game';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';

/** What a position promises, and to whose eyes. */

const FINE = ['rum-collector', 'rum-collector', 'rum-collector', 'rum-reserve'];
const POOR = ['rum-rotgut', 'rum-rotgut', 'rum-spiced', 'rum-spiced'];

/** The share of A, whose bottles these are, as a captain sees it. */
function shareOfA(rum: readonly string[], viewer: Seat): number {
  const shares: number[] = [];
  seaOfClouds.brain.evaluate(new Board({ A: { rum: [...rum] } }).s, shares, viewer);
  return shares[0] as number;
}

test('12.2, 6.2.3 own bottles count by what they are, another captain’s hidden ones all alike', () => {
  expect(shareOfA(FINE, 0)).toBeGreaterThan(shareOfA(POOR, 0) + 0.1);
  expect(shareOfA(FINE, 1)).toBe(shareOfA(POOR, 1));
  expect(shareOfA(FINE, 1)).toBeLessThan(shareOfA(FINE, 0));
  expect(shareOfA(POOR, 1)).toBeGreaterThan(shareOfA(POOR, 0));
});

test('12.2 what may still come is worth less with every round, and points are surer', () => {
  const at = (round: number): number => {
    const shares: number[] = [];
    const { s } = new Board({ round, A: { relics: ['relic-behemoth', 'relic-behemoth'] }, B: { doubloons: 4 } });
    seaOfClouds.brain.evaluate(s, shares, 0);
    return shares[0] as number;
  };
  expect(at(5)).toBeGreaterThan(at(13));
});
