import { originOf, type Place } from '@/components/kit/frame/sides';
import { promptOf } from '@/components/kit/frame/around-frame';
import type { Insets, Rect, Size } from '@/components/kit/frame/frame';
import type { Turn } from '@/components/ui/facing';
import type { Seat } from '@/engine';
import { KNOWN, type ScenePlaces, type SeatPlace } from './scene-places';

const SUITS = 10;
/** Between two suits of a bank. */
const GAP = 8;
const NARROW_GAP = 4;
/** Over the edge of the table, and under the head. */
const RIM = 12;
const HEAD = 44;
const WIDEST_SLOT = 74;
const CROWDED_SLOT = 52;
const SLOT_RATIO = 0.94;
const RATIO = 1.4;
const NEWEST = 1.07;
const CARD = { wide: 126, tall: 112 };
const CARD_GAP = 10;
/** Between the row and the piles at its ends. */
const PILE_GAP = 16;
const BAR = 52;
/** Over the row, where the newest card stands higher; and under it. */
const BAR_GAPS = 26 + 30;
const ROW = 5;

/** A bank along the edge: ten places in one line, in two lines where the edge is shared or short. */
function seatAt(seat: Seat, place: Place, size: Size): SeatPlace {
  const { turn, deep, inset, crowded, depth, from, room } = place;
  const columns = crowded ? SUITS / 2 : SUITS;
  const gap = crowded ? NARROW_GAP : GAP;
  const most = crowded ? CROWDED_SLOT : WIDEST_SLOT;
  const width = Math.min(most, (room - gap) / columns - gap);
  const height = width * SLOT_RATIO;
  const all = columns * width + (columns - 1) * gap;
  const left = from + (room - all) / 2;
  const lines = SUITS / columns;
  const top = deep - inset - RIM - lines * height - (lines - 1) * gap;
  const slots = Array.from({ length: SUITS }, (_, i): Rect => {
    const line = Math.floor(i / columns);
    return { x: left + (i % columns) * (width + gap), y: top + line * (height + gap), width, height };
  });
  // In the middle between the bank and the question.
  const free = top - (deep - inset - depth);
  const tall = Math.min(HEAD, free);
  const head = { x: left, y: top - free + (free - tall) / 2, width: all, height: tall };
  return { seat, origin: originOf(place, size), turn, panel: null, head, form: 'flat', own: true, slots };
}

type Middle = Pick<
  ScenePlaces,
  'drawPile' | 'known' | 'discard' | 'rowArea' | 'row' | 'fan' | 'fanTurn' | 'suitBars' | 'chainFrom'
>;

const spanOf = (card: number) => ROW * card + (ROW - 1) * CARD_GAP;

/** Pile, row and discard in one line; or, where cards are larger that way, the piles above the row. */
function middleIn(room: Rect, count: number, most: number, turn: Turn): Middle {
  const bars = 2 * BAR + BAR_GAPS;
  const inLine = Math.min(most, (room.width - 2 * PILE_GAP - 44) / 7.2, (room.height - bars) / (NEWEST * RATIO));
  const inTiers = Math.min(most, (room.width - 44) / 5.2, (room.height - bars - 2 * PILE_GAP) / (2 * RATIO + 0.2));
  const tiers = inTiers > inLine * 1.1;
  const card = tiers ? inTiers : inLine;
  const height = card * RATIO;
  const span = spanOf(card);
  const [cx, cy] = [room.x + room.width / 2, room.y + room.height / 2];
  const y = tiers ? cy + PILE_GAP : cy - height / 2;
  const rowArea = { x: cx - span / 2 - card * 0.04, y, width: span + card * 0.12, height };
  const pile = { y: tiers ? y - height - 2 * PILE_GAP - card * 0.12 : y, width: card, height };
  const apart = tiers ? card * 0.4 : span / 2 + card * 0.08 + PILE_GAP;
  const step = Math.min(card + CARD_GAP, (rowArea.width - card * NEWEST) / Math.max(count - 1, 1));
  const row = Array.from({ length: count }, (_, i): Rect => {
    const x = rowArea.x + i * step;
    if (i < count - 1) return { x, y, width: card, height };
    return { x, y: y - height * 0.06, width: card * NEWEST, height: height * NEWEST };
  });
  const bar = { x: cx - span / 2, width: span, height: BAR };
  const top = Math.min(pile.y, y - height * 0.06);
  const drawPile = { ...pile, x: cx - apart - card };
  const seen = { width: card * KNOWN, height: height * KNOWN };
  const near = { ...bar, y: y + height + 30 };
  const far = { ...bar, y: top - 26 - BAR };
  return {
    drawPile,
    // Half out of the pile where there is room: over it, or beside it.
    known: [0, 1, 2].map((i) => {
      const off = i * seen.width * 0.4;
      return tiers
        ? { ...seen, x: drawPile.x - seen.width - 8 - off, y: pile.y + 4 }
        : { ...seen, x: drawPile.x + off, y: pile.y - seen.height * 0.62 };
    }),
    discard: { ...pile, x: cx + apart },
    rowArea,
    row,
    fan: fanAt(turn, { room, card, near, far, rowArea, tiers }),
    fanTurn: turn,
    chainFrom: rowArea.x - 10,
    suitBars: [
      { rect: far, turned: true },
      { rect: near, turned: false },
    ],
  };
}

