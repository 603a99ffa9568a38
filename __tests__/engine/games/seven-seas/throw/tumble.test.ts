import { DIE } from '@/engine/games/seven-seas/throw/dice';
import { centreHeight, faceUp, layFlat, turnBy } from '@/engine/games/seven-seas/throw/tumble';

/** Where a direction of the die looks to once the die is turned. */
function turned(q: Float64Array, [x, y, z]: readonly [number, number, number]): number[] {
  const [w, a, b, c] = Array.from(q) as [number, number, number, number];
  const tx = 2 * (b * z - c * y);
  const ty = 2 * (c * x - a * z);
  const tz = 2 * (a * y - b * x);
  return [x + w * tx + b * tz - c * ty, y + w * ty + c * tx - a * tz, z + w * tz + a * ty - b * tx];
}

const LOOKS = {
  1: [0, 0, 1],
  2: [0, 1, 0],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, -1, 0],
  6: [0, 0, -1],
} as const;
const FACES = [1, 2, 3, 4, 5, 6] as const;

describe('a die in space', () => {
  test.each(FACES)('face %i lies up at every angle', (face) => {
    const q = new Float64Array(4);
    const wrong: number[] = [];
    for (let angle = 0; angle < 360; angle++) {
      layFlat(q, 0, face, angle);
      const [x, y, z] = turned(q, LOOKS[face]) as [number, number, number];
      const right = faceUp(q, 0) === face && Math.hypot(x, y, z - 1) < 1e-9;
      if (!right || Math.abs(centreHeight(q, 0) - DIE / 2) > 1e-9) wrong.push(angle);
    }
    expect(wrong).toEqual([]);
  });

  test('it turns counter-clockwise by its angle', () => {
    const q = new Float64Array(4);
    layFlat(q, 0, 1, 90);
    const [x, y] = turned(q, LOOKS[3]) as [number, number, number];
    expect(x).toBeCloseTo(0, 12);
    expect(y).toBeCloseTo(1, 12);
  });

  test('rolling to the right, what looks right comes down', () => {
    const q = new Float64Array(4);
    layFlat(q, 0, 1, 0);
    for (let i = 0; i < 90; i++) turnBy(q, 0, 0, 0, Math.PI / 180, 0);
    const [, , z] = turned(q, LOOKS[3]) as [number, number, number];
    expect(z).toBeLessThan(-0.999);
    expect(faceUp(q, 0)).toBe(4);
  });

  test('a die on its edge stands higher', () => {
    const q = new Float64Array(4);
    layFlat(q, 0, 6, 30);
    turnBy(q, 0, 0, 2 * Math.tan(Math.PI / 8), 0, 0);
    expect(centreHeight(q, 0)).toBeGreaterThan(DIE * 0.6);
    expect(centreHeight(q, 0)).toBeLessThanOrEqual((DIE * Math.sqrt(3)) / 2);
  });
});
