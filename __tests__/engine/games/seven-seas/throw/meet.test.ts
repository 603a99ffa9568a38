import fc from 'fast-check';
import { bodies as b, DOWN, FLYING } from '@/engine/games/seven-seas/throw/bodies';
import { lineUp, meet } from '@/engine/games/seven-seas/throw/meet';
import { RADIUS } from '@/engine/games/seven-seas/throw/strike';

const at = fc.double({ min: 100, max: 1400, noNaN: true });
const anyDice = fc.array(fc.record({ x: at, y: at, down: fc.boolean(), awake: fc.boolean() }), {
  minLength: 2,
  maxLength: 44,
});

function lay(dice: readonly { x: number; y: number; down?: boolean; awake?: boolean }[]): void {
  b.count = dice.length;
  dice.forEach(({ x, y, down = true, awake = true }, i) => {
    b.x[i] = x;
    b.y[i] = y;
    b.vx[i] = b.vy[i] = b.spin[i] = b.angle[i] = 0;
    b.stage[i] = down ? DOWN : FLYING;
    b.awake[i] = awake ? 1 : 0;
  });
  lineUp(dice.length);
}

const distance = (i: number, j: number) =>
  Math.hypot((b.x[i] as number) - (b.x[j] as number), (b.y[i] as number) - (b.y[j] as number));

describe('meet', () => {
  test('finds just those dice that touch, one of them awake, both on the floor', () => {
    fc.assert(
      fc.property(anyDice, (dice) => {
        lay(dice);
        const touching = dice.map((die, i) =>
          dice.some(
            (other, j) =>
              i !== j && die.down && other.down && (die.awake || other.awake) && distance(i, j) < 2 * RADIUS - 0.31,
          ),
        );
        meet(b, null);
        return touching.every((touches, i) => !touches || b.awake[i] === 2);
      }),
      { seed: 3 },
    );
  });

  test('dice that do not touch, or fly, or sleep both, are left where they are', () => {
    const still = [
      { x: 500, y: 500 },
      { x: 702, y: 500 },
      { x: 510, y: 705 },
      { x: 1000, y: 1000, down: false },
      { x: 1050, y: 1000 },
      { x: 1500, y: 500, awake: false },
      { x: 1600, y: 500, awake: false },
    ];
    lay(still);
    meet(b, null);
    expect(Array.from(b.x.slice(0, 7))).toEqual(still.map((die) => die.x));
  });

  test('dice in one point part, in a few steps, in opposite ways', () => {
    lay([
      { x: 1000, y: 1000 },
      { x: 1000, y: 1000 },
    ]);
    for (let step = 0; step < 8; step++) meet(b, null);
    expect(distance(0, 1)).toBeCloseTo(2 * RADIUS, 6);
    expect((b.x[0] as number) + (b.x[1] as number)).toBeCloseTo(2000, 6);
  });
});