interface Lying {
  readonly room: Rect;
  readonly card: number;
  readonly near: Rect;
  readonly far: Rect;
  readonly rowArea: Rect;
  readonly tiers: boolean;
}

/**
 * The open cards of a map lie before whoever chooses one of them: beyond the suit bar of that side, or on a small table over it; at
 * an end of the table over a pile, for the choice depends on the row alone.
 */
function fanAt(turn: Turn, { room, card, near, far, rowArea, tiers }: Lying): Rect {
  const [bottom, least] = [room.y + room.height, card * RATIO * 0.7];
  if (turn === 0) {
    const under = near.y + BAR + 4;
    const top = bottom - under > least ? under : rowArea.y + rowArea.height + 8;
    return { ...room, y: top, height: bottom - top };
  }
  if (turn === 180) {
    const over = far.y - 4;
    const end = over - room.y > least ? over : far.y + BAR + 8;
    return { ...room, height: end - room.y };
  }
  const middle = room.x + room.width / 2;
  if (tiers) {
    // The piles lie over the row, one at each end.
    const [top, end] = [far.y + BAR + 4, rowArea.y - card * 0.2];
    const side = { ...room, y: top, width: room.width / 2 - 4, height: end - top };
    return turn === 90 ? side : { ...side, x: middle + 4 };
  }
  const [left, right] = [rowArea.x - 8, rowArea.x + rowArea.width + 8];
  return turn === 90 ? { ...room, width: left - room.x } : { ...room, x: right, width: room.x + room.width - right };
}

/** What is left between the questions of all edges. */
function roomBetween(places: readonly Place[], { width, height }: Size, insets: Insets): Rect {
  const reach = (turn: number, bar: number) => {
    const there = places.filter((place) => place.turn === turn);
    return Math.max(bar + 56, ...there.map((place) => place.deep - promptOf(place).y + 6));
  };
  const [near, left] = [reach(0, insets.bottom), reach(90, insets.left)];
  const [far, right] = [reach(180, insets.top), reach(270, insets.right)];
  return { x: left, y: far, width: width - left - right, height: height - near - far };
}

/** The opening of the outermost sheet: the banks lie on the sheets round it. */
function openingOf(places: readonly Place[], { width, height }: Size, insets: Insets): Rect {
  const most = (across: boolean) =>
    Math.max(96, ...places.filter(({ turn }) => (turn % 180 !== 0) === across).map(({ depth }) => depth - 14));
  // Along the table there is more room than across it.
  const [x, y] = width > height ? [Math.max(176, most(true)), most(false)] : [most(true), Math.max(176, most(false))];
  return {
    x: x + insets.left,
    y: y + insets.top,
    width: width - 2 * x - insets.left - insets.right,
    height: height - 2 * y - insets.top - insets.bottom,
  };
}

/** A tablet flat between two to eight players: banks along the edges, each turned to its player, the row in the middle. */
export function flatPlaces(
  places: readonly Place[],
  rowCount: number,
  size: Size,
  insets: Insets,
  chooser: Turn = 0,
): ScenePlaces {
  const room = roomBetween(places, size, insets);
  return {
    size,
    flat: true,
    stage: openingOf(places, size, insets),
    ...middleIn(room, rowCount, size.width > size.height ? CARD.wide : CARD.tall, chooser),
    seats: places.map((place, seat) => seatAt(seat, place, size)),
  };
}
