import { bodies as b, COMING, DOWN, FLYING, GRAVITY, OUT } from '@/engine/games/seven-seas/throw/bodies';
import { CORNER, FIELD, RIM_HEIGHT } from '@/engine/games/seven-seas/throw/dice';
import { move } from '@/engine/games/seven-seas/throw/move';
import { RADIUS } from '@/engine/games/seven-seas/throw/strike';

const still = { x: 1400, y: 1400, z: 0, vx: 0, vy: 0, vz: 0, spin: 0, stage: DOWN, rimOpen: false };

function lay(given: Partial<typeof still>): void {
  const { x, y, z, vx, vy, vz, spin, stage, rimOpen } = { ...still, ...given };
  b.count = 1;
  b.rimOpen = rimOpen;
  b.x[0] = x;
  b.y[0] = y;
  b.z[0] = z;
  b.vx[0] = vx;
  b.vy[0] = vy;
  b.vz[0] = vz;
  b.spin[0] = spin;
  b.angle[0] = b.kickX[0] = b.kickY[0] = 0;
  b.stage[0] = stage;
  b.awake[0] = 2;
}

const steps = (most: number) => {
  let count = 0;
  while (count < most && move(b, 1, null)) count++;
  return count;
};

describe('move', () => {
  test('a die on the floor slows down, stops and sleeps', () => {
    lay({ vx: 30, spin: 0.1 });
    const taken = steps(100);
    expect(taken).toBeGreaterThan(10);
    expect(taken).toBeLessThan(40);
    expect(b.x[0]).toBeGreaterThan(1550);
    expect([b.vx[0], b.spin[0], b.awake[0], b.y[0]]).toEqual([0, 0, 0, 1400]);
  });

  test('a die in the air falls as things fall, and keeps its way', () => {
    lay({ z: 500, vx: 10, vy: -5, stage: FLYING });
    for (let i = 0; i < 10; i++) move(b, 1, null);
    expect(b.z[0]).toBeCloseTo(500 - GRAVITY * 55, 9);
    expect([b.x[0], b.y[0], b.stage[0]]).toEqual([1500, 1350, FLYING]);
  });

  test('it bounces lower each time, and its first fall throws it aside', () => {
    lay({ z: 300, vx: 40, stage: FLYING });
    b.kickY[0] = 0.5;
    const tops: number[] = [];
    let top = 0;
    for (let i = 0; i < 60; i++) {
      const before = b.z[0] as number;
      move(b, 1, null);
      if (b.z[0] === 0 && before > 0) {
        tops.push(top);
        top = 0;
      } else top = Math.max(top, b.z[0] as number);
    }
    expect(tops.length).toBeGreaterThan(2);
    expect(tops).toEqual([...tops].sort((a, c) => c - a));
    expect(b.stage[0]).toBe(DOWN);
    expect(b.y[0]).toBeGreaterThan(1450);
    expect(b.z[0]).toBe(0);
  });

  test.each([
    ['left', { x: 110, vx: -40 }, 'x', RADIUS],
    ['right', { x: 2690, vx: 40 }, 'x', FIELD - RADIUS],
    ['near', { y: 110, vy: -40 }, 'y', RADIUS],
    ['far', { y: 2690, vy: 40 }, 'y', FIELD - RADIUS],
  ] as const)('the %s wall sends it back', (_, given, axis, limit) => {
    lay(given);
    move(b, 1, null);
    expect(b[axis][0]).toBe(limit);
    const speed = { ...still, ...given }[`v${axis}`];
    const after = b[`v${axis}`][0] as number;
    expect(Math.sign(after)).toBe(-Math.sign(speed));
    expect(Math.abs(after)).toBeLessThan(Math.abs(speed));
  });

  test('2.7 a round corner leads it round', () => {
    lay({ x: 150, y: 150, vx: -30, vy: -30 });
    move(b, 1, null);
    const beside = Math.hypot(CORNER - (b.x[0] as number), CORNER - (b.y[0] as number));
    expect(beside).toBeCloseTo(CORNER - RADIUS, 6);
    expect(b.vx[0]).toBeGreaterThan(0);
    expect(b.vy[0]).toBeGreaterThan(0);
  });

  test('4.7.10 high over the rim it leaves the lid, if the rim is open; else the wall holds it', () => {
    const high = { x: 2650, vx: 80, z: RIM_HEIGHT + 100, stage: FLYING };
    lay({ ...high, rimOpen: true });
    move(b, 1, null);
    expect(b.stage[0]).toBe(OUT);
    lay(high);
    move(b, 1, null);
    expect([b.stage[0], b.x[0]]).toEqual([FLYING, FIELD - RADIUS]);
    lay({ ...high, z: RIM_HEIGHT - 10, rimOpen: true });
    move(b, 1, null);
    expect(b.stage[0]).toBe(FLYING);
  });

  test('4.7.10 what comes down outside is lost', () => {
    lay({ y: -400, z: 5, vz: -1, stage: COMING });
    move(b, 1, null);
    expect(b.stage[0]).toBe(OUT);
  });

  test('4.7.10 what comes down on the floor is in the lid, though it was not clear of the wall a step before', () => {
    lay({ y: 40, vy: 60, z: 5, vz: -1, stage: COMING });
    move(b, 1, null);
    // The wall moves it as far from itself as a die can lie.
    expect([b.stage[0], b.y[0]]).toEqual([DOWN, RADIUS]);
  });
});
