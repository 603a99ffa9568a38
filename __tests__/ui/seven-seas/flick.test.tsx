import fc from 'fast-check';
import { flickOf, rattleOf, seenWay } from '@/components/games/seven-seas/flick';
import { isGesture } from '@/engine/games/seven-seas/throw/gesture';

const SIDE = 360;
const straight = (dx: number, dy: number, vx: number, vy: number) =>
  flickOf({ dx, dy, vx, vy, early: { dx: dx / 2, dy: dy / 2 } }, SIDE);

test('4.17.1 every movement of a finger is a gesture that the rules take, or none', () => {
  const way = fc.integer({ min: -2000, max: 2000 });
  const speed = fc.double({ min: -30, max: 30, noNaN: true });
  fc.assert(
    fc.property(way, way, speed, speed, way, way, (dx, dy, vx, vy, ex, ey) => {
      const gesture = flickOf({ dx, dy, vx, vy, early: { dx: ex, dy: ey } }, SIDE);
      return gesture === null || isGesture(gesture);
    }),
  );
});

test('a flick up the screen throws away from the thrower, harder when it is faster', () => {
  const slow = straight(0, -180, 0, -0.5);
  const fast = straight(0, -180, 0, -2);
  expect(slow).toMatchObject({ gx: 0, gy: 499, spin: 0 });
  expect(fast?.power).toBeGreaterThan(slow?.power ?? 0);
});

test('a touch that hardly moves throws nothing', () => {
  expect(straight(3, -4, 0, 0)).toBeNull();
});

test('a way that bends to the left turns the dice to the left', () => {
  const left = flickOf({ dx: -60, dy: -120, vx: -1, vy: -1, early: { dx: 0, dy: -60 } }, SIDE);
  const right = flickOf({ dx: 60, dy: -120, vx: 1, vy: -1, early: { dx: 0, dy: -60 } }, SIDE);
  expect(left?.spin).toBeGreaterThan(0);
  expect(right?.spin).toBe(-(left?.spin ?? 0));
});

test('at a table that lies flat everybody throws away from themselves', () => {
  const ways = [seenWay(100, 0, 90), seenWay(0, 100, 180), seenWay(-100, 0, 270)];
  // From the left edge that is to the right of the screen, from the far one down, from the right one to the left.
  expect(ways.map(({ dx, dy }) => [Math.abs(dx), dy])).toEqual([
    [0, -100],
    [0, -100],
    [0, -100],
  ]);
});

test('dice rattle in the hand once the finger has gone some way, louder when it is faster', () => {
  expect(rattleOf(10, 16)).toBeNull();
  const [slow, fast, fastest] = [rattleOf(60, 600), rattleOf(60, 60), rattleOf(400, 16)];
  expect(slow).toBeGreaterThan(0);
  expect(fast).toBeGreaterThan(slow ?? 1);
  expect(fastest).toBe(1);
});
