import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { SHAPES } from '@/components/art/generated/shapes';
import { mix } from '@/components/art/mix';
import { seatLook, type SeatColour } from '@/components/art/seats';
import { blurred, fill, stroke } from '@/components/kit/skia/brush';
import { keptPath } from '@/components/kit/skia/paths';
import type { KindId } from '@/engine/games/admiral/data/ships';
import { BUILDS, deckOf, hullOf, sailOf } from '../hull-paths';

const { deckColour, sailColour } = SHAPES.shipTop;

/** How sails stand: their belly towards the bow, hanging, or turned by some degrees to catch the wind. */
export interface Sails {
  /** 0 hanging, 1 full. */
  readonly full: number;
  readonly turn: number;
}

/** A ship from above about 0, 0, its bow up; the caller turns and scales. Sizes of the four kinds are true to each other. */
export function drawHull(canvas: SkCanvas, kind: KindId, seat: SeatColour) {
  const { scale, guns = [], w } = BUILDS[kind];
  const { color } = seatLook(seat);
  const hull = keptPath(hullOf(kind));
  canvas.save();
  canvas.scale(scale, scale);
  canvas.save();
  canvas.translate(2, 3);
  canvas.drawPath(hull, blurred('#02141A', 1.6, 0.5));
  canvas.restore();
  for (const y of guns) canvas.drawRect(Skia.XYWHRect(-11 * w, y - 1.1, 22 * w, 2.2), fill('#12161C'));
  canvas.drawPath(hull, fill(color));
  canvas.drawPath(hull, stroke(mix(color, '#05070D', 0.55), 1));
  canvas.drawPath(keptPath(deckOf(kind)), fill(deckColour));
  canvas.drawLine(0, -22, 0, 14, stroke('#6B4A22', 1.1));
  canvas.restore();
}

export function drawSails(canvas: SkCanvas, kind: KindId, { full, turn }: Sails) {
  const { scale, s, masts } = BUILDS[kind];
  canvas.save();
  canvas.scale(scale, scale);
  for (const y of masts) {
    const sail = keptPath(sailOf(s, 0, Math.round(full * 8) / 8));
    canvas.save();
    canvas.translate(0, y);
    canvas.rotate(turn, 0, 0);
    canvas.save();
    canvas.translate(0.5, 1.2);
    canvas.drawPath(sail, blurred('#000A14', 0.8, 0.55));
    canvas.restore();
    canvas.drawPath(sail, fill(sailColour));
    canvas.restore();
  }
  canvas.restore();
}

/** Look 20.6: sails turn to the wind by so much at most. */
const MOST_TURN = 22;

/** Sails of a ship on this course (degrees clockwise from north as the compass) in this wind; null: no wind yet. */
export function sailsIn(heading: number, wind: { readonly course: number; readonly strength: number } | null): Sails {
  if (!wind || wind.strength === 0) return { full: 0.25, turn: 0 };
  const off = ((wind.course - heading + 12) % 8) - 4;
  const turn = Math.max(-MOST_TURN, Math.min(MOST_TURN, off * 11));
  const against = Math.abs(off) > 2;
  return { full: wind.strength === 2 ? 0.75 : against ? 0.5 : 1, turn };
}
