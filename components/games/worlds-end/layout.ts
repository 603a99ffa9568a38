import {
  between,
  bottomOf,
  bottomStrip,
  centred,
  centredIn,
  columns,
  cutLeft,
  inset,
  rightFrom,
  rightOf,
  rows,
  topStrip,
  type Insets,
  type Rect,
  type Size,
} from '@/components/kit/frame/box';
import { frame, type Frame, type Taste } from '@/components/kit/frame/frame';
import type { Seat } from '@/engine';
import { roundFrom } from '@/engine/kit/seats';
import { BOARD } from './map/board';
import { REGIONS, type Region } from './map/seas';

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
  /** Three columns, or the board of the rules. */
  readonly chart: 'columns' | 'board';
  /** The window through which the chart is seen; at its smallest the whole chart fills it. */
  readonly map: Rect;
  /** The track of the armada. */
  readonly blade: Rect;
  /** The rivals in turn order. Around a table they own trays instead. */
  readonly chips: readonly SeatPlace[];
  /** Fame, gold and Calypso's favours of the one who looks. Null: it is on the tray. */
  readonly own: Rect | null;
  /** Names of the three regions under the chart; empty where they are printed on it. */
  readonly titles: readonly { readonly region: Region; readonly rect: Rect }[];
  /** By seat, around a table: on the screen. Each is turned to its edge, as its place in the frame says. */
  readonly trays: readonly Rect[];
}

export const GAP = 4;
/** A chart reaches further to the sides than words do. */
const WIDER = 8;
const TOUCH = 44;

interface Measures {
  readonly blade: number;
  readonly chip: number;
  readonly own: number;
  readonly titles: number;
}
const PHONE: Measures = { blade: 36, chip: 46, own: 50, titles: 18 };
/** A line round the own side takes two points of what can be touched. */
const SMALL: Measures = { blade: 28, chip: TOUCH, own: TOUCH + 2, titles: 0 };
const TABLET: Measures = { blade: 52, chip: 60, own: 64, titles: 26 };
/** A phone that is lower than this shows no names of regions. */
const LOW = 540;
const LONGEST_BLADE = 620;

export function layout(shown: Shown, size: Size, insets: Insets, blockHeight?: number, taste?: Taste): TableLayout {
  return layoutIn(shown, frame(size, insets, blockHeight, taste));
}

/** Looked at from one side. */
export function layoutIn(shown: Shown, f: Frame): TableLayout {
  if (f.shape === 'side') return sideways(shown, f);
  if (f.shape === 'wide') return wide(shown, f);
  return upright(shown, f);
}

const rivalsOf = (shown: Shown): Seat[] => roundFrom(shown, shown.focus).slice(1);

function upright(shown: Shown, f: Frame): TableLayout {
  const { board, shape } = f;
  const m = shape === 'tablet' ? TABLET : board.height < LOW ? SMALL : PHONE;
  const blade = centred(topStrip(board, m.blade), LONGEST_BLADE);
  const line = between(board, bottomOf(blade) + GAP, bottomOf(blade) + GAP + m.chip);
  const own = bottomStrip(board, m.own);
  const titles = between(board, own.y - GAP / 2 - m.titles, own.y - GAP / 2);
  const side = Math.min(WIDER, board.x - 2);
  const map = inset(between(board, bottomOf(line) + GAP, titles.y - GAP / 2), -side, 0);
  return {
    ...usual(shown, f),
    map,
    blade,
    chips: chipsIn(shown, columns(line, shown.seats - 1, 6)),
    own,
    titles: m.titles > 0 ? titlesUnder(map, titles) : [],
  };
}

const usual = ({ focus }: Shown, f: Frame) => ({
  frame: f,
  focus,
  chart: 'columns' as const,
  titles: [],
  trays: [],
});

const chipsIn = (shown: Shown, rects: readonly Rect[]): SeatPlace[] =>
  rivalsOf(shown).map((seat, i) => ({ seat, rect: rects[i] as Rect }));

/** The columns stand west, oceans, east. */
function titlesUnder(map: Rect, line: Rect) {
  const [west, ocean, east] = columns({ ...map, y: line.y, height: line.height }, 3, 0) as [Rect, Rect, Rect];
  return REGIONS.map((region) => ({ region, rect: { west, ocean, east }[region] }));
}

/** Who plays stands in a column under the keys, the chart beside it. */
function sideways(shown: Shown, f: Frame): TableLayout {
  const { header, board } = f;
  const column = between(header, bottomOf(header) + GAP, bottomOf(board));
  const others = topStrip(column, (shown.seats - 1) * (TOUCH + GAP) - GAP);
  const right = rightFrom(board, rightOf(header) + 12);
  const blade = centred(topStrip(right, 30), LONGEST_BLADE);
  return {
    ...usual(shown, f),
    map: between(right, bottomOf(blade) + GAP, bottomOf(right)),
    blade,
    chips: chipsIn(shown, rows(others, shown.seats - 1, GAP)),
    own: between(column, bottomOf(others) + 2 * GAP, bottomOf(column)),
  };
}

/** A window on its side: blade and rivals in one line over the board of the rules. */
function wide(shown: Shown, f: Frame): TableLayout {
  const { board } = f;
  const m = board.height < 600 ? SMALL : TABLET;
  const line = topStrip(board, m.chip);
  const [blade, others] = cutLeft(line, Math.min(LONGEST_BLADE, line.width * 0.42), 16);
  const own = bottomStrip(board, m.own);
  const room = between(board, bottomOf(line) + 2 * GAP, own.y - 2 * GAP);
  return {
    ...usual(shown, f),
    chart: 'board',
    map: fitted(room, BOARD.size),
    blade: inset(blade, 0, (m.chip - m.blade) / 2),
    chips: chipsIn(shown, columns(others, shown.seats - 1, 8)),
    own: centred(own, 900),
  };
}

/** The largest box of this shape in the middle of a room. */
export function fitted(room: Rect, { width, height }: Size): Rect {
  const k = Math.min(room.width / width, room.height / height);
  return centredIn(room, { width: width * k, height: height * k });
}
