import type { Point } from '@/components/kit/board/geometry';
import { seeded } from '@/components/kit/skia/random';

export interface Wave {
  /** How far the line strays to both sides. */
  readonly height: number;
  /** From one crest to the next. */
  readonly length: number;
}

/** Between two points of a cut line. */
const STEP = 3;
/** At both ends the line comes back to its node within this many points. */
const CALM = 14;

/** The same number for the same name, everywhere. */
export function seedOf(name: string): number {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** A line cut by hand from one point to another: two waves over each other, seeded. Null: straight. */
export function cut(from: Point, to: Point, seed: number, wave: Wave | null): Point[] {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  if (!wave || long === 0) return [from, to];
  const random = seeded(seed);
  const turns = Math.max(1, long / wave.length);
  const [slow, quick] = [turns * (0.8 + 0.3 * random()), turns * (1.7 + 0.6 * random())];
  const [first, second] = [2 * Math.PI * random(), 2 * Math.PI * random()];
  const calm = Math.min(CALM, long / 3);
  // A short line has no room for a whole wave.
  const height = wave.height * Math.min(1, long / wave.length);
  const count = Math.max(2, Math.round(long / STEP));
  const across = { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const end = Math.min(1, (Math.min(t, 1 - t) * long) / calm);
    const off =
      height *
      end *
      (0.7 * Math.sin(2 * Math.PI * slow * t + first) + 0.3 * Math.sin(2 * Math.PI * quick * t + second));
    return { x: from.x + (to.x - from.x) * t + across.x * off, y: from.y + (to.y - from.y) * t + across.y * off };
  });
}
