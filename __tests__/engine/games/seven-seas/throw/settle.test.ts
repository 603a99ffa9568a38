import fc from 'fast-check';
import { Stream } from '@/engine/core/luck';
import { bodies } from '@/engine/games/seven-seas/throw/bodies';
import { CORNER, DIE, FIELD, MOST_DICE, POS_MAX, POS_MIN, SEP_MIN } from '@/engine/games/seven-seas/throw/dice';
import { fly } from '@/engine/games/seven-seas/throw/fly';
import { isInLid, settle, type Place } from '@/engine/games/seven-seas/throw/settle';
import { atRest } from '@/engine/games/seven-seas/throw/throw';

const anyPlace = fc.record({ x: fc.integer({ min: -500, max: 3300 }), y: fc.integer({ min: -500, max: 3300 }) });

function isSound(places: readonly Place[]): boolean {
  return places.every(
    ({ x, y }, i) =>
      isInLid(x, y) &&
      places.every((other, j) => i === j || (x - other.x) ** 2 + (y - other.y) ** 2 >= SEP_MIN * SEP_MIN),
  );
}

describe('settle', () => {
  test('2.7 whatever is given, the dice end apart and in the lid', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: MOST_DICE }), (given) => isSound(settle(given))),
      { numRuns: 100, seed: 7 },
    );
  });

  test('2.7 even all in one point, in the middle or in a corner', () => {
    for (const at of [0, POS_MIN, FIELD / 2, POS_MAX, FIELD]) {
      const places = settle(Array.from({ length: MOST_DICE }, () => ({ x: at, y: at })));
      expect(places).toHaveLength(MOST_DICE);
      expect(isSound(places)).toBe(true);
    }
  });

  test('what lies well is left alone', () => {
    const places = [
      { x: 1400, y: 1400 },
      { x: 1600, y: 1400 },
      { x: POS_MIN, y: CORNER },
    ];
    expect(settle(places)).toEqual(places);
  });

  test('two that are too near give way by half each, one in a wall comes off it', () => {
    const row = (...xs: number[]) => xs.map((x) => ({ x, y: 1400 }));
    expect(settle(row(1400, 1594))).toEqual(row(1396, 1598));
    expect(settle(row(99))).toEqual(row(POS_MIN));
  });

  test('in a full throw no die jumps: all end within a quarter of a die of where they came to rest', () => {
    const luck = Stream.seeded('full', 'settle');
    const jumped: number[] = [];
    for (let n = 0; n < 3000; n++) {
      const gesture = n % 3 === 0 ? null : { gx: luck.below(1401) - 700, gy: luck.below(1401) - 700, spin: 0 };
      fly(41 + (n % 4), gesture && { ...gesture, power: n % 3 === 1 ? 850 : 1000 }, luck.next(), false, null);
      atRest().forEach(({ x, y }, i) => {
        if (Math.hypot(x - (bodies.x[i] as number), y - (bodies.y[i] as number)) > DIE / 4) jumped.push(n);
      });
    }
    expect(jumped).toEqual([]);
  });

  test('4.17.7 the corners of the lid are round', () => {
    expect(isInLid(POS_MIN, POS_MIN)).toBe(false);
    expect(isInLid(CORNER, POS_MIN)).toBe(true);
    expect(isInLid(CORNER - 70, CORNER - 70)).toBe(true);
    expect(isInLid(CORNER - 71, CORNER - 71)).toBe(false);
    expect(isInLid(FIELD - CORNER + 71, FIELD - CORNER + 71)).toBe(false);
  });
});
