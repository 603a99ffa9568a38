import { DIE } from './dice';
import { cosine, sine } from './turn';

/**
 * How a die is turned in space: a unit quaternion w, x, y, z at an offset of an array. The die's own axes: 1 looks along z,
 * 2 along y, 3 along x, and opposite faces make seven. In the lid x points right, y away from the thrower, z up.
 */

/** Turns that bring each face up. */
const HALF = Math.sqrt(0.5);
const UP: readonly (readonly [number, number, number, number])[] = [
  [1, 0, 0, 0],
  [HALF, HALF, 0, 0],
  [HALF, 0, -HALF, 0],
  [HALF, 0, HALF, 0],
  [HALF, -HALF, 0, 0],
  [0, 1, 0, 0],
];

type Numbers = Float32Array | Float64Array;

/** A die that lies flat: `face` up, turned by `angle` degrees counter-clockwise. */
export function layFlat(q: Numbers, at: number, face: number, angle: number): void {
  const [w, x, y, z] = UP[face - 1] as (typeof UP)[number];
  const c = cosine(angle / 2);
  const s = sine(angle / 2);
  q[at] = c * w - s * z;
  q[at + 1] = c * x - s * y;
  q[at + 2] = c * y + s * x;
  q[at + 3] = c * z + s * w;
}

/** The turn `q` at `from`, after a small turn about (ax, ay, az) in radians: to `to`. */
export function turnBy(q: Numbers, from: number, to: number, ax: number, ay: number, az: number): void {
  const w = q[from] as number;
  const x = q[from + 1] as number;
  const y = q[from + 2] as number;
  const z = q[from + 3] as number;
  const hx = ax / 2;
  const hy = ay / 2;
  const hz = az / 2;
  const nw = w - hx * x - hy * y - hz * z;
  const nx = x + hx * w + hy * z - hz * y;
  const ny = y + hy * w + hz * x - hx * z;
  const nz = z + hz * w + hx * y - hy * x;
  const length = Math.sqrt(nw * nw + nx * nx + ny * ny + nz * nz);
  q[to] = nw / length;
  q[to + 1] = nx / length;
  q[to + 2] = ny / length;
  q[to + 3] = nz / length;
}

/** How far the die's axes look up, 3, 2 and 1 one after the other. */
const rise3 = (q: Numbers, at: number) =>
  2 * ((q[at + 1] as number) * (q[at + 3] as number) - (q[at] as number) * (q[at + 2] as number));
const rise2 = (q: Numbers, at: number) =>
  2 * ((q[at + 2] as number) * (q[at + 3] as number) + (q[at] as number) * (q[at + 1] as number));
const rise1 = (q: Numbers, at: number) =>
  1 - 2 * ((q[at + 1] as number) * (q[at + 1] as number) + (q[at + 2] as number) * (q[at + 2] as number));

/** From the lowest corner up to the centre: a die on its edge stands higher. */
export const centreHeight = (q: Numbers, at: number) =>
  (DIE / 2) * (Math.abs(rise3(q, at)) + Math.abs(rise2(q, at)) + Math.abs(rise1(q, at)));

/** The face that looks up most. */
export function faceUp(q: Numbers, at: number): number {
  const a = rise1(q, at);
  const b = rise2(q, at);
  const c = rise3(q, at);
  if (Math.abs(a) >= Math.abs(b) && Math.abs(a) >= Math.abs(c)) return a > 0 ? 1 : 6;
  if (Math.abs(b) >= Math.abs(c)) return b > 0 ? 2 : 5;
  return c > 0 ? 3 : 4;
}
