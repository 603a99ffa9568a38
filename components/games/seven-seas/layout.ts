import { frame, type Frame, type Insets, type Rect, type Size, type Taste } from '@/components/table/play/frame';
import type { Seat } from '@/engine';

/** What the middle of the table is for now. */
export type Mode = 'choose' | 'table' | 'lid';

export interface Shown {
  readonly seats: number;
  readonly focus: Seat;
  readonly mode: Mode;
}

export interface SeatPlace {
  readonly seat: Seat;
  readonly rect: Rect;
}

export interface TableLayout {
  readonly frame: Frame;
  readonly mode: Mode;
  /** The seven characters in their order. */
  readonly ruler: Rect;
  /** In turn order: the left neighbour first; in a choice of characters the own seat last. */
  readonly strips: readonly SeatPlace[];
  /** Port, prices, deck and last card. */
  readonly market: Rect;
  /** The chosen character, explained. */
  readonly sheet: Rect;
  readonly fan: readonly Rect[];
  readonly own: SeatPlace;
  /** Room for what can be chosen; it grows upwards. */
  readonly tray: Rect;
  /** All fleets in one line, above the lid. */
  readonly fleets: Rect;
  /** The tin lid with its rim: a square. */
  readonly lid: Rect;
  readonly duel: Rect;
  /** What is left of the stage between strips and own side: the sky of the scene. */
  readonly stage: Rect;
}

const GAP = 6;
const RATIO = 1.4;
const ROLES = 7;
const WIDEST = 720;
const LARGEST_LID = 640;
/** A name and five numbers beside each other. */
const STRIP_LEAST = 340;

interface Measures {
  readonly ruler: number;
  readonly strip: number;
  readonly market: number;
  readonly own: number;
  readonly card: number;
  readonly fleets: number;
  readonly duel: number;
}

const PHONE: Measures = { ruler: 62, strip: 46, market: 58, own: 96, card: 78, fleets: 50, duel: 132 };
const SMALL: Measures = { ruler: 50, strip: 44, market: 50, own: 88, card: 66, fleets: 44, duel: 96 };
const SIDE: Measures = { ruler: 50, strip: 44, market: 46, own: 88, card: 66, fleets: 44, duel: 120 };
const TABLET: Measures = { ruler: 76, strip: 56, market: 72, own: 104, card: 112, fleets: 60, duel: 150 };

export function layout(shown: Shown, size: Size, insets: Insets, blockHeight?: number, taste?: Taste): TableLayout {
  return layoutIn(shown, frame(size, insets, blockHeight, taste));
}

export function layoutIn(shown: Shown, f: Frame): TableLayout {
  return f.shape === 'side' ? sideways(shown, f) : upright(shown, f);
}

function measuresOf(f: Frame): Measures {
  const usual = f.shape === 'side' ? SIDE : f.shape !== 'phone' ? TABLET : f.board.height < 520 ? SMALL : PHONE;
  const { board } = f;
  // A window that is wide but low is no tablet.
  return usual === TABLET && board.height < 640 ? PHONE : usual;
}

function upright(shown: Shown, f: Frame): TableLayout {
  const m = measuresOf(f);
  const board = centred(f.board, f.shape === 'phone' ? f.board.width : 1000);
  const columns = Math.max(1, Math.min(Math.floor(board.width / STRIP_LEAST), listed(shown).length));
  const ruler = { ...board, height: m.ruler };
  const strips = listed(shown).map((seat, i): SeatPlace => {
    const column = i % columns;
    const width = (board.width - (columns - 1) * GAP) / columns;
    const y = ruler.y + ruler.height + GAP + Math.floor(i / columns) * (m.strip + GAP);
    return { seat, rect: { x: board.x + column * (width + GAP), y, width, height: m.strip } };
  });
  const below = Math.max(...strips.map(({ rect }) => rect.y + rect.height)) + GAP;
  return whole(shown, f, m, { ruler, strips, board, below });
}

/** Rivals in a column under the keys, everything else beside it. */
function sideways(shown: Shown, f: Frame): TableLayout {
  const { header } = f;
  const x = header.x + header.width + 12;
  const board = { ...f.board, x, width: f.board.x + f.board.width - x };
  const top = header.y + header.height + GAP;
  const room = f.board.y + f.board.height - top;
  const seats = listed(shown);
  const height = Math.min(64, (room - (seats.length - 1) * GAP) / seats.length);
  const strips = seats.map((seat, i): SeatPlace => ({
    seat,
    rect: { x: header.x, y: top + i * (height + GAP), width: header.width, height },
  }));
  const ruler = { ...board, height: SIDE.ruler };
  return whole(shown, f, SIDE, { ruler, strips, board, below: ruler.y + ruler.height + GAP });
}

