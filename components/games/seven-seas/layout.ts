import {
  between,
  bottomOf,
  bottomStrip,
  cells,
  centred,
  centredIn,
  columns,
  cutLeft,
  rightFrom,
  rightOf,
  rows,
  topStrip,
  type Insets,
  type Rect,
  type Size,
} from '@/components/kit/frame/box';
import { frame, type Frame, type Taste } from '@/components/kit/frame/frame';
import { SIZE } from '@/components/ui/theme/tokens';
import { aroundLayout } from './around';
import { bayIn, LIFTED } from './bay-places';
import { GAP, measuresOf, middle, roomToChoose, WIDEST, type Measures, type Upper } from './middle';
import type { SeatPlace, Shown, TableLayout } from './table-layout';

const LARGEST_LID = 640;
/** A name and five numbers beside each other. */
const STRIP_LEAST = 340;
/** Narrower, the fleets stand below each other. */
export const FLEETS_LEAST = 240;
/** A tablet is read from farther away. */
const ACROSS_A_TABLE = 1.25;
/** What stands beside the lid on a phone on its side. */
const LEAST_REST = 96;
/** Two dice, the reading over them, and their owners. */
const LEAST_DUEL = 114;

export function layout(shown: Shown, size: Size, insets: Insets, blockHeight?: number, taste?: Taste): TableLayout {
  return layoutIn(shown, frame(size, insets, blockHeight, taste));
}

export function layoutIn(shown: Shown, f: Frame): TableLayout {
  if (f.around) return aroundLayout(shown, f, f.around);
  return f.shape === 'side' ? sideways(shown, f) : upright(shown, f);
}

function upright(shown: Shown, f: Frame): TableLayout {
  const m = measuresOf(f);
  const board = centred(f.board, f.shape === 'phone' ? f.board.width : 1000);
  const count = listed(shown);
  const all = upperOf(board, shown, m, m.ruler, count);
  const fits = ({ below }: Upper) => shown.mode !== 'choose' || roomToChoose(board, below, m);
  if (fits(all)) return whole(shown, f, m, all);
  // Large letters on a small phone: the hand shows all characters itself, and then the own numbers give way.
  const handOnly = upperOf(board, shown, m, 0, count);
  return whole(shown, f, m, fits(handOnly) ? handOnly : upperOf(board, shown, m, 0, count - 1));
}

/** Ruler and strips. */
function upperOf(board: Rect, shown: Shown, m: Measures, rulerHeight: number, count: number): Upper {
  const across = Math.max(1, Math.min(Math.floor(board.width / STRIP_LEAST), count));
  const ruler = topStrip(board, rulerHeight);
  const under = between(board, rulerHeight > 0 ? bottomOf(ruler) + GAP : board.y, bottomOf(board));
  const strips = stripsIn(cells(under, count, across, m.strip, GAP), shown);
  return { ruler, strips, board, below: Math.max(...strips.map(({ rect }) => bottomOf(rect))) + GAP };
}

/** Rivals in a column under the keys, everything else beside it. */
function sideways(shown: Shown, f: Frame): TableLayout {
  const m = measuresOf(f);
  const board = rightFrom(f.board, rightOf(f.header) + 12);
  const column = between(f.header, bottomOf(f.header) + GAP, bottomOf(board));
  const count = listed(shown);
  const height = Math.min(64, (column.height - (count - 1) * GAP) / count);
  const strips = stripsIn(cells(column, count, 1, height, GAP), shown);
  const ruler = topStrip(board, m.ruler);
  return whole(shown, f, m, { ruler, strips, board, below: bottomOf(ruler) + GAP });
}

function whole(shown: Shown, f: Frame, m: Measures, upper: Upper): TableLayout {
  const { strips, board, below } = upper;
  const bay = shown.mode === 'table' ? bayIn(board, below, { strip: m.line, card: m.held }) : null;
  const line = bay && between(board, bay.hand.y - LIFTED - m.line, bay.hand.y - LIFTED);
  const own = { seat: shown.focus, rect: line ?? bottomStrip(board, m.own) };
  const free = below + m.market + GAP;
  const roomy = own.rect.y - GAP - free >= 170;
  const { fleets, lid, duel } = lidIn(f, board, m, shown.seats);
  const red = shown.mode === 'lid' ? fleetsIn(fleets, shown.seats) : null;
  const lying = [...strips, own];
  const all = middle(shown, f, m, upper, roomy || bay ? own.rect.y - GAP : bottomOf(board));
  return {
    ...all,
    scale: m.scale * (f.shape === 'tablet' || f.shape === 'wide' ? ACROSS_A_TABLE : 1),
    ...(bay && { market: bay.harbour, tray: between(all.tray, below + SIZE.touch + GAP, own.rect.y - GAP) }),
    bay,
    twin: null,
    stage: { ...board, y: below, height: Math.max(80, own.rect.y - GAP - below) },
    own,
    sides: Array.from({ length: shown.seats }, (_, seat) => {
      return red?.[seat] ?? lying.find((place) => place.seat === seat)?.rect ?? own.rect;
    }),
    fleets,
    lid,
    duel,
  };
}

/** The fleets beside each other, or below each other; the caravan's is the last. */
function fleetsIn(room: Rect, seats: number): Rect[] {
  const places = room.width < FLEETS_LEAST ? rows(room, seats + 1, 0) : columns(room, seats + 1, 0);
  return places.slice(0, seats);
}

function lidIn(f: Frame, board: Rect, m: Measures, seats: number): Pick<TableLayout, 'fleets' | 'lid' | 'duel'> {
  if (f.shape === 'side') {
    // Beside a notch the lid gives way: the fleets need their names.
    const side = Math.min(board.height, board.width - GAP - LEAST_REST);
    const [room, rest] = cutLeft(board, side, GAP);
    const lid = centredIn(room, { width: side, height: side });
    // Below each other each fleet is touched, and the caravan's stands under them.
    const rows = rest.width < FLEETS_LEAST ? (seats + 1) * SIZE.touch : 0;
    const tall = Math.max(board.height * 0.5, Math.min(rows, board.height - LEAST_DUEL - GAP));
    const fleets = topStrip(rest, tall);
    return { lid, fleets, duel: between(rest, bottomOf(fleets) + GAP, bottomOf(board)) };
  }
  const fleets = { ...centred(board, WIDEST), height: m.fleets };
  const room = board.height - m.fleets - m.duel - 2 * GAP;
  const edge = f.shape === 'phone' ? f.margin - 6 : 0;
  const side = Math.min(board.width + 2 * edge, room, LARGEST_LID);
  const lid = { x: board.x + (board.width - side) / 2, y: bottomOf(fleets) + GAP, width: side, height: side };
  return { fleets, lid, duel: between(centred(board, WIDEST), bottomOf(lid) + GAP, bottomOf(board)) };
}

/** The rivals; while the own side is hidden behind the hand, the own seat, too. */
const listed = ({ seats, mode }: Shown): number => (mode === 'choose' ? seats : seats - 1);

/** In turn order. */
function stripsIn(places: readonly Rect[], { seats, focus }: Shown): SeatPlace[] {
  return places.map((rect, i) => ({ seat: (focus + 1 + i) % seats, rect }));
}
