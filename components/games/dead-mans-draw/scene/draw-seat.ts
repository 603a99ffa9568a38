import type { SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import type { Rect } from '@/components/kit/frame/frame';
import { stamp } from '@/components/kit/skia/atlas';
import { fill, stroke } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { drawLights } from '@/components/kit/skia/lights';
import { drawPanel } from '@/components/kit/skia/panel';
import { drawDangerBadge } from '@/components/kit/skia/pieces';
import { seatKey, slotKey } from '../targets';
import { drawHead } from './draw-head';
import type { Kit } from './kit';
import type { Mark, Marks, SeatModel, StackModel } from './model';
import type { SeatPlace } from './places';
import { slotParts, type SlotSize } from './slots';

/** A stack shows its top card and at most this many edges behind it. */
const EDGES = 3;

export const slotSize = ({ width, height }: Rect): SlotSize => ({
  form: width >= height * 0.95 ? 'wide' : 'tall',
  width,
  height,
});

function drawMark(canvas: SkCanvas, day: boolean, mark: Mark | undefined, { x, y, width, height }: Rect) {
  const radius = Math.min(TOKENS.radius.slot, width * 0.28);
  if (mark === 'dim') canvas.drawRRect(rrect(x, y, width, height, radius), fill('#07060C', 0.5));
  if (mark === 'legal' || mark === 'danger') drawLights(canvas, x, y, width, height, radius, mark, day, 2);
  if (mark === 'danger') drawDangerBadge(canvas, x + width - 3, y + 3, Math.min(20, width * 0.6));
  if (mark === 'chosen') {
    canvas.drawRRect(rrect(x - 2.5, y - 2.5, width + 5, height + 5, radius + 2.5), stroke('#FFC56B', 3));
  }
}

function drawStack(canvas: SkCanvas, { atlas, day }: Kit, own: boolean, stack: StackModel, rect: Rect, mark?: Mark) {
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
  drawMark(canvas, day, mark, rect);
}

/** The player as a whole can be chosen. */
function drawSeatMark(canvas: SkCanvas, day: boolean, mark: Mark | undefined, { x, y, width, height }: Rect) {
  const radius = TOKENS.radius.strip;
  if (mark === 'legal' || mark === 'danger') drawLights(canvas, x, y, width, height, radius, mark, day);
  if (mark === 'chosen') canvas.drawRRect(rrect(x, y, width, height, radius), stroke('#FFC56B', 3));
}

/** One player's bank with its words, in that player's direction. */
export function drawSeat(canvas: SkCanvas, kit: Kit, place: SeatPlace, seat: SeatModel, marks: Marks, heads: boolean) {
  canvas.save();
  canvas.translate(place.origin.x, place.origin.y);
  canvas.rotate(place.turn, 0, 0);
  if (place.panel) drawPanel(canvas, place.panel, TOKENS.radius.strip, kit.day, false, kit.high);
  drawSeatMark(canvas, kit.day, marks.get(seatKey(seat.seat)), place.panel ?? place.head);
  if (heads) drawHead(canvas, kit, place, seat);
  place.slots?.forEach((rect, i) => {
    const stack = seat.stacks[i];
    if (stack) drawStack(canvas, kit, place.own, stack, rect, marks.get(slotKey(seat.seat, stack.suit)));
  });
  canvas.restore();
}