interface Upper {
  readonly ruler: Rect;
  readonly strips: readonly SeatPlace[];
  readonly board: Rect;
  readonly below: number;
}

function whole(shown: Shown, f: Frame, m: Measures, { ruler, strips, board, below }: Upper): TableLayout {
  const bottom = board.y + board.height;
  const market = { ...board, y: below, height: m.market };
  const own = { seat: shown.focus, rect: { ...board, y: bottom - m.own, height: m.own } };
  const free = { ...board, y: market.y + market.height + GAP };
  const roomy = own.rect.y - GAP - free.y >= 170;
  const trayArea = centred(board, WIDEST);
  const tray = { ...trayArea, y: free.y, height: (roomy ? own.rect.y - GAP : bottom) - free.y };
  const stage = { ...board, y: below, height: Math.max(80, own.rect.y - GAP - below) };
  return {
    frame: f,
    mode: shown.mode,
    ruler,
    strips,
    market,
    own,
    tray,
    stage,
    ...choosing(board, below, m),
    ...lidIn(f, board, m),
  };
}

/** The hand of characters as a fan at the bottom, over it the sheet that explains the chosen one. */
function choosing(board: Rect, below: number, m: Measures): Pick<TableLayout, 'sheet' | 'fan'> {
  const bottom = board.y + board.height;
  const most = Math.min(m.card, (bottom - below - 150) / (RATIO + 0.34));
  const card = Math.max(48, Math.min(most, board.width / 4.2));
  const tall = card * RATIO;
  // All seven lie beside each other if they can; otherwise they overlap like a hand of cards.
  const step = Math.min(card + GAP, (board.width - card * 1.12) / (ROLES - 1));
  const left = board.x + (board.width - step * (ROLES - 1) - card) / 2;
  const fan = Array.from({ length: ROLES }, (_, i): Rect => {
    const off = i - (ROLES - 1) / 2;
    return { x: left + i * step, y: bottom - tall - card * 0.16 + off * off * card * 0.016, width: card, height: tall };
  });
  const top = bottom - tall - card * 0.34;
  const wide = centred(board, WIDEST);
  const room = Math.max(96, top - GAP - below);
  const height = Math.min(room, board.width >= 640 ? 340 : 230);
  // With much room it stands nearer to the hand that it explains.
  return { fan, sheet: { ...wide, y: below + Math.max(0, room - height) * 0.5, height } };
}

function lidIn(f: Frame, board: Rect, m: Measures): Pick<TableLayout, 'fleets' | 'lid' | 'duel'> {
  if (f.shape === 'side') {
    const side = board.height;
    const lid = { x: board.x, y: board.y, width: side, height: side };
    const rest = { ...board, x: board.x + side + GAP, width: Math.max(96, board.width - side - GAP) };
    const fleets = { ...rest, height: board.height * 0.5 };
    return { lid, fleets, duel: { ...rest, y: fleets.y + fleets.height + GAP, height: board.height * 0.5 - GAP } };
  }
  const fleets = { ...centred(board, WIDEST), height: m.fleets };
  const room = board.height - m.fleets - m.duel - 2 * GAP;
  const edge = f.shape === 'phone' ? f.margin - 6 : 0;
  const side = Math.min(board.width + 2 * edge, room, LARGEST_LID);
  const lid = {
    x: board.x + (board.width - side) / 2,
    y: fleets.y + m.fleets + GAP,
    width: side,
    height: side,
  };
  const y = lid.y + side + GAP;
  return { fleets, lid, duel: { ...centred(board, WIDEST), y, height: board.y + board.height - y } };
}

/** The rivals in turn order; while the own side is hidden behind the hand, the own seat last. */
function listed({ seats, focus, mode }: Shown): Seat[] {
  const count = mode === 'choose' ? seats : seats - 1;
  return Array.from({ length: count }, (_, i) => (focus + 1 + i) % seats);
}

function centred(area: Rect, width: number): Rect {
  const narrow = Math.min(area.width, width);
  return { ...area, x: area.x + (area.width - narrow) / 2, width: narrow };
}
