import { seeded } from './random';

/** Outlines as SVG path data, made from formulas and a seed. `line` is the cut edge, `area` the sheet below or around it. */
export interface Outline {
  readonly area: string;
  readonly line: string;
}

const n = (value: number) => String(Math.round(value * 100) / 100);
const at = (x: number, y: number) => `${n(x)} ${n(y)}`;

function closed(line: string, left: number, right: number, bottom: number): Outline {
  return { line, area: `${line}L${at(right, bottom)}L${at(left, bottom)}Z` };
}

export interface WaveSpec {
  readonly seed: number;
  readonly y: number;
  /** Height and length of one wave. */
  readonly height: number;
  readonly length: number;
  readonly width: number;
  readonly bottom: number;
  /** How far the sheet runs past both sides, so that it may shift. */
  readonly over?: number;
}

/** A breaking wave row: the crests lean to the right. */
export function crests({ seed, y, height, length, width, bottom, over = 24 }: WaveSpec): Outline {
  const random = seeded(seed);
  let x = -over - length * random();
  const left = x;
  let line = `M${at(x, y)}`;
  while (x < width + over) {
    const l = length * (0.8 + 0.45 * random());
    const a = height * (0.75 + 0.5 * random());
    line += `C${at(x + 0.3 * l, y + 0.1 * a)} ${at(x + 0.46 * l, y - 0.95 * a)} ${at(x + 0.8 * l, y - a)}`;
    line += `C${at(x + 0.7 * l, y - 0.8 * a)} ${at(x + 0.66 * l, y - 0.18 * a)} ${at(x + l, y)}`;
    x += l;
  }
  return closed(line, left, x, bottom);
}

/** A calm sea: points up and down in turn, joined by a Catmull–Rom curve. */
export function swell({ seed, y, height, length, width, bottom, over = 24 }: WaveSpec): Outline {
  const random = seeded(seed);
  const points: [number, number][] = [];
  let up = random() < 0.5 ? -1 : 1;
  for (let x = -over - length; x < width + over + length; x += length * (0.38 + 0.24 * random())) {
    points.push([x, y + up * height * (0.6 + 0.6 * random())]);
    up = -up;
  }
  const point = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, y];
  let line = `M${at(...point(0))}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const first = at(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6);
    const second = at(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6);
    line += `C${first} ${second} ${at(...c)}`;
  }
  return closed(line, point(0)[0], point(points.length)[0], bottom);
}

/** A sheet larger than the drawing with a hole in it. The two run opposite ways round, so the hole stays open. */
function around(hole: readonly string[], width: number, height: number): Outline {
  const line = `M${hole.join('L')}Z`;
  return { area: `M-80 -80V${n(height + 80)}H${n(width + 80)}V-80Z${line}`, line };
}

export interface FrameSpec {
  readonly seed: number;
  /** The opening of the frame. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Distance and depth of the hanging spikes. */
  readonly pitch: number;
  readonly depth: number;
  /** The sheet round the opening reaches this far past the drawing. */
  readonly width: number;
  readonly height: number;
}

/** Rock, cut with a straight knife: ridges and hanging spikes above, slightly crooked walls. */
export function rockFrame({ seed, left, top, right, bottom, pitch, depth, width, height }: FrameSpec): Outline {
  const random = seeded(seed);
  const hole: string[] = [];
  const wall = (x: number, from: number, to: number) => {
    const steps = 5;
    for (let i = 1; i <= steps; i++) hole.push(at(x + (random() - 0.5) * 9, from + ((to - from) * i) / steps));
  };
  hole.push(at(left, bottom));
  wall(left, bottom, top + depth * 0.2);
  const ridge = () => top + (random() - 0.5) * depth * 0.35;
  let x = left + 6 + pitch * 0.3 * random();
  while (x + pitch * 1.3 < right - 4) {
    // A ridge, then a spike that hangs a little to one side.
    const flat = pitch * (0.3 + 0.42 * random());
    const spike = pitch * (0.4 + 0.18 * random());
    const low = random();
    hole.push(at(x, ridge()), at(x + flat, ridge()));
    hole.push(at(x + flat + spike * (0.4 + 0.25 * random()), top + depth * (0.25 + 0.85 * low)));
    x += flat + spike;
  }
  hole.push(at(x, ridge()), at(Math.max(x + 5, right - 4), top - depth * 0.1));
  wall(right, top + depth * 0.2, bottom);
  return around(hole, width, height);
}

export interface WellSpec {
  readonly seed: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** How far the edge strays, and how much of each corner is cut away. */
  readonly stray: number;
  readonly corner: number;
  readonly width: number;
  readonly height: number;
}

/** The same rock seen from above: a hole closing in from all four sides, no side above the others. */
export function rockWell({ seed, left, top, right, bottom, stray, corner, width, height }: WellSpec): Outline {
  const random = seeded(seed);
  const hole: string[] = [];
  // A walk round a rectangle: broken long edges, and between them corners cut away in crooked steps.
  const side = (x0: number, y0: number, x1: number, y1: number) => {
    const long = Math.abs(x1 - x0) + Math.abs(y1 - y0);
    const [ux, uy] = [(x1 - x0) / long, (y1 - y0) / long];
    const put = (along: number, off: number) => hole.push(at(x0 + ux * along - uy * off, y0 + uy * along + ux * off));
    const cut = corner * (0.85 + 0.3 * random());
    // First half of the corner behind, the edge, first half of the corner ahead: inwards is to the right of the walk.
    put(cut * 0.34, cut * 0.34);
    put(cut * 0.36 + stray * random(), cut * 0.2);
    put(cut * 0.68, cut * (0.16 + 0.08 * random()));
    put(cut * 0.72 + stray * random(), cut * 0.05);
    const [from, to] = [cut * 1.15, long - corner * 1.15];
    const steps = Math.max(3, Math.round((to - from) / 110));
    for (let i = 0; i <= steps; i++)
      put(from + ((to - from) * i) / steps + (random() - 0.5) * 36, (random() - 0.4) * stray);
    put(long - corner * 0.74 - stray * random(), corner * 0.06);
    put(long - corner * 0.66, corner * (0.14 + 0.08 * random()));
    put(long - corner * 0.42 - stray * random(), corner * 0.2);
  };
  side(left, top, right, top);
  side(right, top, right, bottom);
  side(right, bottom, left, bottom);
  side(left, bottom, left, top);
  return around(hole, width, height);
}
