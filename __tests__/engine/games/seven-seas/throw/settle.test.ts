import fc from 'fast-check';
import { CORNER, FIELD, MOST_DICE, POS_MAX, POS_MIN, SEP_MIN } from '@/engine/games/seven-seas/throw/dice';
import { isInLid, settle, type Place } from '@/engine/games/seven-seas/throw/settle';

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

  test('a die with no room moves as little as it can', () => {
    const first = { x: 1400, y: 1400 };
    expect(settle([first, { x: 1597, y: 1400 }])).toEqual([first, { x: 1600, y: 1400 }]);
    expect(settle([{ x: 99, y: 1400 }])).toEqual([{ x: POS_MIN, y: 1400 }]);
  });

  test('4.17.7 the corners of the lid are round', () => {
    expect(isInLid(POS_MIN, POS_MIN)).toBe(false);
    expect(isInLid(CORNER, POS_MIN)).toBe(true);
    expect(isInLid(CORNER - 70, CORNER - 70)).toBe(true);
    expect(isInLid(CORNER - 71, CORNER - 71)).toBe(false);
    expect(isInLid(FIELD - CORNER + 71, FIELD - CORNER + 71)).toBe(false);
  });
});
