import type { SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import type { Rect } from '@/components/kit/frame/frame';
import { drawEmblem } from '@/components/kit/skia/emblem';
import { drawIcon } from '@/components/kit/skia/icon';
import { drawTurnRing } from '@/components/kit/skia/lights';
import { drawNumber, drawText, type NumberSpec, type TextSpec } from '@/components/kit/skia/text';
import type { Kit } from './kit';
import type { SeatModel } from './model';
import type { HeadForm, SeatPlace } from './places';

/** One line is too short for a name, and there is height for two. */
const isNarrow = ({ width, height }: Rect) => width < 130 && height >= 38;

/** Sizes of a head, by its form and the room that it has. */
function measure({ form, head }: SeatPlace) {
  const { width, height } = head;
  if (form === 'line') {
    const small = width < 96 || isNarrow(head);
    return { unit: 1, emblem: small ? 22 : 25, score: small ? 20 : 24 };
  }
  if (form === 'strip') {
    const unit = Math.min(1, height / 56);
    return { unit, emblem: TOKENS.size.emblemStrip * unit, score: 25 * unit };
  }
  const unit = Math.min(1.35, Math.max(0.85, height / 36));
  return { unit, emblem: TOKENS.size.emblemOwn * 0.92 * unit, score: 31 * unit };
}

/** Middle and diameter of a seat's emblem, in the seat's own frame. */
export function emblemPlace(place: SeatPlace): { x: number; y: number; size: number } {
  const { x, y, width, height } = place.head;
  const { unit, emblem: size } = measure(place);
  if (place.form === 'strip') return { x: x + 1 + size / 2, y: y + 18 * unit, size };
  if (place.form === 'flat') return { x: x + width / 2 - 108 * unit, y: y + height / 2, size };
  return { x: x + size / 2 + 1, y: y + height * (place.form === 'own' ? 0.47 : 0.5), size };
}

/** How far from its middle the lights of an emblem stand. */
export const ringRadius = (size: number) => size / 2 + Math.max(2.6, size * 0.11);

interface Pen {
  readonly words: (spec: Omit<TextSpec, 'color'> & { color?: string }) => number;
  readonly score: (spec: Pick<NumberSpec, 'x' | 'align'> & { middle: number }) => number;
  readonly unit: number;
  readonly middle: number;
  /** The right end of the emblem. */
  readonly after: number;
}

type DrawHead = (canvas: SkCanvas, kit: Kit, place: SeatPlace, seat: SeatModel, pen: Pen) => void;

/** A small sign and the air after it. */
const SIGN = 14;
const SIGN_GAP = 4;

/** Emblem and score over the name, at the right the signs of the traits: beside ten small slots. */
const strip: DrawHead = (canvas, { color }, { head }, seat, { words, score, unit, middle, after }) => {
  const end = after + 7 + score({ x: after + 7, middle });
  const baseline = head.y + head.height - 9 * unit;
  const right = head.x + head.width - SIGN;
  // The first beside the score, unless that is as long as −50; what comes after it beside the name.
  const above = end + SIGN_GAP <= right ? 1 : 0;
  seat.traits.forEach(({ icon: name }, i) => {
    const high = i < above;
    const x = high ? right : right - (i - above) * (SIGN + SIGN_GAP);
    drawIcon(canvas, { name, x, y: high ? middle - SIGN / 2 : baseline - SIGN + 2, size: SIGN, color: color.lamp });
  });
  const beside = Math.max(0, seat.traits.length - above) * (SIGN + SIGN_GAP);
  words({ text: seat.name, x: head.x, y: baseline, face: 'text700', size: 14, width: head.width - beside });
};

/** Many rivals on a phone: score and signs of the traits over the name. */
const narrow: DrawHead = (canvas, { color }, { head }, seat, { words, score, after }) => {
  const right = head.x + head.width;
  const middle = head.y + 11;
  let free = right - score({ x: right, middle, align: 'right' }) - 6;
  for (const { icon: name } of seat.traits) {
    if (free - SIGN < after + 4) break;
    drawIcon(canvas, { name, x: free - SIGN, y: middle - SIGN / 2, size: SIGN, color: color.lamp });
    free -= SIGN + SIGN_GAP;
  }
  const baseline = head.y + head.height - 4;
  words({
    text: seat.name,
    x: right,
    y: baseline,
    face: 'text700',
    size: 14,
    width: right - after - 5,
    align: 'right',
  });
};

/** Emblem, name, signs of the traits and score in one line: narrow strips, and the column of a phone on its side. */
const line: DrawHead = (canvas, kit, place, seat, pen) => {
  const { head } = place;
  if (isNarrow(head)) return narrow(canvas, kit, place, seat, pen);
  const { color } = kit;
  const { words, score, middle, after } = pen;
  const right = head.x + head.width;
  let room = right - score({ x: right, middle, align: 'right' }) - after - 12;
  for (const { icon: name } of seat.traits) {
    if (room < SIGN) return;
    drawIcon(canvas, { name, x: after + 6 + room - SIGN, y: middle - SIGN / 2, size: SIGN, color: color.lamp });
    room -= SIGN + SIGN_GAP;
  }
  if (room < 26) return;
  words({ text: seat.name, x: after + 6, y: middle + 5, face: 'text700', size: 14, width: room });
};

/** The own line over the own bank: emblem, name, trait; at the right the score and what the row would add. */
const own: DrawHead = (canvas, { color }, { head }, seat, { words, score, unit, middle, after }) => {
  const y = middle + 5 * unit;
  let right = head.x + head.width;
  if (seat.gain !== null) {
    const gain = { text: seat.gain, x: right, y, align: 'right' } as const;
    right -= 8 + words({ ...gain, face: 'text800', size: 17 * unit, color: color.good });
  }
  right -= 10 + score({ x: right, middle, align: 'right' });
  const left = after + 11 * unit;
  const width = Math.min(right - left, 130 * unit);
  const name = { text: seat.name, x: left, y, face: 'text800', size: 17 * unit, color: color.text1, width } as const;
  const from = left + words(name) + 12 * unit;
  let x = from;
  for (const { icon, name } of seat.traits) {
    if (right - x < 40) return;
    drawIcon(canvas, { name: icon, x, y: middle - 8 * unit, size: 16 * unit, color: color.lamp });
    x += 20 * unit;
    x += words({ text: name, x, y, face: 'text500', size: 16 * unit, width: right - x }) + 8 * unit;
  }
};

/** At a table that lies flat: name over trait, then the score, round the middle of the player's edge. */
const flat: DrawHead = (canvas, { color }, _, seat, { words, score, unit, middle, after }) => {
  const x = after + 10 * unit;
  const name = {
    text: seat.name,
    x,
    y: middle - 2 * unit,
    face: 'text700',
    size: 15 * unit,
    color: color.text1,
  } as const;
  let room = words({ ...name, width: 124 * unit });
  let from = x;
  for (const { icon, name } of seat.traits) {
    const size = 12 * unit;
    drawIcon(canvas, { name: icon, x: from, y: middle + 4 * unit, size, color: color.lamp });
    from += size + 3;
    from += words({ text: name, x: from, y: middle + 13.5 * unit, face: 'text500', size, width: 130 * unit }) + 6;
  }
  room = Math.max(room, from - x);
  const taken = score({ x: x + room + 16 * unit, middle });
  if (seat.gain === null) return;
  const left = x + room + taken + 26 * unit;
  words({ text: seat.gain, x: left, y: middle + 5 * unit, face: 'text800', size: 16 * unit, color: color.good });
};

const HEADS: Readonly<Record<HeadForm, DrawHead>> = { strip, line, own, flat };

/** Who sits here: emblem (in lights while it is that player's turn), name, score, trait. */
export function drawHead(canvas: SkCanvas, kit: Kit, place: SeatPlace, seat: SeatModel) {
  const { faces, color, day } = kit;
  const { x, y, size } = emblemPlace(place);
  const { unit, score: value } = measure(place);
  drawEmblem(canvas, seat.colour, x, y, size, day);
  if (seat.active) drawTurnRing(canvas, x, y, ringRadius(size), day);
  HEADS[place.form](canvas, kit, place, seat, {
    unit,
    middle: y,
    after: x + size / 2,
    words: (spec) => drawText(canvas, faces, { color: color.text2, ...spec }),
    score: ({ middle, ...spec }) => {
      const text = { text: String(seat.score), y: middle + value * 0.345, size: value, color: color.text1 };
      return drawNumber(canvas, faces, { ...text, ...spec });
    },
  });
}
