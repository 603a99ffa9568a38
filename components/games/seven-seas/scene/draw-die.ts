import { ClipOp, Skia, type SkCanvas, type SkPath } from '@shopify/react-native-skia';
import { blurred, fill, linear, radial, rgba, shade, stroke } from '@/components/kit/skia/brush';
import { PIP_PLACES, pipPath, type DieLook, type Pip } from './dice-look';

/** A direction in the lid: right, away from the thrower, up. */
type Way = readonly [number, number, number];
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Look 8.2, in edges of a die. */
const SHEAR = 0.42;
const HALF = 0.5;
const ROUND = 0.115;
const FLAT = HALF - ROUND;
const PIP = 0.108;
const PIP_STEP = 0.235;

const AXES = [0, 1, 2] as const;
const SIGNS = [-1, 1] as const;
/** Which face looks along each axis, backwards and forwards (`layFlat`). */
const FACES: readonly (readonly [number, number])[] = [
  [4, 3],
  [5, 2],
  [6, 1],
];

const LAMP = unit([-0.42, 0.5, 0.76]);
const EYE = unit([0, -SHEAR, 1]);
const BETWEEN = unit([LAMP[0] + EYE[0], LAMP[1] + EYE[1], LAMP[2] + EYE[2]]);
const WARM = [1, 0.93, 0.82] as const;
const COOL = [0.5, 0.6, 0.78] as const;

function unit([x, y, z]: Way): Way {
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
}

const dot = (a: Way, b: Way) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sum = (...ways: readonly Way[]): Way =>
  ways.reduce((all, way) => [all[0] + way[0], all[1] + way[1], all[2] + way[2]], [0, 0, 0]);
const times = ([x, y, z]: Way, k: number): Way => [x * k, y * k, z * k];
const seen = ([x, y, z]: Way): Spot => ({ x, y: -y - SHEAR * z });
const looksAtUs = (normal: Way) => normal[2] - SHEAR * normal[1] > 0.001;

/** The look's lamp on a colour: warm where it falls, cool in the shade, a glow at edges that turn away, a small shine. */
function lit(color: string, normal: Way, gloss = 1): string {
  const falls = Math.max(0, dot(normal, LAMP));
  const shade = 0.26 + 0.12 * Math.max(0, normal[2]);
  const away = (1 - Math.max(0, dot(normal, EYE))) ** 3 * 0.35;
  const turned = Math.max(0, dot(normal, BETWEEN));
  const shine = gloss * (turned ** 46 * 0.42 + turned ** 9 * 0.1);
  const base = rgba(color);
  let out = '#';
  for (let i = 0; i < 3; i++) {
    const own = base[i] as number;
    const warm = WARM[i] as number;
    const light = own * (warm * falls * 0.88 + (COOL[i] as number) * shade) + own * away + warm * shine;
    const byte = Math.round(Math.min(1, Math.max(0, light)) ** 0.94 * 255);
    out += byte.toString(16).padStart(2, '0');
  }
  return out;
}

/** The die's own axes in the lid, from its turn w, x, y, z. */
function axesOf(turn: ArrayLike<number>, at: number): readonly [Way, Way, Way] {
  const [w, x, y, z] = [turn[at] ?? 1, turn[at + 1] ?? 0, turn[at + 2] ?? 0, turn[at + 3] ?? 0];
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ];
}

function shapeOf(points: readonly Way[]): SkPath {
  const path = Skia.PathBuilder.Make();
  points.map(seen).forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  return path.close().build();
}

const pips = new Map<Pip, SkPath>();

/** A pip of radius 1 round the origin. */
function pipOf(shape: Pip): SkPath {
  let path = pips.get(shape);
  if (!path) {
    const drawn = shape === 'round' ? null : Skia.Path.MakeFromSVGString(pipPath(shape, 0, 0, 1));
    path = drawn ?? Skia.PathBuilder.Make().addCircle(0, 0, 1).build();
    pips.set(shape, path);
  }
  return path;
}

