import { ClipOp, type SkCanvas } from '@shopify/react-native-skia';
import { dieMover } from '@/components/kit/scene/die-mover';
import { HOME, mover, type Mover } from '@/components/kit/scene/drawn-movers';
import type { Rect } from '@/components/kit/frame/box';
import { blurred, fill, stroke } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { picture } from '@/components/kit/skia/picture';
import { drawNumber, drawText } from '@/components/kit/skia/text';
import { TIMES } from '../cues/times';
import type { AdmiralMotion } from '../cues/motion';
import type { ActionTools } from './tools';

type Fight = Extract<AdmiralMotion, { kind: 'dice' }>;

const DIE = 44;

/** Look 20.9: the defence on its deck above, the attack below; the sums between them. */
export function fightMovers(
  { faces, map, t, day }: ActionTools,
  { attack, defence, sums, lands }: Fight,
  rims: { readonly attack: string; readonly defence: string },
): Mover[] {
  const high = Math.min(150, map.height * 0.36);
  const upper = { x: map.x + 12, y: map.y + 10, width: map.width - 24, height: high };
  const lower = { ...upper, y: map.y + map.height - high - 10 };
  const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
  const decks = picture((canvas) => {
    canvas.drawRect(map, fill('#06202A', day ? 0.5 : 0.62));
    drawDeck(canvas, upper, rims.defence);
    drawDeck(canvas, lower, rims.attack);
    const words = { face: 'text700', size: 15, color: '#5A3F22', align: 'center' } as const;
    drawText(canvas, faces, { ...words, text: t('admiral:fight.defence'), x: middle.x, y: upper.y + 24 });
    drawText(canvas, faces, { ...words, text: t('admiral:fight.attack'), x: middle.x, y: lower.y + high - 14 });
  });
  const result = picture((canvas) => {
    const [a, d] = sums;
    const oval = rrect(middle.x - 120, middle.y - 34, 240, 68, 34);
    canvas.drawRRect(oval, blurred('#000A14', 8, 0.6));
    canvas.drawRRect(oval, fill('#0B2A38', 0.96));
    canvas.drawRRect(oval, stroke('#EBD3A0', 2.4));
    const win = a > d;
    const number = { face: 'display', y: middle.y + 13, align: 'center' } as const;
    drawNumber(canvas, faces, {
      ...number,
      text: String(a),
      x: middle.x - 56,
      size: 36,
      color: win ? '#FFE7B5' : '#B8CBD0',
    });
    drawText(canvas, faces, {
      text: ':',
      x: middle.x,
      y: middle.y + 10,
      face: 'text800',
      size: 30,
      color: '#FFF3DA',
      align: 'center',
    });
    drawNumber(canvas, faces, {
      ...number,
      text: String(d),
      x: middle.x + 56,
      size: 36,
      color: win ? '#B8CBD0' : '#FFE7B5',
    });
  });
  const zero = { x: 0, y: 0 };
  const dice = (values: readonly number[], deck: Rect, after: number) =>
    values.map((value, i) => {
      const step = Math.min(DIE * 1.6, deck.width / (values.length + 0.5));
      const x = deck.x + deck.width / 2 + (i - (values.length - 1) / 2) * step;
      const turn = [-9, 8, -5, 11, -12, 6][i % 6] ?? 0;
      return dieMover(
        'pirates',
        value,
        { x, y: deck.y + deck.height / 2 + 4, size: Math.min(DIE, step * 0.7), turn },
        {
          at: after,
          since: after,
          for: lands === 0 ? 0 : TIMES.dice - 20 * i,
          ease: 1,
          arc: 60,
          from: { x: deck.width * 0.5, y: -40, angle: 520, scale: 0.7, alpha: 1 },
        },
      );
    });
  return [
    mover({ pictures: [decks], middle: zero, for: 180, ease: 1, from: { ...HOME, alpha: 0 }, to: HOME }),
    ...dice(attack, lower, 0),
    ...dice(defence, upper, lands / 2),
    mover({
      pictures: [result],
      middle,
      at: lands,
      since: lands,
      for: TIMES.sums,
      ease: 4,
      from: { ...HOME, scale: 0.6, alpha: 0 },
      to: HOME,
    }),
  ];
}

/** Planks in the colour of a side. */
function drawDeck(canvas: SkCanvas, { x, y, width, height }: Rect, rim: string) {
  canvas.drawRRect(rrect(x, y + 3, width, height, 20), blurred('#000A14', 7, 0.6));
  canvas.drawRRect(rrect(x, y, width, height, 20), fill(rim));
  const planks = rrect(x + 7, y + 7, width - 14, height - 14, 15);
  canvas.drawRRect(planks, fill('#DDB987'));
  canvas.save();
  canvas.clipRRect(planks, ClipOp.Intersect, true);
  for (let row = 0; row * 19 < height; row++) {
    const line = y + 7 + row * 19;
    canvas.drawLine(x, line, x + width, line, stroke('#9C7547', 1, 0.7));
    const seam = x + 40 + ((row * 97) % Math.max(60, width - 80));
    canvas.drawLine(seam, line, seam, line + 19, stroke('#9C7547', 1, 0.6));
  }
  canvas.restore();
  canvas.drawRRect(planks, stroke('#5A3F22', 1.6, 0.7));
}
