import type { SkCanvas } from '@shopify/react-native-skia';
import { seatLook } from '@/components/art/seats';
import type { Point } from '@/components/kit/board/geometry';
import { blurred, fill, stroke } from '@/components/kit/skia/brush';
import type { MineMark } from './board-state';
import { RAY, TOKEN } from './looks';

const R = 6.4;
const SPIKES = 8;

/** A ball with horns in the colour of its owner; of one that has gone off the ring on the water is left, and a cross. */
export function drawMine(canvas: SkCanvas, { x, y }: Point, { seat, state }: MineMark) {
  const { color } = seatLook(seat);
  if (state === 'gone') {
    canvas.drawCircle(x, y, 11, stroke(color, 2, 0.7));
    canvas.drawCircle(x, y, 7, stroke('#DFF6F0', 1.2, 0.5));
    for (const side of [-1, 1])
      canvas.drawLine(x - 4, y - 4 * side, x + 4, y + 4 * side, stroke(TOKEN.damage, 2.4, 1, true));
    return;
  }
  if (state === 'named') canvas.drawCircle(x, y, 15, blurred(RAY.ember, 6, 0.9));
  canvas.drawCircle(x + 1, y + 2.4, R, blurred('#000A14', 2, 0.6));
  const horn = stroke('#1B2730', 2.6, 1, true);
  for (let i = 0; i < SPIKES; i++) {
    const angle = (i * 2 * Math.PI) / SPIKES;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    canvas.drawLine(x + dx * R, y + dy * R, x + dx * (R + 3.4), y + dy * (R + 3.4), horn);
  }
  canvas.drawCircle(x, y, R, fill('#27353F'));
  canvas.drawCircle(x, y, R, stroke(color, 1.8));
  canvas.drawCircle(x - 2, y - 2.2, 1.9, fill('#8FA3AE', 0.9));
}
