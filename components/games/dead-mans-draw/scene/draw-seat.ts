import type { SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import type { Rect } from '@/components/table/play/frame';
import { stamp } from '@/components/table/skia/atlas';
import { fill, stroke } from '@/components/table/skia/brush';
import { rrect } from '@/components/table/skia/card';
import { drawEmblem } from '@/components/table/skia/emblem';
import { drawIcon } from '@/components/table/skia/icon';
import { drawLights, drawTurnRing } from '@/components/table/skia/lights';
import { drawPanel } from '@/components/table/skia/panel';
import { drawDangerBadge } from '@/components/table/skia/pieces';
import { drawNumber, drawText } from '@/components/table/skia/text';
import type { Kit } from './kit';
import { slotKey, type Mark, type Marks, type SeatModel, type StackModel } from './model';
import type { SeatPlace } from './places';
import { slotParts, type SlotSize } from './slots';

/** A stack shows its top card and at most this many edges behind it. */
const EDGES = 3;

export const slotSize = ({ width, height }: Rect): SlotSize => ({
  form: width >= height * 0.95 ? 'wide' : 'tall',
  width,
  height,
});

function drawMark(canvas: SkCanvas, mark: Mark | undefined, { x, y, width, height }: Rect) {
  const radius = Math.min(TOKENS.radius.slot, width * 0.28);
  if (mark === 'dim') canvas.drawRRect(rrect(x, y, width, height, radius), fill('#07060C', 0.5));
  if (mark === 'legal' || mark === 'danger') drawLights(canvas, x, y, width, height, radius, mark, 2);
  if (mark === 'danger') drawDangerBadge(canvas, x + width - 3, y + 3, Math.min(20, width * 0.6));
  if (mark === 'chosen') {
    canvas.drawRRect(rrect(x - 2.5, y - 2.5, width + 5, height + 5, radius + 2.5), stroke('#FFC56B', 3));
  }
}

function drawStack(canvas: SkCanvas, { atlas }: Kit, own: boolean, stack: StackModel, rect: Rect, mark?: Mark) {
  const name = own ? 'own' : 'rival';
  const { x, y, width } = rect;
  if (stack.top === null) {
    stamp(canvas, atlas, `${name}:empty:${stack.suit}`, x, y, width);
  } else {
    const raise = mark === 'chosen' ? 2 : 0;
    const shift = Math.min(1.3, width * 0.03);
    for (let edge = Math.min(EDGES, stack.count - 1); edge > 0; edge--) {
      stamp(canvas, atlas, `${name}:edge:${stack.suit}`, x + edge * shift, y - edge * shift * 1.4 - raise, width);
    }
    stamp(canvas, atlas, `${name}:top:${stack.suit}`, x, y - raise, width);
    const parts = slotParts(slotSize(rect));
    const [cell, left, top] = [
      parts.size * 0.8,
      x + parts.valueX - parts.size * 0.4,
      y + parts.valueY - parts.size * 0.85,
    ];
    stamp(canvas, atlas, `${name}:${stack.top}`, left, top - raise, cell);
  }
  drawMark(canvas, mark, rect);
}

function emblem(canvas: SkCanvas, { day }: Kit, seat: SeatModel, x: number, y: number, size: number) {
  drawEmblem(canvas, seat.colour, x, y, size, day);
  if (seat.active) drawTurnRing(canvas, x, y, size / 2 + Math.max(2.6, size * 0.11));
}

/** Emblem and score over the name: beside ten small slots. */
function drawStripHead(canvas: SkCanvas, kit: Kit, seat: SeatModel, { x, y, width, height }: Rect) {
  const { faces, color } = kit;
  const k = Math.min(1, height / 56);
  const size = TOKENS.size.emblemStrip * k;
  const middle = y + 18 * k;
  emblem(canvas, kit, seat, x + 1 + size / 2, middle, size);
  const value = 25 * k;
  drawNumber(canvas, faces, {
    text: String(seat.score),
    x: x + size + 7,
    y: middle + value * 0.345,
    size: value,
    color: color.text1,
  });
  const baseline = y + height - 9 * k;
  drawText(canvas, faces, { text: seat.name, x, y: baseline, face: 'text700', size: 14, color: color.text2, width });
}

/** Emblem, name and score in one line: narrow strips, and the column of a phone on its side. */
function drawLineHead(canvas: SkCanvas, kit: Kit, seat: SeatModel, { x, y, width, height }: Rect) {
  const { faces, color } = kit;
  const narrow = width < 96;
  const middle = y + height / 2;
  const size = narrow ? 22 : 25;
  emblem(canvas, kit, seat, x + size / 2, middle, size);
  const value = narrow ? 20 : 24;
  const right = x + width;
  const score = String(seat.score);
  const taken = drawNumber(canvas, faces, {
    text: score,
    x: right,
    y: middle + value * 0.345,
    size: value,
    color: color.text1,
    align: 'right',
  });
  const room = width - size - taken - 12;
  if (room < 26) return;
  drawText(canvas, faces, {
    text: seat.name,
    x: x + size + 6,
    y: middle + 5,
    face: 'text700',
    size: 14,
    color: color.text2,
    width: room,
  });
}

/** The own line over the own bank: emblem, name, trait; at the right the score and what the row would add. */
function drawOwnHead(canvas: SkCanvas, kit: Kit, seat: SeatModel, { x, y, width, height }: Rect) {
  const { faces, color } = kit;
  const k = Math.min(1.35, Math.max(0.85, height / 36));
  const middle = y + height * 0.47;
  const size = TOKENS.size.emblemOwn * 0.92 * k;
  emblem(canvas, kit, seat, x + size / 2 + 1, middle, size);
  const baseline = middle + 5 * k;
  let right = x + width;
  if (seat.gain !== null) {
    right -=
      8 +
      drawText(canvas, faces, {
        text: seat.gain,
        x: right,
        y: baseline,
        face: 'text800',
        size: 17 * k,
        color: color.good,
        align: 'right',
      });
  }
  const value = 31 * k;
  right -=
    10 +
    drawNumber(canvas, faces, {
      text: String(seat.score),
      x: right,
      y: middle + value * 0.35,
      size: value,
      color: color.text1,
      align: 'right',
    });
  const left = x + size + 11 * k;
  const name = { text: seat.name, x: left, y: baseline, face: 'text800', size: 17 * k, color: color.text1 } as const;
  const taken = drawText(canvas, faces, { ...name, width: Math.min(right - left, 130 * k) });
  const from = left + taken + 12 * k;
  if (!seat.trait || right - from < 40) return;
  drawIcon(canvas, { name: seat.trait.icon, x: from, y: middle - 8 * k, size: 16 * k, color: color.lamp });
  const trait = {
    text: seat.trait.name,
    x: from + 20 * k,
    y: baseline,
    face: 'text500',
    size: 16 * k,
    color: color.text2,
  } as const;
  drawText(canvas, faces, { ...trait, width: right - from - 20 * k });
}

const HEADS = { strip: drawStripHead, line: drawLineHead, own: drawOwnHead } as const;

/** One player's bank with its words, in that player's direction. */
export function drawSeat(canvas: SkCanvas, kit: Kit, place: SeatPlace, seat: SeatModel, marks: Marks) {
  canvas.save();
  canvas.translate(place.origin.x, place.origin.y);
  canvas.rotate(place.turn, 0, 0);
  if (place.panel) drawPanel(canvas, place.panel, TOKENS.radius.strip, kit.day);
  HEADS[place.form](canvas, kit, seat, place.head);
  place.slots?.forEach((rect, i) => {
    const stack = seat.stacks[i];
    if (stack) drawStack(canvas, kit, place.form === 'own', stack, rect, marks.get(slotKey(seat.seat, stack.suit)));
  });
  canvas.restore();
}
