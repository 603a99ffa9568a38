import { frame, type Frame, type Insets, type Rect, type Size, type Taste } from '@/components/table/play/frame';
import type { Seat } from '@/engine';
import { SLOTS } from '@/engine/games/sea-of-clouds/data/board';

export interface Shown {
  readonly seats: number;
  readonly focus: Seat;
}

export interface SeatPlace {
  readonly seat: Seat;
  readonly rect: Rect;
}

/** The five zones of a captain's board, with the doubloons on it (2.7). */
export const ZONE_KEYS = ['crew', 'objects', 'relics', 'rum', 'secrets', 'doubloons'] as const;
export type ZoneKey = (typeof ZONE_KEYS)[number];

export interface ZonePlace {
  readonly zone: ZoneKey;
  readonly rect: Rect;
}

export interface TableLayout {
  readonly frame: Frame;
  readonly focus: Seat;
  readonly track: Rect;
  /** The other captains in turn order: the left neighbour left, the right neighbour right (13.2). */
  readonly plates: readonly SeatPlace[];
  readonly slots: readonly Rect[];
  readonly deck: Rect;
  /** Width of a card in a slot. */
  readonly card: number;
  /** Where the share lies that is being looked at; room for faces. */
  readonly stage: Rect;
  readonly face: number;
  /** The faces within it, and the key under them that holds them up. */
  readonly faces: Rect;
  readonly look: Rect;
  readonly zones: readonly ZonePlace[];
  /** A boarding takes the whole board. */
  readonly ring: Rect;
}

export const GAP = 6;
const RATIO = 1.4;
const WIDEST = 900;
/** What a fan needs round its cards. */
const FAN = 1.5;
/** Round the faces, which stand at an angle. */
const ROUND = 20;
/** The key under the faces. */
const KEY = 44;
const LONGEST_KEY = 330;

export interface Measures {
  readonly track: number;
  readonly plate: number;
  readonly card: number;
  readonly zone: number;
  readonly face: number;
}

const PHONE: Measures = { track: 40, plate: 72, card: 58, zone: 62, face: 118 };
const SMALL: Measures = { track: 34, plate: 60, card: 46, zone: 54, face: 100 };
const SIDE: Measures = { track: 34, plate: 62, card: 46, zone: 54, face: 118 };
const TABLET: Measures = { track: 56, plate: 84, card: 104, zone: 72, face: 200 };
const LARGE: Measures = { track: 64, plate: 96, card: 136, zone: 88, face: 264 };

export function layout(shown: Shown, size: Size, insets: Insets, blockHeight?: number, taste?: Taste): TableLayout {
  return layoutIn(shown, frame(size, insets, blockHeight, taste));
}

export function layoutIn(shown: Shown, f: Frame): TableLayout {
  return f.shape === 'side' ? sideways(shown, f) : upright(shown, f);
}

function measuresOf({ shape, board }: Frame): Measures {
  if (shape !== 'phone' && board.height >= 640) return board.height >= 1000 ? LARGE : TABLET;
  return board.height < 520 ? SMALL : PHONE;
}

function upright(shown: Shown, f: Frame): TableLayout {
  const m = measuresOf(f);
  const board = centred(f.board, WIDEST);
  const rivals = rivalsOf(shown);
  const width = (board.width - (rivals.length - 1) * GAP) / rivals.length;
  const y = board.y + m.track + GAP;
  const plates = rivals.map((seat, i): SeatPlace => ({
    seat,
    rect: { x: board.x + i * (width + GAP), y, width, height: m.plate },
  }));
  return whole(shown, f, m, { board, plates, below: y + m.plate + GAP });
}

/** The other captains in a column under the keys, everything else beside it. */
function sideways(shown: Shown, f: Frame): TableLayout {
  const { header } = f;
  const x = header.x + header.width + 12;
  const board = { ...f.board, x, width: f.board.x + f.board.width - x };
  const rivals = rivalsOf(shown);
  const top = header.y + header.height + GAP;
  const room = f.board.y + f.board.height - top;
  const height = Math.min(84, (room - (rivals.length - 1) * GAP) / rivals.length);
  const plates = rivals.map((seat, i): SeatPlace => ({
    seat,
    rect: { x: header.x, y: top + i * (height + GAP), width: header.width, height },
  }));
  const beside = whole(shown, f, SIDE, { board, plates, below: board.y + SIDE.track + GAP });
  // A boarding takes their column, too.
  return { ...beside, ring: { ...board, x: header.x, width: board.x + board.width - header.x } };
}

interface Upper {
  readonly board: Rect;
  readonly plates: readonly SeatPlace[];
  readonly below: number;
}

function whole(shown: Shown, f: Frame, m: Measures, { board, plates, below }: Upper): TableLayout {
  const zoneTop = board.y + board.height - m.zone;
  const look = { key: KEY, below, bottom: zoneTop - GAP };
  return {
    ...middle(shown, f, m, board, look),
    plates,
    zones: zonesIn({ ...board, y: zoneTop, height: m.zone }),
  };
}

/** What a captain owns, side by side. */
export function zonesIn(row: Rect): ZonePlace[] {
  const width = (row.width - (ZONE_KEYS.length - 1) * GAP) / ZONE_KEYS.length;
  return ZONE_KEYS.map((zone, i) => ({ zone, rect: { ...row, x: row.x + i * (width + GAP), width } }));
}

interface Room {
  /** Under the faces, for the key that holds them up; 0: it stands elsewhere. */
  readonly key: number;
  /** Where the shares begin. */
  readonly below: number;
  /** Where what is looked at ends. */
  readonly bottom: number;
}

/** Track, shares and deck, and below them the share that is looked at. */
export function middle(
  { focus }: Shown,
  f: Frame,
  m: Measures,
  board: Rect,
  { key, below, bottom }: Room,
): Omit<TableLayout, 'plates' | 'zones'> {
  const rowHeight = m.card * RATIO + m.card * 0.3;
  const column = board.width / (SLOTS + 1);
  const card = Math.min(m.card, (column - GAP) / FAN);
  const columnAt = (i: number): Rect => ({
    x: board.x + i * column + GAP / 2,
    y: below,
    width: column - GAP,
    height: rowHeight,
  });
  const top = below + rowHeight + GAP;
  const stage = { ...board, y: top, height: Math.max(60, bottom - top) };
  const face = Math.min(m.face, (stage.height - key - ROUND) / RATIO, board.width / 3.05);
  const spare = Math.max(0, stage.height - face * RATIO - key - ROUND);
  return {
    frame: f,
    focus,
    track: { ...board, height: m.track },
    slots: Array.from({ length: SLOTS }, (_, i) => columnAt(i)),
    deck: columnAt(SLOTS),
    card,
    stage,
    face,
    faces: { ...stage, y: stage.y + spare / 2, height: face * RATIO + ROUND },
    look: lookKey(stage, stage.y + spare / 2 + face * RATIO + ROUND),
    ring: board,
  };
}

function lookKey(stage: Rect, y: number): Rect {
  const key = centred(stage, LONGEST_KEY);
  return { ...key, y: Math.min(y, stage.y + stage.height - KEY), height: KEY };
}

function rivalsOf({ seats, focus }: Shown): Seat[] {
  return Array.from({ length: seats - 1 }, (_, i) => (focus + 1 + i) % seats);
}

function centred(area: Rect, width: number): Rect {
  const narrow = Math.min(area.width, width);
  return { ...area, x: area.x + (area.width - narrow) / 2, width: narrow };
}
