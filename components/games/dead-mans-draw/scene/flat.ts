import type { Insets, Rect, Size } from '@/components/table/play/frame';
import type { Seat } from '@/engine';
import type { ScenePlaces, SeatPlace } from './places';

/** Sides of a tablet that lies on the table, clockwise from the near one, as a player there is turned. */
type Side = 0 | 90 | 180 | 270;

/** How many sit at the near, left, far and right side. The long sides take the larger share. */
const SIDES: Readonly<Record<number, readonly [number, number, number, number]>> = {
  2: [1, 0, 1, 0],
  3: [1, 1, 0, 1],
  4: [1, 1, 1, 1],
  5: [2, 1, 1, 1],
  6: [2, 1, 2, 1],
  7: [2, 1, 3, 1],
  8: [3, 1, 3, 1],
};

const TURNS: readonly Side[] = [0, 90, 180, 270];
const SUITS = 10;
const GAP = 8;

/** Of the edge: two keys of the player on turn stand in its corners. */
const KEYS = 270;

interface Edge {
  readonly turn: Side;
  readonly origin: { readonly x: number; readonly y: number };
  /** Length of the edge and depth of the table, seen by a player there. */
  readonly long: number;
  readonly deep: number;
}

function edgeOf(turn: Side, { width, height }: Size): Edge {
  if (turn === 0) return { turn, origin: { x: 0, y: 0 }, long: width, deep: height };
  if (turn === 90) return { turn, origin: { x: width, y: 0 }, long: height, deep: width };
  if (turn === 180) return { turn, origin: { x: width, y: height }, long: width, deep: height };
  return { turn, origin: { x: 0, y: height }, long: height, deep: width };
}

function seatAt(
  seat: Seat,
  { turn, origin, long, deep }: Edge,
  index: number,
  count: number,
  inset: number,
): SeatPlace {
  const corner = count === 1 ? Math.min(KEYS, long * (long > deep ? 0.2 : 0.155)) : 16;
  const room = (long - 2 * corner) / count;
  const width = Math.min(74, (room - 24 - (SUITS - 1) * (count > 1 ? 3 : GAP)) / SUITS);
  const gap = count > 1 ? 3 : GAP;
  const height = Math.max(42, width * 0.94);
  const all = SUITS * width + (SUITS - 1) * gap;
  const left = corner + room * index + (room - all) / 2;
  const y = deep - inset - 12 - height;
  const slots = Array.from({ length: SUITS }, (_, i): Rect => ({ x: left + i * (width + gap), y, width, height }));
  const head = { x: left, y: y - 50, width: all, height: 44 };
  return { seat, origin, turn, panel: null, head, form: 'flat', own: true, slots };
}

/**
 * A tablet flat between two to eight players: banks along the edges, each turned to its player, the row in the middle.
 * `order` is who sits where, clockwise from the near side.
 */
export function flatPlaces(order: readonly Seat[], rowCount: number, size: Size, insets: Insets): ScenePlaces {
  const shares = SIDES[order.length] ?? [order.length, 0, 0, 0];
  const depth = [insets.bottom, insets.left, insets.top, insets.right];
  let next = 0;
  const seats = TURNS.flatMap((turn, side) => {
    const count = shares[side] ?? 0;
    const edge = edgeOf(turn, size);
    return Array.from({ length: count }, (_, i) => seatAt(order[next++] ?? 0, edge, i, count, depth[side] ?? 0));
  });
  const rim = { x: 176, y: 118 };
  const stage = {
    x: rim.x,
    y: rim.y + insets.top,
    width: size.width - 2 * rim.x,
    height: size.height - 2 * rim.y - insets.top - insets.bottom,
  };
  const card = Math.min(126, (stage.width - 40) / 8.2);
  const height = card * 1.4;
  const [cx, cy] = [size.width / 2, stage.y + stage.height / 2];
  const span = 5 * card + 4 * 10;
  const rowArea = { x: cx - span / 2 - card * 0.04, y: cy - height / 2, width: span + card * 0.12, height };
  const reach = Math.max(rowCount - 1, 1);
  const step = Math.min(card + 10, (rowArea.width - card * 1.07) / reach);
  const row = Array.from({ length: rowCount }, (_, i): Rect => {
    const x = rowArea.x + i * step;
    if (i < rowCount - 1) return { x, y: rowArea.y, width: card, height };
    return { x, y: rowArea.y - height * 0.06, width: card * 1.07, height: height * 1.07 };
  });
  const bar = { x: cx - span / 2, width: span, height: 52 };
  return {
    size,
    flat: true,
    stage,
    drawPile: { x: rowArea.x - card * 1.2 - 14, y: rowArea.y, width: card, height },
    discard: { x: rowArea.x + rowArea.width + card * 0.2 + 6, y: rowArea.y, width: card, height },
    rowArea,
    row,
    chainFrom: rowArea.x - 10,
    suitBars: [
      { rect: { ...bar, y: rowArea.y - height * 0.06 - 26 - bar.height }, turned: true },
      { rect: { ...bar, y: rowArea.y + height + 30 }, turned: false },
    ],
    seats,
  };
}
