import fc from 'fast-check';
import { bodies as b, OTHER, WALL, type Witness } from '@/engine/games/seven-seas/throw/bodies';
import { DIE } from '@/engine/games/seven-seas/throw/dice';
import { RADIUS, strikeDie, strikeWall } from '@/engine/games/seven-seas/throw/strike';

const INERTIA = (DIE * DIE) / 6;
const number = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const anyMotion = fc.record({ vx: number(150), vy: number(150), spin: number(0.5), angle: number(720) });
type Motion = { vx: number; vy: number; spin: number; angle: number };

const place = (i: number, { vx, vy, spin, angle }: Motion) => {
  b.vx[i] = vx;
  b.vy[i] = vy;
  b.spin[i] = spin;
  b.angle[i] = angle;
};
const vx = (i: number) => b.vx[i] as number;
const vy = (i: number) => b.vy[i] as number;
const spin = (i: number) => b.spin[i] as number;
const energy = (i: number) => vx(i) ** 2 + vy(i) ** 2 + INERTIA * spin(i) ** 2;
const near = (a: number, c: number) => Math.abs(a - c) <= 1e-9 * (1 + Math.abs(a) + Math.abs(c));

describe('two dice', () => {
  const anyMeeting = fc.tuple(anyMotion, anyMotion, number(180));

  test('what they strike with is neither made nor lost: momentum, and turning momentum about any point', () => {
    fc.assert(
      fc.property(anyMeeting, ([one, other, degrees]) => {
        const nx = Math.cos((degrees * Math.PI) / 180);
        const ny = Math.sin((degrees * Math.PI) / 180);
        place(0, one);
        place(1, other);
        // The first at the origin, the second one diameter away.
        const turning = () => 2 * RADIUS * (nx * vy(1) - ny * vx(1)) + INERTIA * (spin(0) + spin(1));
        const before = [vx(0) + vx(1), vy(0) + vy(1), turning(), energy(0) + energy(1)] as const;
        strikeDie(b, 0, 1, nx, ny, null);
        return (
          near(vx(0) + vx(1), before[0]) &&
          near(vy(0) + vy(1), before[1]) &&
          Math.abs(turning() - before[2]) < 1e-6 &&
          energy(0) + energy(1) <= before[3] * (1 + 1e-12)
        );
      }),
      { seed: 1 },
    );
  });

  test('dice that part are left alone; dice that meet part', () => {
    place(0, { vx: 0, vy: 0, spin: 0, angle: 0 });
    place(1, { vx: 10, vy: 0, spin: 0, angle: 0 });
    strikeDie(b, 0, 1, 1, 0, null);
    expect([vx(0), vx(1)]).toEqual([0, 10]);
    place(1, { vx: -10, vy: 0, spin: 0, angle: 0 });
    strikeDie(b, 0, 1, 1, 0, null);
    expect([vx(0), vx(1)]).toEqual([-7.5, -2.5]);
  });

  test('a square that is struck beside its middle begins to turn, and a rubbing one too', () => {
    place(0, { vx: 20, vy: 0, spin: 0, angle: 20 });
    place(1, { vx: 0, vy: 0, spin: 0, angle: 0 });
    strikeDie(b, 0, 1, 1, 0, null);
    expect(Math.abs(spin(1))).toBeGreaterThan(0.01);
    place(0, { vx: 20, vy: 20, spin: 0, angle: 0 });
    place(1, { vx: 0, vy: 0, spin: 0, angle: 0 });
    strikeDie(b, 0, 1, 1, 0, null);
    expect(spin(0)).toBeLessThan(0);
    expect(spin(1)).toBeLessThan(0);
  });

  test('the ear hears who, what and how hard', () => {
    const heard: unknown[] = [];
    const witness: Witness = { step: () => undefined, knock: (...all) => void heard.push(all) };
    place(0, { vx: 20, vy: 0, spin: 0, angle: 0 });
    place(1, { vx: 0, vy: 0, spin: 0, angle: 0 });
    strikeDie(b, 0, 1, 1, 0, witness);
    place(2, { vx: 0, vy: -20, spin: 0, angle: 0 });
    strikeWall(b, 2, 0, 1, witness);
    expect(heard).toEqual([
      [0, OTHER, 15],
      [2, WALL, 33],
    ]);
  });
});

describe('a wall', () => {
  test('throws a die back, slower, and never gives speed', () => {
    fc.assert(
      fc.property(anyMotion, number(180), (motion, degrees) => {
        const nx = Math.cos((degrees * Math.PI) / 180);
        const ny = Math.sin((degrees * Math.PI) / 180);
        place(0, motion);
        const into = vx(0) * nx + vy(0) * ny;
        const before = energy(0);
        strikeWall(b, 0, nx, ny, null);
        return energy(0) <= before * (1 + 1e-12) && vx(0) * nx + vy(0) * ny >= into;
      }),
      { seed: 2 },
    );
  });
});
