import { Luck } from '@/engine/core/luck';
import { defaultOptions } from '@/engine/core/options';
import { sevenSeas } from '@/engine/games/seven-seas';
import { featuresOf, sharesOfKnots, standings } from '@/engine/games/seven-seas/bot/standing';
import { FEATURES, ROUNDS_LEFT, WEIGHTS } from '@/engine/games/seven-seas/bot/weights';
import type { SevenSeasOptions } from '@/engine/games/seven-seas/options';
import { scoreOf } from '@/engine/games/seven-seas/score';
import type { SevenSeasState } from '@/engine/games/seven-seas/state';

const options = defaultOptions(sevenSeas.manifest.options) as unknown as SevenSeasOptions;

function begun(): SevenSeasState {
  return sevenSeas.start(options, 2, Luck.fromSeed('standing'));
}

/** What the first seat gains in the estimate when something of it is changed. */
function gain(change: (s: SevenSeasState) => void, s = begun()): number {
  const before: number[] = [];
  const after: number[] = [];
  standings(s, 0, before);
  change(s);
  standings(s, 0, after);
  return (after[0] as number) - (before[0] as number);
}

describe('what a position is worth to the bots', () => {
  test('there is a weight for every feature at every number of rounds, and for every feature a weight', () => {
    expect(WEIGHTS.map((row) => row.length)).toEqual(FEATURES.map(() => ROUNDS_LEFT.length));
    expect(featuresOf(begun(), 0, true, [])).toHaveLength(FEATURES.length);
  });

  test.each([
    [0, [1, 0, 0, 0, 0, 0]],
    [1.5, [0, 1, 0, 0, 0, 0]],
    [6, [0, 0, 0.5, 0.5, 0, 0]],
    [24, [0, 0, 0, 0, 0, 1]],
    [40, [0, 0, 0, 0, 0, 1]],
  ])('with %s rounds left the two nearest weights share', (left, shares) => {
    expect(sharesOfKnots(left)).toEqual(shares);
  });

  test('4.7.6: a flag costs by the caravans of its nation that are still to come', () => {
    const flagged = (played: number) => {
      const s = begun();
      s.played = played;
      return gain((t) => (t.corsair[0] = 1), s);
    };
    expect(flagged(0)).toBeLessThan(flagged(0b0111));
    expect(flagged(0b0111)).toBeLessThan(0);
    expect(flagged(0b1111)).toBe(0);
  });

  test('of a hand that is not seen only the number of its cards counts', () => {
    const other = (hand: number) => {
      const s = begun();
      s.hands[1] = hand;
      return featuresOf(s, 1, false, []);
    };
    expect(other(0b111)).toEqual(other(0b111 << 16));
    expect(other(0b111)).not.toEqual(other(0b11));
  });

  test('it foretells the winner of matches it was not made from, and better than the score does', () => {
    let misses = 0;
    let ofScore = 0;
    for (let n = 0; n < 300; n++) {
      const luck = Luck.fromSeed(`foretold ${n}`);
      const s = sevenSeas.start(options, 2, luck);
      s.imagined = true;
      const told: [share: number, lead: number][] = [];
      for (let round = 0; ;) {
        const seat = sevenSeas.pending(s)[0]?.seat;
        if (seat === undefined) break;
        if (s.phase === 'select' && s.round !== round) {
          round = s.round;
          const shares: number[] = [];
          sevenSeas.brain.evaluate(s, shares, 0);
          told.push([shares[0] as number, scoreOf(s, 0) - scoreOf(s, 1)]);
        }
        const legal = sevenSeas.legal(s, seat);
        sevenSeas.advance(s, seat, sevenSeas.brain.policy(s, seat, legal, luck.bots), luck);
      }
      const winners = sevenSeas.outcome(s)?.winners ?? [];
      const won = winners.includes(0) ? 1 / winners.length : 0;
      for (const [share, lead] of told) {
        misses += (share - won) ** 2 / told.length / 300;
        ofScore += ((lead > 0 ? 1 : lead < 0 ? 0 : 0.5) - won) ** 2 / told.length / 300;
      }
    }
    // A quarter is what a coin would get.
    expect(misses).toBeLessThan(0.175);
    expect(misses).toBeLessThan(ofScore - 0.05);
  });
});
