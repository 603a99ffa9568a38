import fc from 'fast-check';
import { fairnessOf, verdictOf, type Draw } from '@/engine/stats/draws';

const draw = (bust: number, of: number, busted = false): Draw => ({ at: 0, seat: 0, bust, of, busted });

/** Every course that the draws could have taken, one by one. */
function byHand(draws: readonly Draw[], fits: (busts: number) => boolean): number {
  let total = 0;
  for (let course = 0; course < 1 << draws.length; course++) {
    let chance = 1;
    let busts = 0;
    draws.forEach(({ bust, of }, i) => {
      const sunk = (course & (1 << i)) !== 0;
      chance *= sunk ? bust / of : 1 - bust / of;
      if (sunk) busts++;
    });
    if (fits(busts)) total += chance;
  }
  return total;
}

describe('draws against their odds', () => {
  it('counts the risky ones, what was to be expected, and what happened', () => {
    const told = fairnessOf([draw(0, 50), draw(10, 40), draw(20, 40, true), draw(0, 30)]);
    expect(told).toMatchObject({ draws: 4, risky: 2, expected: 0.75, happened: 1 });
    // 1 − (3/4 × 1/2), and 1 − (1/4 × 1/2)
    expect(told.orMore).toBeCloseTo(0.625, 12);
    expect(told.orLess).toBeCloseTo(0.875, 12);
  });

  it('gives the same chances as going through every course by hand', () => {
    const one = fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 20 }), fc.boolean())
      .map(([bust, more, busted]) => draw(bust, bust + more, busted || more === 0));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), (draws) => {
        const { happened, orMore, orLess } = fairnessOf(draws);
        const more = byHand(draws, (busts) => busts >= happened);
        const less = byHand(draws, (busts) => busts <= happened);
        return Math.abs(orMore - more) < 1e-9 && Math.abs(orLess - less) < 1e-9;
      }),
      { numRuns: 60 },
    );
  });

  it('says no more than the numbers allow', () => {
    const tens = (busted: number) => Array.from({ length: 10 }, (_, i) => draw(10, 40, i < busted));
    expect([0, 1, 2, 4, 5, 7].map((busts) => verdictOf(fairnessOf(tens(busts))))).toEqual([
      'lucky',
      'usual',
      'usual',
      'usual',
      'unlucky',
      'very-unlucky',
    ]);
    expect(verdictOf(fairnessOf([draw(0, 60)]))).toBe('no-risk');
    expect(verdictOf(fairnessOf(Array.from({ length: 20 }, () => draw(10, 40))))).toBe('very-lucky');
  });
});
