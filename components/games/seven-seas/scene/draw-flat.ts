import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { Words } from '@/components/i18n/words';
import type { Rect } from '@/components/kit/frame/box';
import { fill, stroke } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { keptPath } from '@/components/kit/skia/paths';
import { drawIcon } from '@/components/kit/skia/icon';
import { drawText, type Faces } from '@/components/kit/skia/text';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import type { TableLayout } from '../table-layout';
import { pricesIn } from '../words';
import { drawAt, drawTag } from './draw-bay';
import { drawGood } from './draw-goods';
import { drawRoleBack } from './draw-role';

/** A flat table (look 21.4): the port once for each long side, and before everybody the card that was chosen, or its empty place. */
export function drawFlat(canvas: SkCanvas, faces: Faces, layout: TableLayout, view: SevenSeasView, t: Words) {
  const { market, twin, mode, sides, own, ruler } = layout;
  if (!twin || mode === 'lid') return;
  drawPort(canvas, faces, market, view, t);
  drawAt(canvas, twin.x + twin.width, twin.y + twin.height, -1, () => {
    drawPort(canvas, faces, { ...twin, x: 0, y: 0 }, view, t);
  });
  if (view.phase !== 'select') return;
  const heart = { x: ruler.x + ruler.width / 2, y: ruler.y + ruler.height / 2 };
  sides.forEach((side, seat) => {
    if (seat !== own.seat) drawChosen(canvas, side, heart, view.players[seat]?.hasChosen === true);
  });
}

const PAIR = 132;

function drawPort(canvas: SkCanvas, faces: Faces, { x, y, width, height }: Rect, view: SevenSeasView, t: Words) {
  const prices = pricesIn(view.port, view.options.startPortRum);
  const best = Math.max(...prices);
  const k = height / 104;
  const middle = x + width / 2;
  GOODS.forEach((good, i) => {
    const at = middle + (i - 1) * PAIR * k;
    drawGood(canvas, good, at - 26 * k, y + 66 * k, 56 * k);
    drawTag(canvas, faces, { x: at + 30 * k, y: y + 18 * k, k, price: prices[i] ?? 1, top: prices[i] === best });
  });
  const name = t(`seven-seas:ports.${view.port}`);
  const wide = 200 * k;
  canvas.drawRRect(rrect(middle - wide / 2, y + 74 * k, wide, 30 * k, 15 * k), fill('#140A0A', 0.82));
  drawIcon(canvas, {
    name: 'treasure-map',
    x: middle + wide / 2 - 58 * k,
    y: y + 79 * k,
    size: 20 * k,
    color: '#FFC56B',
  });
  const words = {
    y: y + 95 * k,
    size: Math.min(17, 210 / name.length) * k,
    color: '#FFF4DA',
    face: 'text800',
  } as const;
  drawText(canvas, faces, { ...words, text: name, x: middle - wide / 2 + 14 * k, width: 128 * k });
  drawText(canvas, faces, { ...words, size: 17 * k, text: String(view.deckCount), x: middle + wide / 2 - 34 * k });
}

const CARD = { wide: 62, high: 87, apart: 60 };

/** Before a rival: the card face down with a tick, or its dashed place. */
function drawChosen(canvas: SkCanvas, side: Rect, heart: { readonly x: number; readonly y: number }, chosen: boolean) {
  const [x, y] = [side.x + side.width / 2, side.y + side.height / 2];
  const upright = side.width > side.height;
  const way = upright ? Math.sign(heart.y - y) : Math.sign(heart.x - x);
  const off = (upright ? side.height : side.width) / 2 + CARD.apart;
  canvas.save();
  canvas.translate(upright ? x : x + way * off, upright ? y + way * off : y);
  canvas.rotate(upright ? 0 : 90, 0, 0);
  const card = rrect(-CARD.wide / 2, -CARD.high / 2, CARD.wide, CARD.high, 6);
  if (chosen) {
    drawAt(canvas, -CARD.wide / 2, -CARD.high / 2, CARD.wide / 100, () => drawRoleBack(canvas));
    canvas.drawCircle(CARD.wide / 2 - 4, CARD.high / 2 - 4, 11, fill('#2FA37C'));
    canvas.drawPath(keptPath('M22 40L26 44L33 35'), stroke('#FFFFFF', 2.6, 1, true));
  } else {
    const dashes = stroke('#140A0A', 2, 0.7, true);
    dashes.setPathEffect(Skia.PathEffect.MakeDash([6, 5], 0));
    canvas.drawRRect(card, fill('#140A0A', 0.18));
    canvas.drawRRect(card, dashes);
    drawIcon(canvas, { name: 'hourglass', x: -14, y: -14, size: 28, color: '#140A0A', alpha: 0.8 });
  }
  canvas.restore();
}
