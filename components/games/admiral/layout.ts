import {
  between,
  bottomOf,
  bottomStrip,
  centred,
  columns,
  cutLeft,
  inset,
  rightFrom,
  rightOf,
  rows,
  topStrip,
  type Rect,
} from '@/components/kit/frame/box';
import type { Frame } from '@/components/kit/frame/frame';
import type { Seat } from '@/engine';
import { roundFrom } from '@/engine/kit/seats';

export interface Shown {
  readonly seats: number;
  /** Who looks, or who is asked. */
  readonly focus: Seat;
}

export interface SeatPlace {
  readonly seat: Seat;
  readonly rect: Rect;
}

/** The table: everything but the header and the decision block, which are the frame's. */
export interface TableLayout {
  readonly frame: Frame;
  readonly focus: Seat;
  /** The window of the board with its letters and numbers. */
  readonly map: Rect;
  /** Where in it the sea is seen. */
  readonly sea: Rect;
  /** Those who play, the one who looks first. Around a table they own trays instead. */
  readonly chips: readonly SeatPlace[];
  /** The card of what was touched, the strip of a storm; in the frame of the one who is asked. */
  readonly sheet: Rect;
  /** By seat, around a table: on the screen. Each is turned to its edge, as its place in the frame says. */
  readonly trays: readonly Rect[];
}

export const GAP = 4;
/** Along two edges of the window, for letters and numbers. */
export const STRIP = 17;

/** What the letters leave of a window. */
export const seaIn = ({ x, y, width, height }: Rect): Rect => ({
  x: x + STRIP,
  y: y + STRIP,
  width: width - STRIP,
  height: height - STRIP,
});

/** With letters and numbers on all four sides: around a table each is near to somebody (look 20.5). */
export const seaAmid = (map: Rect): Rect => inset(map, STRIP, STRIP);

/** The sea reaches further to the sides than words do. */
const WIDER = 8;
const TOUCH = 44;
/** A phone that is lower than this has smaller parts. */
const LOW = 540;

interface Measures {
  readonly chip: number;
  readonly sheet: number;
}
const PHONE: Measures = { chip: TOUCH, sheet: 172 };
const SMALL: Measures = { chip: TOUCH, sheet: 152 };
const TABLET: Measures = { chip: 52, sheet: 168 };
/** On a phone on its side. */
const BESIDE = 140;
/** Beside the sea of a wide window. */
const COLUMN = 248;

/** Looked at from one side. */
export function layoutIn(shown: Shown, f: Frame): TableLayout {
  if (f.shape === 'side') return sideways(shown, f);
  if (f.shape === 'wide') return wide(shown, f);
  return upright(shown, f);
}

const chipsIn = (shown: Shown, rects: readonly Rect[]): SeatPlace[] =>
  roundFrom(shown, shown.focus).map((seat, i) => ({ seat, rect: rects[i] as Rect }));

/** So many stand in a line. */
const MOST = 3;

/** Lines of chips, all of one height. */
function chipRows(shown: Shown, at: Rect, height: number): { readonly chips: SeatPlace[]; readonly bottom: number } {
  const lines = Math.ceil(shown.seats / MOST);
  const across = Math.ceil(shown.seats / lines);
  const line = (i: number) => between(at, at.y + i * (height + GAP), at.y + i * (height + GAP) + height);
  const rects = Array.from({ length: lines }, (_, i) => columns(line(i), across, 6)).flat();
  return { chips: chipsIn(shown, rects), bottom: bottomOf(line(lines - 1)) };
}

function upright(shown: Shown, f: Frame): TableLayout {
  const { board, shape } = f;
  const m = shape === 'tablet' ? TABLET : board.height < LOW ? SMALL : PHONE;
  const { chips, bottom } = chipRows(shown, board, m.chip);
  const sheet = bottomStrip(board, Math.min(m.sheet, board.height * 0.36));
  const side = Math.min(WIDER, board.x - 2);
  const map = inset(between(board, bottom + GAP, sheet.y - GAP), -side, 0);
  return {
    frame: f,
    focus: shown.focus,
    map,
    sea: seaIn(map),
    chips,
    sheet: centred(inset(sheet, -side, 0), 760),
    trays: [],
  };
}

/** Who plays stands in a column under the keys, the sea beside it, what was touched under the sea. */
function sideways(shown: Shown, f: Frame): TableLayout {
  const { header, board } = f;
  const column = between(header, bottomOf(header) + GAP, bottomOf(board));
  const right = rightFrom(board, rightOf(header) + 12);
  const sheet = bottomStrip(right, BESIDE);
  const chips = rows(topStrip(column, shown.seats * (TOUCH + GAP) - GAP), shown.seats, GAP);
  const map = between(right, right.y, sheet.y - GAP);
  return {
    frame: f,
    focus: shown.focus,
    map,
    sea: seaIn(map),
    chips: chipsIn(shown, chips),
    sheet,
    trays: [],
  };
}

/** A window on its side: who plays over the sea, what was touched in a column beside it. */
function wide(shown: Shown, f: Frame): TableLayout {
  const { board } = f;
  const m = board.height < 600 ? SMALL : TABLET;
  const line = topStrip(board, m.chip);
  const room = between(board, bottomOf(line) + 2 * GAP, bottomOf(board));
  const [left, right] = cutLeft(room, room.width - COLUMN - 12, 12);
  const [sheet, map] = f.taste.leftHand
    ? [{ ...left, width: COLUMN }, rightFrom(room, left.x + COLUMN + 12)]
    : [right, left];
  return {
    frame: f,
    focus: shown.focus,
    map,
    sea: seaIn(map),
    chips: chipsIn(shown, columns(line, shown.seats, 8)),
    sheet,
    trays: [],
  };
}
