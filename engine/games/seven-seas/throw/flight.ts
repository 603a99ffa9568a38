/** A throw as the eye and the ear take it in: what `recordFlight` makes, and a screen draws from. */

/** Numbers for one die in one frame: x, y, height of the centre (tenths of a millimetre), then its turn w, x, y, z. */
export const POSE = 7;
/** Numbers for one knock: frame, die, what it struck (`FLOOR`, `WALL`, `OTHER`), strength. */
export const KNOCK = 4;

export interface Flight {
  readonly count: number;
  /** `STEPS_PER_SECOND` of them; the first is the hand letting go, the last is the rest. */
  readonly frames: number;
  /** Frame by frame, die by die. */
  readonly poses: Float32Array;
  /** In order of time. Strength is the speed that was lost at once, in whole tenths of a millimetre a frame. */
  readonly knocks: Int32Array;
  readonly overRim: number | null;
}

/** One die at any moment, frames being counted in fractions: written into `into` at `at`. */
export function poseAt(flight: Flight, die: number, frame: number, into: Float32Array, at: number): void {
  const { count, frames, poses } = flight;
  const now = Math.min(Math.max(frame, 0), frames - 1);
  const first = Math.min(Math.floor(now), frames - 2);
  const part = now - first;
  const a = (first * count + die) * POSE;
  const b = a + count * POSE;
  let along = 0;
  for (let k = 3; k < POSE; k++) along += (poses[a + k] as number) * (poses[b + k] as number);
  const sign = along < 0 ? -1 : 1;
  let square = 0;
  for (let k = 0; k < POSE; k++) {
    const value = (poses[a + k] as number) * (1 - part) + (poses[b + k] as number) * part * (k < 3 ? 1 : sign);
    into[at + k] = value;
    if (k >= 3) square += value * value;
  }
  const length = Math.sqrt(square);
  for (let k = 3; k < POSE; k++) into[at + k] = (into[at + k] as number) / length;
}
