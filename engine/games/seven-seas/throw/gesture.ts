import type { Gesture } from './dice';

const within = (x: unknown, least: number, most: number): x is number =>
  typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most;

/** 4.17.1: outside these limits a gesture is refused, never rescaled. */
export function isGesture(given: unknown): given is Gesture {
  if (typeof given !== 'object' || given === null) return false;
  const { gx, gy, power, spin } = given as Partial<Record<keyof Gesture, unknown>>;
  if (!within(gx, -1000, 1000) || !within(gy, -1000, 1000)) return false;
  return gx * gx + gy * gy <= 1_000_000 && within(power, 0, 1000) && within(spin, -1000, 1000);
}
