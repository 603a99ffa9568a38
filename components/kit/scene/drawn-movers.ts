import { ClipOp, Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';
import { ease, type Ease } from '@/components/kit/skia/motion';

/** Where a piece is beside its place in its picture: moved, turned about its middle, larger or smaller, more or less seen. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly angle: number;
  readonly scale: number;
  readonly alpha: number;
}

export const HOME: Pose = { x: 0, y: 0, angle: 0, scale: 1, alpha: 1 };

/** A piece on its way over the still picture. */
export interface Mover {
  /** One after the other while it goes, the last one at its end. Most pieces have one only. */
  readonly pictures: readonly SkPicture[];
  /** What it turns about, in points of its picture. */
  readonly middle: { readonly x: number; readonly y: number };
  readonly at: number;
  readonly for: number;
  readonly ease: Ease;
  readonly from: Pose;
  readonly to: Pose;
  /** How high it flies on its way. */
  readonly arc: number;
  /** Seen from this moment until that one. */
  readonly since: number;
  readonly until: number;
  /** The water line: what is below it is gone. */
  readonly water: number | null;
  /** It goes along this line of points instead: x and y in turn, with how far each is from the beginning, 0 to 1. */
  readonly way: Way | null;
}

/** How a mover goes, without what it is. */
export type Going = Partial<Omit<Mover, 'pictures' | 'middle'>>;

export interface Way {
  readonly points: readonly number[];
  readonly shares: readonly number[];
}

/** So many pictures a second where a piece has several. */
const FLIPS = 14;
const ALWAYS = 1e9;

export function mover(given: Partial<Mover> & Pick<Mover, 'pictures' | 'middle'>): Mover {
  return {
    at: 0,
    for: 0,
    ease: 3,
    from: HOME,
    to: HOME,
    arc: 0,
    since: 0,
    until: ALWAYS,
    water: null,
    way: null,
    ...given,
  };
}

const mix = (a: number, b: number, p: number): number => {
  'worklet';
  return a + (b - a) * p;
};

function along({ points, shares }: Way, p: number, axis: 0 | 1): number {
  'worklet';
  for (let i = 1; i < shares.length; i++) {
    const [a, b] = [shares[i - 1] ?? 0, shares[i] ?? 1];
    if (p > b && i < shares.length - 1) continue;
    const q = b > a ? (p - a) / (b - a) : 1;
    return mix(points[2 * (i - 1) + axis] ?? 0, points[2 * i + axis] ?? 0, Math.max(0, Math.min(1, q)));
  }
  return points[axis] ?? 0;
}

/** Draws all pieces as they are at this moment. */
export function drawMovers(canvas: SkCanvas, movers: readonly Mover[], now: number) {
  'worklet';
  for (let i = 0; i < movers.length; i++) {
    const one = movers[i];
    if (!one || now < one.since || now >= one.until) continue;
    const { from, to, pictures, middle } = one;
    const share = one.for <= 0 ? 1 : Math.max(0, Math.min(1, (now - one.at) / one.for));
    const p = ease(one.ease, share);
    const alpha = mix(from.alpha, to.alpha, p);
    if (alpha <= 0.004) continue;
    const flips = Math.floor((one.for * FLIPS) / 1000);
    const flip = share >= 0.86 ? flips : Math.floor(share * flips);
    const last = pictures.length - 1;
    const picture = pictures[Math.max(0, last - ((flips - flip) % (last + 1)))];
    if (!picture) continue;
    const x = one.way ? along(one.way, p, 0) - middle.x : mix(from.x, to.x, p);
    const y = one.way ? along(one.way, p, 1) - middle.y : mix(from.y, to.y, p) - one.arc * 4 * share * (1 - share);
    const scale = mix(from.scale, to.scale, p);
    canvas.save();
    if (one.water !== null)
      canvas.clipRect(Skia.XYWHRect(-9999, -9999, 19999, 9999 + one.water), ClipOp.Intersect, true);
    if (alpha < 0.996) {
      const paint = Skia.Paint();
      paint.setAlphaf(alpha);
      canvas.saveLayer(paint);
    }
    canvas.translate(middle.x + x, middle.y + y);
    canvas.rotate(mix(from.angle, to.angle, p), 0, 0);
    canvas.scale(scale, scale);
    canvas.translate(-middle.x, -middle.y);
    canvas.drawPicture(picture);
    if (alpha < 0.996) canvas.restore();
    canvas.restore();
  }
}

/** A line of points as a way. */
export function wayOf(points: readonly { readonly x: number; readonly y: number }[]): Way {
  const far = [0];
  points.slice(1).forEach(({ x, y }, i) => {
    const before = points[i] ?? { x, y };
    far.push((far[i] ?? 0) + Math.hypot(x - before.x, y - before.y));
  });
  const all = far.at(-1) || 1;
  return { points: points.flatMap(({ x, y }) => [x, y]), shares: far.map((one) => one / all) };
}
