import { Skia, type SkCanvas, type SkPath } from '@shopify/react-native-skia';
import type { Point } from '@/components/kit/board/geometry';
import { blurred, fill, stroke } from '@/components/kit/skia/brush';
import { keptPath } from '@/components/kit/skia/paths';
import { seeded } from '@/components/kit/skia/random';

/** A closed path through points; not kept, so whoever makes it frees it. */
export function ringOf(points: readonly Point[]): SkPath {
  const path = Skia.PathBuilder.Make();
  points.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  return path.close().build();
}

const TRUNK = 'M-1 0C0 -5 1 -9 3.4 -13.4L4.8 -12.8C2.6 -8.6 1.6 -4.6 1.2 0Z';
const LEAF = 'M0 0C3 -4.4 8 -5 12 -1.6C8 -2.4 4 -1.4 0 0Z';

/** Seen from the front, so it stands upright whichever way the board lies. */
export function drawPalm(canvas: SkCanvas, { x, y }: Point, size = 1) {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(size, size);
  canvas.drawOval(Skia.XYWHRect(-2, -1.6, 8, 3.2), blurred('#02140C', 1, 0.4));
  canvas.drawPath(keptPath(TRUNK), fill('#5C4326'));
  canvas.translate(4, -13.2);
  for (const [turn, alpha] of [
    [10, 0.9],
    [-38, 1],
    [-92, 0.94],
    [-140, 1],
    [-192, 0.9],
  ] as const) {
    canvas.save();
    canvas.rotate(turn, 0, 0);
    canvas.drawPath(keptPath(LEAF), fill('#2F6B3B', alpha));
    canvas.restore();
  }
  canvas.restore();
}

/** Rocks in foam; `seed`: each looks different. */
export function drawReef(canvas: SkCanvas, { x, y }: Point, seed: number, day: boolean) {
  const random = seeded(seed * 977 + 13);
  canvas.drawCircle(x, y, 13, fill('#8FE0CF', day ? 0.34 : 0.2));
  canvas.drawCircle(x, y, 9, fill('#B9F0E0', day ? 0.4 : 0.22));
  const rocks = Array.from({ length: 6 }, (_, i) => {
    const half = 3 + 2.4 * random();
    const high = 6 + 5 * random();
    return { x: x - 5.5 + 11 * random(), y: y - 1 + 8 * random(), half, high, lean: 2 * random() - 1, dark: i % 2 };
  }).sort((a, b) => a.y - b.y);
  for (const rock of rocks) {
    const path = ringOf([
      { x: rock.x - rock.half, y: rock.y },
      { x: rock.x + rock.lean, y: rock.y - rock.high },
      { x: rock.x + rock.half, y: rock.y },
    ]);
    canvas.save();
    canvas.translate(0.5, 1.5);
    canvas.drawPath(path, blurred('#00141A', 1, 0.5));
    canvas.restore();
    canvas.drawPath(path, fill(rock.dark ? '#5E5148' : '#7B6A5B'));
    path.dispose();
  }
}

/** A pearl that lies on the water, or in a socket. */
export function drawPearl(canvas: SkCanvas, { x, y }: Point, r: number) {
  canvas.drawCircle(x + r * 0.12, y + r * 0.3, r, blurred('#00141A', r * 0.35, 0.5));
  canvas.drawCircle(x, y, r, fill('#DCE7E6'));
  canvas.drawCircle(x - r * 0.12, y - r * 0.16, r * 0.8, fill('#F1F7F5'));
  canvas.drawCircle(x - r * 0.3, y - r * 0.34, r * 0.36, blurred('#FFFFFF', r * 0.2, 1));
}

/** A chest of gold: the other kind of marker. */
export function drawChest(canvas: SkCanvas, { x, y }: Point, r: number) {
  const box = Skia.XYWHRect(x - r, y - r * 0.7, 2 * r, 1.5 * r);
  canvas.drawRect(Skia.XYWHRect(x - r + 1, y - r * 0.4, 2 * r, 1.5 * r), blurred('#00141A', 1.6, 0.5));
  canvas.drawRect(box, fill('#8A5A24'));
  canvas.drawRect(Skia.XYWHRect(x - r, y - r * 0.7, 2 * r, r * 0.5), fill('#B27B35'));
  canvas.drawRect(box, stroke('#4C2E10', 1));
  canvas.drawCircle(x, y - r * 0.1, r * 0.22, fill('#FFD36A'));
}
