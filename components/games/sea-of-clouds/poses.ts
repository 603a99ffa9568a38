import type { Pose } from '@/components/kit/skia/motion';
import type { Rect } from '@/components/kit/frame/frame';
import type { Seat } from '@/engine';
import type { TableLayout, ZoneKey } from './layout';

/** A place on the table that a piece can lie at or fly to. */
export type Spot =
  | { readonly at: 'slot'; readonly slot: number; readonly index: number; readonly count: number }
  /** The share that is looked at, and the cards that are being placed: large, before everybody. */
  | { readonly at: 'stage'; readonly index: number; readonly count: number }
  | { readonly at: 'coins'; readonly slot: number }
  | { readonly at: 'deck' }
  | { readonly at: 'board'; readonly seat: Seat; readonly zone: ZoneKey }
  | { readonly at: 'island'; readonly round: number; readonly rounds: number }
  | { readonly at: 'gone' };

const RATIO = 1.4;
/** Degrees from one card of a fan to the next. */
const SPREAD = 7;

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

const lying = (x: number, y: number, width: number, angle = 0): Pose => ({ x, y, angle, width, flip: 0, lift: 0 });

/** How far the middle of a card of a fan is from the middle of the fan, in cards. */
const offOf = (index: number, count: number) => index - (count - 1) / 2;

function fanned(at: Rect, width: number, index: number, count: number): Pose {
  const off = offOf(index, count);
  const { x, y } = middle(at);
  return lying(x + off * width * 0.16, y + off * off * width * 0.05, width, off * SPREAD);
}

/** The faces of the share lie beside each other, the middle one a little higher and in front. */
export function stagePose({ stage, faces, face }: TableLayout, index: number, count: number): Pose {
  const off = offOf(index, count);
  const step = Math.min(face * 1.02, (stage.width - face) / Math.max(1, count - 1));
  const x = stage.x + stage.width / 2 + off * step;
  return lying(x, faces.y + (face * RATIO) / 2 + 4 + Math.abs(off) * 8, face, off * 5);
}

/** Where the dot of an island stands on the track. */
export function islandAt(
  { track }: TableLayout,
  round: number,
  rounds: number,
): { readonly x: number; readonly y: number } {
  const inset = 20;
  const part = (round - 1) / (rounds - 1);
  return { x: track.x + inset + (track.width - 2 * inset) * part, y: track.y + track.height * 0.58 };
}

export function boardRect({ plates, zones }: TableLayout, seat: Seat, zone: ZoneKey): Rect | undefined {
  return plates.find((plate) => plate.seat === seat)?.rect ?? zones.find((place) => place.zone === zone)?.rect;
}

export function poseOf(spot: Spot, layout: TableLayout): Pose {
  const { slots, deck, card, stage } = layout;
  switch (spot.at) {
    case 'slot':
      return fanned(slots[spot.slot] ?? deck, card, spot.index, spot.count);
    case 'stage':
      return stagePose(layout, spot.index, spot.count);
    case 'coins': {
      const { x, y } = middle(slots[spot.slot] ?? deck);
      return lying(x + card * 0.42, y + card * 0.5, card * 0.5);
    }
    case 'deck': {
      const { x, y } = middle(deck);
      return lying(x, y, card);
    }
    case 'board': {
      const { x, y } = middle(boardRect(layout, spot.seat, spot.zone) ?? stage);
      return lying(x, y, card * 0.42);
    }
    case 'island': {
      const { x, y } = islandAt(layout, spot.round, spot.rounds);
      return lying(x, y - 5, 40);
    }
    case 'gone':
      return lying(stage.x + stage.width / 2, -layout.face, layout.face * 0.6, 30);
  }
}
