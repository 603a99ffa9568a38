import type { FrameSpec, Outline, WellSpec } from '@/components/kit/skia/curves';
import type { StageSpec } from '@/components/kit/skia/stage';
import { wellOn, type WellPlan } from '@/components/kit/skia/well';
import type { Frame, Insets, Size } from '@/components/kit/frame/frame';

type Point = readonly [number, number];

const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const LEAVES = 9;

/** A triangle that runs the same way round as the sheet behind it, so that it adds to it and never cuts it. */
function leaf(a: Point, b: Point, c: Point): string {
  const turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const [second, third] = turn < 0 ? [b, c] : [c, b];
  return `M${at(a)}L${at(second)}L${at(third)}Z`;
}

/** One frond: a stem that bends down unless it lies flat, and leaves on both sides of it, each a narrow tooth. */
function frond([x, y]: Point, [toX, toY]: Point, long: number, sag = 0.35): string {
  const way = Math.hypot(toX - x, toY - y);
  const [ux, uy] = [(toX - x) / way, (toY - y) / way];
  let path = leaf([x, y - 4], [toX, toY + long * sag], [x, y + 4]);
  for (let i = 1; i <= LEAVES; i++) {
    const part = i / LEAVES;
    const reach = long * (1 - part * 0.5);
    const [px, py] = [x + (toX - x) * part, y + (toY - y) * part + part * part * long * sag];
    for (const side of [-1, 1]) {
      const tip: Point = [
        px + (ux * 0.8 - uy * side * 0.7) * reach,
        py + (uy * 0.8 + ux * side * 0.7 + sag * 0.7) * reach,
      ];
      path += leaf([px - ux * 4, py - uy * 4], tip, [px + ux * 5, py + uy * 5]);
    }
  }
  return path;
}

/** The bay: a wide arch, and palm fronds that hang into it from both sides. */
export function bayFrame({ left, top, right, bottom, depth, width, height }: FrameSpec): Outline {
  const middle = (left + right) / 2;
  const shoulder = top + depth * 2.4;
  const line =
    `M${at([left, bottom])}L${at([left, shoulder])}` +
    `C${at([left, top + depth * 0.4])} ${at([left + (middle - left) * 0.45, top])} ${at([middle, top])}` +
    `C${at([right - (right - middle) * 0.45, top])} ${at([right, top + depth * 0.4])} ${at([right, shoulder])}` +
    `L${at([right, bottom])}Z`;
  const long = depth * 0.8;
  const fronds = [-1, 1].map((side) => {
    const edge = side < 0 ? left - 8 : right + 8;
    const inwards = -side * depth;
    const high = frond([edge, shoulder - depth * 0.5], [edge + inwards * 2.2, shoulder - depth * 0.7], long);
    return high + frond([edge, shoulder], [edge + inwards * 1.5, shoulder + depth * 0.7], long * 0.85);
  });
  return { area: `M-80 -80V${height + 80}H${width + 80}V-80Z${line}${fronds.join('')}`, line };
}

/** The bay seen from above: a round edge on all four sides, and palm fronds that lie over its corners. */
export function bayWell({ left, top, right, bottom, corner, width, height }: WellSpec): Outline {
  const r = corner;
  const line =
    `M${at([left, bottom - r])}V${top + r}Q${at([left, top])} ${at([left + r, top])}H${right - r}` +
    `Q${at([right, top])} ${at([right, top + r])}V${bottom - r}Q${at([right, bottom])} ${at([right - r, bottom])}` +
    `H${left + r}Q${at([left, bottom])} ${at([left, bottom - r])}Z`;
  const fronds = [
    [left, top, 1, 1],
    [right, top, -1, 1],
    [right, bottom, -1, -1],
    [left, bottom, 1, -1],
  ].map(([x = 0, y = 0, across = 1, down = 1]) => {
    const from: Point = [x + across * r * 0.1, y + down * r * 0.1];
    const long = frond(from, [x + across * r * 1.25, y + down * r * 0.6], r * 0.3, 0);
    return long + frond(from, [x + across * r * 0.6, y + down * r * 1.25], r * 0.3, 0);
  });
  return { area: `M-80 -80V${height + 80}H${width + 80}V-80Z${line}${fronds.join('')}`, line };
}

/** The well between players who sit around it: the same from every side. */
export const wellOf = (size: Size, insets: Insets, day: boolean): WellPlan =>
  wellOn(size, insets, { game: 'seven-seas', day, cut: bayWell });

/** The palm bay behind every table of this size, whatever lies on it: a low sun, two rows of waves, the floor under the controls. */
export function bayOf({ size, insets, shape }: Frame, day: boolean): StageSpec {
  const { width, height } = size;
  const horizon = insets.top + (shape === 'side' ? height * 0.46 : height * 0.34);
  const floor = height * (shape === 'side' ? 0.8 : 0.72);
  return {
    game: 'seven-seas',
    day,
    width,
    height,
    left: 8,
    right: width - 8,
    top: Math.max(16, insets.top + (shape === 'side' ? 8 : height * 0.07)),
    horizon,
    crests: [horizon + height * 0.06, horizon + height * 0.16],
    floor: [floor, floor + 44],
    frame: bayFrame,
  };
}
