import type { SkCanvas } from '@shopify/react-native-skia';
import { stroke } from '@/components/kit/skia/brush';
import type { Rect } from '@/components/kit/frame/box';
import { seeded } from '@/components/kit/skia/random';

/** Strips of paper that hang over a storm; they lean from the wind. `angle`: where it blows to, clockwise from up. */
export function drawRain(canvas: SkCanvas, { x, y, width, height }: Rect, angle: number) {
  const random = seeded(409);
  const lean = Math.sin((angle * Math.PI) / 180) * 0.2;
  const count = Math.round((width * height) / 2600);
  for (let i = 0; i < count; i++) {
    const [px, py] = [x + width * random(), y + height * random()];
    const long = 9 + 22 * random();
    const near = random() > 0.6;
    canvas.drawLine(px, py, px + lean * long, py + long, stroke('#D9EDF2', near ? 1.5 : 1, near ? 0.4 : 0.2, true));
  }
}
