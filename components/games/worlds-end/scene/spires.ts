import type { SkCanvas } from '@shopify/react-native-skia';
import type { Frame } from '@/components/kit/frame/frame';
import { fill, withBlur } from '@/components/kit/skia/brush';
import { rockWell, type FrameSpec, type Outline } from '@/components/kit/skia/curves';
import type { Draw } from '@/components/kit/skia/planes';
import { seeded } from '@/components/kit/skia/random';
import { discOf, crestOf, scenery, type StageSpec } from '@/components/kit/skia/stage';
import { drawWell, wellOn } from '@/components/kit/skia/well';

const n = (value: number) => String(Math.round(value * 100) / 100);
const at = (x: number, y: number) => `${n(x)} ${n(y)}`;

/** Narrowing teeth of stone up both walls, a flat arch over them. */
export function spireFrame({ seed, left, top, right, bottom, pitch, width, height }: FrameSpec): Outline {
  const random = seeded(seed);
  const sag = Math.min(26, (right - left) * 0.07);
  const wall = (x: number, side: 1 | -1): [number, number][] => {
    const points: [number, number][] = [];
    let y = bottom;
    while (y - pitch * 2.6 > top + sag) {
      const tooth = pitch * (1.6 + 0.9 * random());
      points.push([x + side * (1.5 + 2 * random()), y], [x - side * (1.5 + 2.5 * random()), y - tooth * 0.45]);
      y -= tooth;
      points.push([x - side * (3 + 2.5 * random()), y], [x + side * (3 + 2.5 * random()), y - pitch * 0.17]);
      y -= pitch * 0.17;
    }
    return points;
  };
  const middle = (left + right) / 2;
  const across = right - left;
  const line =
    `M${wall(left, 1)
      .map(([x, y]) => at(x, y))
      .join('L')}L${at(left + 1, top + sag)}` +
    `C${at(left + across * 0.012, top + sag * 0.2)} ${at(left + across * 0.22, top)} ${at(middle, top)}` +
    `C${at(right - across * 0.22, top)} ${at(right - across * 0.012, top + sag * 0.2)} ${at(right - 1, top + sag)}` +
    `L${wall(right, -1)
      .reverse()
      .map(([x, y]) => at(x, y))
      .join('L')}Z`;
  return { area: `M-80 -80V${n(height + 80)}H${n(width + 80)}V-80Z${line}`, line };
}

/** Where the theatre of a screen begins and ends. */
export interface StagePlan {
  readonly frame: Frame;
  readonly day: boolean;
  /** Of the arch; under the header, unless something else hangs above it. */
  readonly top?: number;
  readonly horizon: number;
  readonly disc?: StageSpec['disc'];
  /** Of the floor of the controls. */
  readonly floor: number;
  /** Ships fight before the horizon: none lie on it. */
  readonly battle?: boolean;
  /** The light of the last battle (look 20.1). */
  readonly armada?: boolean;
}

const ARMADA = { stage: ['#D9F7E4', '#5E9C86', '#2A5A4E', '#17382F', '#0C211C'], front: '#050D0B' } as const;

function stageOf({
  frame,
  day,
  top: arch,
  horizon,
  disc,
  floor,
  battle = false,
  armada = false,
}: StagePlan): StageSpec {
  const { size, header, insets, shape } = frame;
  // The header lies on the dark sheet, never on its cut line.
  const top = arch ?? (shape === 'side' ? Math.max(14, insets.top + 6) : header.y + header.height - 2);
  return {
    game: 'worlds-end',
    day,
    width: size.width,
    height: size.height,
    left: insets.left + 7,
    right: size.width - insets.right - 7,
    top,
    horizon,
    disc,
    crests: [horizon + (floor - horizon) * 0.34, horizon + (floor - horizon) * 0.68],
    floor: [floor, floor + Math.min(48, (size.height - floor) * 0.35)],
    frame: spireFrame,
    bare: battle || armada,
    ...(armada ? { palette: ARMADA } : {}),
  };
}

/** The second row of crests hides what sinks behind it: the water that hides, and how high what has sunk still looks over it. */
export function behindCrest(plan: StagePlan): { readonly water: string; readonly top: number } {
  const spec = stageOf(plan);
  const [first, second] = spec.crests;
  return { water: crestOf(spec, 1).area, top: second - (second - first) * LOOKS_OVER };
}
const LOOKS_OVER = 0.4;

export interface Moon {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Where it stands over the horizon. */
export function moonOf(plan: StagePlan): Moon {
  const { r, y } = discOf(stageOf(plan));
  return { x: plan.frame.size.width / 2, y, r };
}

/** The edge of the sea by moonlight; around a table a well of stone. */
export function stageDraws(plan: StagePlan): Draw[] {
  const { frame, day, armada } = plan;
  if (frame.around) {
    const well = wellOn(frame.size, frame.insets, {
      game: 'worlds-end',
      day,
      cut: rockWell,
      ...(armada ? { palette: ARMADA } : {}),
    });
    const veil = armada ? 0.3 : day ? 0 : 0.4;
    return [
      (canvas) => drawWell(canvas, well),
      (canvas) => canvas.drawPaint(fill(armada ? ARMADA.front : '#0B0820', veil)),
    ];
  }
  const spec = stageOf(plan);
  const [sky, ...rest] = scenery(spec);
  return [...(sky ? [sky] : []), (canvas) => drawStars(canvas, spec), ...rest];
}

/** Craters of the moon, and stars round it. */
function drawStars(canvas: SkCanvas, spec: StageSpec) {
  const { width, top, horizon, left, right, day } = spec;
  const random = seeded(47);
  const { r, y } = discOf(spec);
  const x = width / 2;
  for (const [dx, dy, size] of [
    [-0.42, -0.34, 0.17],
    [0.1, -0.52, 0.1],
    [0.46, -0.22, 0.2],
    [-0.1, 0.02, 0.08],
  ] as const) {
    canvas.drawCircle(x + dx * r, y + dy * r, size * r, fill('#6B52B4', day ? 0.12 : 0.16));
  }
  for (let i = 0; i < 26; i++) {
    const [sx, sy] = [left + (right - left) * random(), top + (horizon - top) * random()];
    const size = 0.5 + 0.9 * random();
    if (Math.hypot(sx - x, sy - y) < r * 1.25) continue;
    canvas.drawCircle(sx, sy, size * 2, withBlur(fill('#FFFFFF', 0.35), 1.6));
    canvas.drawCircle(sx, sy, size, fill('#FFFFFF', 0.85));
  }
}
