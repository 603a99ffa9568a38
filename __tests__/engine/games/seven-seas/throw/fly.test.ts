import fc from 'fast-check';
import { anyGesture } from '@/__tests__/fixtures/seven-seas/throws';
import { bodies as b, OUT, type Witness } from '@/engine/games/seven-seas/throw/bodies';
import { SEP_MIN, type Gesture } from '@/engine/games/seven-seas/throw/dice';
import { END, fly } from '@/engine/games/seven-seas/throw/fly';

const hard: Gesture = { gx: 0, gy: 900, power: 1000, spin: 0 };

const watcher = () => {
  const seen = { steps: 0, knocks: 0 };
  const witness: Witness = { step: () => void seen.steps++, knock: () => void seen.knocks++ };
  return { seen, witness };
};
const state = () => [b.x, b.y, b.angle].map((row) => Array.from(row.slice(0, b.count)));

describe('fly', () => {
  test('who looks on changes nothing, not a bit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 44 }), fc.option(anyGesture), fc.nat(), (count, gesture, shake) => {
        fly(count, gesture, shake, false, null);
        const alone = JSON.stringify(state());
        fly(count, gesture, shake, false, watcher().witness);
        return JSON.stringify(state()) === alone;
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  test('2.7 the dice come to rest apart but for the rounding, without any help', () => {
    let nearest = Infinity;
    for (let shake = 0; shake < 100; shake++) {
      fly(44, null, shake, false, null);
      for (let i = 0; i < 44; i++) {
        for (let j = 0; j < i; j++) {
          const dx = (b.x[i] as number) - (b.x[j] as number);
          const dy = (b.y[i] as number) - (b.y[j] as number);
          nearest = Math.min(nearest, dx * dx + dy * dy);
        }
      }
    }
    expect(Math.sqrt(nearest)).toBeGreaterThan(SEP_MIN - 2);
  });

  test('they lie still before the end as a rule; the end is the end', () => {
    const steps = Array.from({ length: 60 }, (_, shake) => {
      const { seen, witness } = watcher();
      fly(30, shake % 2 === 0 ? null : { ...hard, power: 800 }, shake, false, witness);
      return seen.steps;
    });
    expect(Math.max(...steps)).toBeLessThanOrEqual(END + 1);
    expect(steps.filter((count) => count > END).length).toBeLessThan(6);
    expect(Math.min(...steps)).toBeGreaterThan(50);
  });

  test('4.7.10 in a throw that counts every die is in the lid, however flat and quick the hand; a spill loses one', () => {
    const lost = () => b.stage.slice(0, b.count).filter((stage) => stage === OUT).length;
    const most = [0, 0];
    for (let power = 600; power <= 1000; power += 20) {
      for (let shake = 0; shake < 20; shake++) {
        const gesture = { gx: 0, gy: (shake % 3) * 350, power, spin: 0 };
        fly(28, gesture, shake, false, null);
        most[0] = Math.max(most[0] as number, lost());
        fly(28, gesture, shake, true, watcher().witness);
        most[1] = Math.max(most[1] as number, lost());
      }
    }
    expect(most).toEqual([0, 1]);
  });

  test('4.7.10 when a die is over the rim the rules have seen enough; those who look on see it fall', () => {
    let shake = 0;
    while (fly(8, hard, shake, true, null) === null) shake++;
    const lost = fly(8, hard, shake, true, null);
    const { seen, witness } = watcher();
    expect(fly(8, hard, shake, true, witness)).toBe(lost);
    expect(seen.steps).toBeGreaterThan(60);
    expect(fly(8, hard, shake, false, null)).toBe(null);
  });
});
