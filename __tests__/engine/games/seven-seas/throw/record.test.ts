import fc from 'fast-check';
import { anyThrow, thrown } from '@/__tests__/fixtures/seven-seas/throws';
import { Stream } from '@/engine/core/luck';
import { FLOOR, OTHER, STEPS_PER_SECOND, WALL } from '@/engine/games/seven-seas/throw/bodies';
import { DIE, FIELD, type Gesture, type ThrowResult } from '@/engine/games/seven-seas/throw/dice';
import { KNOCK, POSE, type Flight } from '@/engine/games/seven-seas/throw/flight';
import { recordFlight } from '@/engine/games/seven-seas/throw/record';
import { throwDice } from '@/engine/games/seven-seas/throw/throw';
import { faceUp, layFlat } from '@/engine/games/seven-seas/throw/tumble';

const firm: Gesture = { gx: 100, gy: 700, power: 700, spin: 500 };
const hard: Gesture = { ...firm, power: 1000 };

/** Does the last frame show just what the rules have told? */
function endsIn({ count, frames, poses }: Flight, { dice }: ThrowResult): boolean {
  const flat = new Float32Array(4);
  return dice.every(({ x, y, face, angle }, i) => {
    const at = ((frames - 1) * count + i) * POSE;
    layFlat(flat, 0, face, angle);
    const sameTurn = flat.every((value, k) => value === poses[at + 3 + k]);
    return (
      poses[at] === x &&
      poses[at + 1] === y &&
      Math.abs((poses[at + 2] as number) - DIE / 2) < 0.01 &&
      faceUp(poses, at + 3) === face &&
      sameTurn
    );
  });
}

describe('recordFlight', () => {
  test('what is seen ends in what counts, bit for bit', () => {
    fc.assert(
      fc.property(anyThrow, ([{ owners, gesture, rim }, seed]) => {
        const result = throwDice({ owners, gesture, rim }, Stream.seeded(String(seed), 'throw'));
        const flight = recordFlight(owners.length, gesture, rim, result);
        return flight.overRim === result.overRim && endsIn(flight, result);
      }),
      { numRuns: 100, seed: 3 },
    );
  });

  test.each([8, 20, 44])('13.2 a throw of %i dice lasts 1.2 to 1.8 seconds as a rule, and never two', (count) => {
    const seconds = Array.from({ length: 41 }, (_, seed) => {
      const gesture = seed % 2 === 0 ? null : firm;
      return recordFlight(count, gesture, false, thrown(count, gesture, seed)).frames / STEPS_PER_SECOND;
    }).sort((a, b) => a - b);
    expect(seconds[20]).toBeGreaterThan(1.2);
    expect(seconds[20]).toBeLessThan(1.8);
    expect(seconds[40]).toBeLessThan(2);
  });

  test('no die jumps, sinks into the floor or turns an eighth of a circle in a frame', () => {
    const result = thrown(30, firm, 8);
    const { count, frames, poses } = recordFlight(30, firm, false, result);
    let [way, deep, turn] = [0, Infinity, 1];
    for (let at = count * POSE; at < frames * count * POSE; at += POSE) {
      const before = at - count * POSE;
      const d = (k: number) => (poses[at + k] as number) - (poses[before + k] as number);
      way = Math.max(way, Math.hypot(d(0), d(1), d(2)));
      deep = Math.min(deep, poses[at + 2] as number);
      let along = 0;
      for (let k = 3; k < POSE; k++) along += (poses[at + k] as number) * (poses[before + k] as number);
      turn = Math.min(turn, Math.abs(along));
    }
    expect(way).toBeLessThan(300);
    expect(deep).toBeGreaterThan(DIE / 2 - 0.01);
    expect(turn).toBeGreaterThan(Math.cos(Math.PI / 8));
  });

  test('dice come in over the rim from outside, and tumble on the way', () => {
    const result = thrown(12, firm, 2);
    const { count, frames, poses } = recordFlight(12, firm, false, result);
    const faces = new Set<number>();
    for (let frame = 0; frame < frames; frame++) faces.add(faceUp(poses, frame * count * POSE + 3));
    expect(poses[1]).toBeLessThan(0);
    expect(poses[2]).toBeGreaterThan(350);
    expect(faces.size).toBeGreaterThan(2);
  });

  test('knocks stand in order of time, each with its die, what it struck and how hard', () => {
    const result = thrown(30, firm, 5);
    const { frames, knocks } = recordFlight(30, firm, false, result);
    const rows = Array.from({ length: knocks.length / KNOCK }, (_, i) =>
      Array.from(knocks.slice(i * KNOCK, (i + 1) * KNOCK)),
    ) as [number, number, number, number][];
    const times = rows.map(([frame]) => frame);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThan(frames);
    expect(new Set(rows.map(([, , what]) => what))).toEqual(new Set([FLOOR, WALL, OTHER]));
    expect(new Set(rows.filter(([, , what]) => what === FLOOR).map(([, die]) => die)).size).toBe(30);
    expect(Math.min(...rows.map(([, , , strength]) => strength))).toBeGreaterThanOrEqual(3);
  });

  test('4.7.10 a spilled throw shows the die leave the lid', () => {
    let seed = 0;
    while (thrown(9, hard, seed, true).overRim === null) seed++;
    const result = thrown(9, hard, seed, true);
    const { count, frames, poses, overRim } = recordFlight(9, hard, true, result);
    expect(overRim).toBe(result.overRim);
    const at = ((frames - 1) * count + (overRim as number)) * POSE;
    const away = Math.max(...[0, 1].map((k) => Math.abs((poses[at + k] as number) - FIELD / 2)));
    expect(away).toBeGreaterThan(FIELD / 2);
  });
});
