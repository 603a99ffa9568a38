import { thrown } from '@/__tests__/fixtures/seven-seas/throws';
import { POSE, poseAt } from '@/engine/games/seven-seas/throw/flight';
import { recordFlight } from '@/engine/games/seven-seas/throw/record';

describe('poseAt', () => {
  const flight = recordFlight(5, null, false, thrown(5, null, 1));
  const into = new Float32Array(2 * POSE);
  const row = (frame: number, die: number) => {
    const at = (frame * flight.count + die) * POSE;
    return Array.from(flight.poses.slice(at, at + POSE));
  };
  const now = (frame: number, die: number) => {
    poseAt(flight, die, frame, into, POSE);
    return Array.from(into.slice(POSE));
  };

  test('on a frame it is that frame, before and after the throw its first and last', () => {
    const last = flight.frames - 1;
    now(last, 3).forEach((value, k) => expect(value).toBeCloseTo(row(last, 3)[k] as number, 5));
    expect(now(last + 50, 3)).toEqual(now(last, 3));
    expect(now(-2, 3)).toEqual(now(0, 3));
    expect(now(20, 2).slice(0, 3)).toEqual(row(20, 2).slice(0, 3));
  });

  test('between two frames it is between them, and a turn stays a turn', () => {
    const between = now(20.5, 2);
    for (let k = 0; k < 3; k++) {
      expect(between[k]).toBeCloseTo(((row(20, 2)[k] as number) + (row(21, 2)[k] as number)) / 2, 2);
    }
    expect(Math.hypot(...between.slice(3))).toBeCloseTo(1, 6);
  });

  test('of two ways round it takes the short one', () => {
    const half = Math.SQRT1_2;
    const poses = Float32Array.from([0, 0, 0, half, half, 0, 0, 0, 0, 0, -half, -half, 0, 0]);
    const turn = new Float32Array(POSE);
    poseAt({ count: 1, frames: 2, poses, knocks: new Int32Array(0), overRim: null }, 0, 0.25, turn, 0);
    expect(turn[3]).toBeCloseTo(half, 6);
    expect(turn[4]).toBeCloseTo(half, 6);
  });
});
