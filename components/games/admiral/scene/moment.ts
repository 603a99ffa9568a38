import { ClipOp, Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { Rect } from '@/components/kit/frame/box';
import { blurred, fill, linear, shade, stroke } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import type { Spot } from '../places';
import { MAP_RADIUS } from './use-scenery';
import { drawPost } from './vane';

const NIGHT = {
  sky: ['#EAF7E6', '#9FD3BD', '#3D8C8A', '#0E4450'],
  moon: '#FFFDF0',
  crest: '#CFF3EA',
  front: '#0A2A38',
};
const DAY = { sky: ['#FFF9E8', '#CFEBDD', '#8CCFC4', '#57B9B2'], moon: '#FFFFFF', crest: '#FFFFFF', front: '#339394' };

/** Behind the large vane: the moon over paper waves, and the post that it turns on (picture 22). */
export function drawMoment(canvas: SkCanvas, map: Rect, { x, y, size }: Spot, day: boolean) {
  const { sky, moon, crest, front } = day ? DAY : NIGHT;
  const bottom = map.y + map.height;
  canvas.save();
  canvas.clipRRect(rrect(map.x, map.y, map.width, map.height, MAP_RADIUS), ClipOp.Intersect, true);
  const [top = '', high = '', low = '', deep = ''] = sky;
  canvas.drawPaint(
    shade(
      linear(0, map.y, 0, bottom, [
        [0, top],
        [0.3, high],
        [0.62, low],
        [1, deep],
      ]),
    ),
  );
  const up = Math.max(map.y + size * 0.16, y - size * 0.52);
  canvas.drawCircle(x, up, size * 0.36, blurred(moon, 30, 0.9));
  canvas.drawCircle(x, up, size * 0.3, fill(moon, 0.92));
  for (let i = 0; i < WAVES; i++) drawCrest(canvas, map, bottom - (WAVES - i) * STEP, i, crest);
  drawPost(canvas, x, bottom, size * 0.13, bottom - y);
  drawCrest(canvas, map, bottom - STEP * 0.55, WAVES, crest, front);
  canvas.restore();
}

const WAVES = 5;
const STEP = 34;
const LONG = 96;

/** A row of waves from edge to edge; the front one hides what is behind it. */
function drawCrest(
  canvas: SkCanvas,
  { x, width, y, height }: Rect,
  at: number,
  row: number,
  color: string,
  body?: string,
) {
  const path = Skia.PathBuilder.Make();
  const from = x - LONG + ((row * 37) % LONG);
  path.moveTo(from, at);
  for (let left = from; left < x + width + LONG; left += LONG) {
    path.quadTo(left + LONG * 0.3, at - 9, left + LONG * 0.5, at);
    path.quadTo(left + LONG * 0.75, at + 7, left + LONG, at);
  }
  const line = path.build();
  if (body) {
    const sheet = Skia.PathBuilder.MakeFromPath(line)
      .lineTo(x + width + LONG, y + height + 2)
      .lineTo(from, y + height + 2)
      .close()
      .build();
    canvas.drawPath(sheet, fill(body));
    sheet.dispose();
  }
  canvas.drawPath(line, stroke(color, 1.2, body ? 0.7 : 0.2 + 0.06 * row, true));
  line.dispose();
}