export interface DrawnDie {
  readonly look: DieLook;
  /** Where its turn w, x, y, z stands. */
  readonly turn: ArrayLike<number>;
  readonly at: number;
  /** Its middle on the floor, and its edge, in points. */
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** One die at rest, round at its edges: for pictures that are made once and stand. */
export function drawDie(canvas: SkCanvas, { look, turn, at, x, y, edge }: DrawnDie) {
  const axes = axesOf(turn, at);
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(edge, edge);
  drawShadow(canvas, axes);
  const steps = stepsFor(edge);
  for (const a of AXES) drawEdges(canvas, look, axes, a, steps);
  drawCorners(canvas, look, axes, steps);
  for (const axis of AXES) {
    for (const sign of SIGNS) drawSide(canvas, look, axes, axis, sign);
  }
  canvas.restore();
}

/** It falls right and down, wherever the die is turned. */
function drawShadow(canvas: SkCanvas, axes: readonly Way[]) {
  const corners: Way[] = [];
  for (const a of SIGNS) {
    for (const b of SIGNS) {
      for (const c of SIGNS) {
        const corner = sum(...[a, b, c].map((sign, i) => times(axes[i] as Way, sign * HALF)));
        if (corner[2] < 0) corners.push([corner[0], corner[1], -HALF]);
      }
    }
  }
  const middle = sum(...corners.map((corner) => times(corner, 1 / corners.length)));
  const round = corners.sort(
    (p, q) => Math.atan2(p[1] - middle[1], p[0] - middle[0]) - Math.atan2(q[1] - middle[1], q[0] - middle[0]),
  );
  canvas.save();
  canvas.translate(0.06, -0.05);
  canvas.drawPath(shapeOf(round), blurred('#02070C', 0.05, 0.6));
  canvas.translate(0.17, 0.27);
  canvas.drawPath(shapeOf(round), blurred('#02070C', 0.145, 0.55));
  canvas.restore();
}

/** A part of the surface in one light, a hair larger than it is so that no floor shines through. */
function drawPart(canvas: SkCanvas, color: string, points: readonly Way[]) {
  const shape = shapeOf(points);
  canvas.drawPath(shape, fill(color));
  canvas.drawPath(shape, stroke(color, 0.03, 1, true));
}

/** How finely the edges are rounded: as fine as the eye can see. */
const stepsFor = (edge: number) => (edge >= 36 ? 5 : 2);

/** The rounded edges between the two other axes. */
function drawEdges(canvas: SkCanvas, { body }: DieLook, axes: readonly Way[], along: 0 | 1 | 2, steps: number) {
  const [a, b, c] = [axes[(along + 1) % 3], axes[(along + 2) % 3], axes[along]] as [Way, Way, Way];
  for (const sa of SIGNS) {
    for (const sb of SIGNS) {
      const heart = sum(times(a, sa * FLAT), times(b, sb * FLAT));
      const bent = (part: number) =>
        unit(sum(times(a, sa * Math.cos((part * Math.PI) / 2)), times(b, sb * Math.sin((part * Math.PI) / 2))));
      for (let i = 0; i < steps; i++) {
        const normal = bent((i + 0.5) / steps);
        if (!looksAtUs(normal)) continue;
        const [from, to] = [bent(i / steps), bent((i + 1) / steps)].map((way) => sum(heart, times(way, ROUND)));
        const points = ([from, to, to, from] as Way[]).map((point, k) => sum(point, times(c, k < 2 ? -FLAT : FLAT)));
        drawPart(canvas, lit(body, normal), [points[0], points[1], points[2], points[3]] as Way[]);
      }
    }
  }
}

/** An eighth of a ball at each corner. */
function drawCorners(canvas: SkCanvas, { body }: DieLook, axes: readonly Way[], steps: number) {
  const [x, y, z] = axes as [Way, Way, Way];
  for (const sx of SIGNS) {
    for (const sy of SIGNS) {
      for (const sz of SIGNS) {
        const heart = sum(times(x, sx * FLAT), times(y, sy * FLAT), times(z, sz * FLAT));
        const out = (i: number, k: number) => {
          const [u, v] = [(i / steps) * (Math.PI / 2), (k / steps) * (Math.PI / 2)];
          const flat = sum(times(x, sx * Math.cos(v)), times(y, sy * Math.sin(v)));
          return unit(sum(times(flat, Math.cos(u)), times(z, sz * Math.sin(u))));
        };
        for (let i = 0; i < steps; i++) {
          for (let k = 0; k < steps; k++) {
            const normal = out(i + 0.5, k + 0.5);
            if (!looksAtUs(normal)) continue;
            const corners = [out(i, k), out(i, k + 1), out(i + 1, k + 1), out(i + 1, k)];
            drawPart(
              canvas,
              lit(body, normal),
              corners.map((way) => sum(heart, times(way, ROUND))),
            );
          }
        }
      }
    }
  }
}

/** A face with its hollow pips; towards the floor it darkens. */
function drawSide(canvas: SkCanvas, look: DieLook, axes: readonly Way[], axis: 0 | 1 | 2, sign: -1 | 1) {
  const normal = times(axes[axis] as Way, sign);
  if (!looksAtUs(normal)) return;
  const [along, across] = [axes[(axis + 1) % 3], axes[(axis + 2) % 3]] as [Way, Way];
  const face = FACES[axis]?.[sign < 0 ? 0 : 1] ?? 1;
  const [o, u, v] = [seen(times(normal, HALF)), seen(along), seen(across)];
  canvas.save();
  canvas.concat(Skia.Matrix([u.x, v.x, o.x, u.y, v.y, o.y, 0, 0, 1]));
  const square = Skia.RRectXY(Skia.XYWHRect(-FLAT, -FLAT, 2 * FLAT, 2 * FLAT), 0.03, 0.03);
  const own = lit(look.body, normal, 0.6);
  canvas.drawRRect(square, fill(own));
  canvas.drawRRect(square, stroke(own, 0.03));
  if (normal[2] < 0.7) {
    const [fu, fv] = [-along[2], -across[2]];
    const foot = linear(-fu * FLAT, -fv * FLAT, fu * FLAT, fv * FLAT, [
      [0, '#05070D', 0],
      [1, '#05070D', 0.36],
    ]);
    canvas.drawRRect(square, shade(foot));
  } else {
    const [lu, lv] = [dot(along, LAMP), dot(across, LAMP)];
    canvas.drawRRect(
      square,
      shade(
        radial(lu * 0.5, lv * 0.5, 0.85, [
          [0, '#FFF6E0', 0.2],
          [1, '#FFF6E0', 0],
        ]),
      ),
    );
  }
  drawPips(canvas, look, normal, face, inPlane(u, v, 0.42, 0.62));
  canvas.restore();
}

/** A way on the screen in the axes of a face. */
function inPlane(u: Spot, v: Spot, x: number, y: number): Spot {
  const area = u.x * v.y - v.x * u.y;
  if (Math.abs(area) < 0.05) return { x: 0, y: 0 };
  return { x: (x * v.y - y * v.x) / area, y: (y * u.x - x * u.y) / area };
}

/** Hollow: the wall next to the lamp lies in its own shade, the one across from it is lit. */
function drawPips(canvas: SkCanvas, { body, pip, shape }: DieLook, normal: Way, face: number, light: Spot) {
  const path = pipOf(shape);
  const r = PIP * (face === 1 ? 1.25 : 1);
  const floor = lit(pip, normal, 0.3);
  const wall = lit(body, times(normal, 0.35), 0);
  const long = Math.hypot(light.x, light.y);
  const k = long > 1.2 ? 1.2 / long : 1;
  for (const [px, py] of PIP_PLACES[face - 1] ?? []) {
    canvas.save();
    canvas.translate(px * PIP_STEP, py * PIP_STEP);
    canvas.scale(r, r);
    canvas.drawPath(path, fill(wall));
    canvas.drawPath(path, stroke(wall, 0.26, 0.75, true));
    canvas.clipPath(path, ClipOp.Intersect, true);
    canvas.translate(light.x * k * 0.3, light.y * k * 0.3);
    canvas.drawPath(path, fill(floor));
    canvas.restore();
  }
}
