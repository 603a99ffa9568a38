import { frame, type Frame, type Insets, type Rect, type Size, type Taste } from '@/components/kit/frame/frame';
import type { Seat } from '@/engine';
import { SLOTS } from '@/engine/games/sea-of-clouds/data/board';

export interface Shown {
  readonly seats: number;
  readonly focus: Seat;
  /** Several people look from one side: whose turn it is stands over the own board. */
  readonly named?: boolean;
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
  /** Room for what is chosen from. */
  readonly tray: Rect;
  /** Where it is said that everybody sits around what is held up; null: only its owner looks. */
  readonly shade: Rect | null;
  /** The faces within it, and the key under them that holds them up. */
  readonly faces: Rect;
  readonly look: Rect;
  readonly zones: readonly ZonePlace[];
  /** Who is asked, with parrot and hat; null: it stands elsewhere, or only one person looks. */
  readonly owner: Rect | null;
  /** The own sets of relics with what they bring now (13.1); null: they stand elsewhere. */
  readonly sets: Rect | null;
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
  /** One line of sets of relics over the own board. */
  readonly sets: number;
}

const PHONE: Measures = { track: 40, plate: 94, card: 58, zone: 62, face: 118, sets: 24 };
const SMALL: Measures = { track: 32, plate: 70, card: 44, zone: 52, face: 118, sets: 18 };
const SIDE: Measures = { track: 34, plate: 84, card: 46, zone: 54, face: 118, sets: 0 };
const TABLET: Measures = { track: 56, plate: 84, card: 104, zone: 72, face: 200, sets: 28 };
const LARGE: Measures = { track: 64, plate: 96, card: 136, zone: 88, face: 264, sets: 32 };
/** Where the question takes half of a small screen: shares stand beside what is looked at. */
const TIGHT: Measures = { track: 26, plate: 60, card: 27, zone: 46, face: 90, sets: 0 };
/** Faces smaller than this say nothing. */
const LEAST_FACE = 62;

export function layout(shown: Shown, size: Size, insets: Insets, blockHeight?: number, taste?: Taste): TableLayout {
  return layoutIn(shown, frame(size, insets, blockHeight, taste));
}

export function layoutIn(shown: Shown, f: Frame): TableLayout {
  if (f.shape === 'side') return sideways(shown, f);
  const usual = upright(shown, f, measuresOf(f));
  return usual.face < LEAST_FACE ? tight(shown, f) : usual;
}

function measuresOf({ shape, board }: Frame): Measures {
  if (shape !== 'phone' && board.height >= 640) return board.height >= 1000 ? LARGE : TABLET;
  return board.height < 570 ? SMALL : PHONE;
}

function upright(shown: Shown, f: Frame, m: Measures): TableLayout {
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
  // Under them, beside the own zones, stand the own sets of relics.
  const height = Math.min(SIDE.plate, (room - SIDE.zone) / rivals.length - GAP);
  const plates = rivals.map((seat, i): SeatPlace => ({
    seat,
    rect: { x: header.x, y: top + i * (height + GAP), width: header.width, height },
  }));
  const beside = whole({ ...shown, named: false }, f, SIDE, { board, plates, below: board.y + SIDE.track + GAP });
  const all = { ...header, y: board.y + board.height - SIDE.zone, height: SIDE.zone };
  const [owner, sets] = shown.named ? split(all, 'rows') : [null, all];
  // A boarding takes their column, too.
  return { ...beside, owner, sets, ring: { ...board, x: header.x, width: board.x + board.width - header.x } };
}

interface Upper {
  readonly board: Rect;
  readonly plates: readonly SeatPlace[];
  readonly below: number;
}

function whole(shown: Shown, f: Frame, m: Measures, { board, plates, below }: Upper): TableLayout {
  const zoneTop = board.y + board.height - m.zone;
  const tall = shown.named ? Math.max(m.sets, m.zone * NAME) : m.sets;
  const line = tall > 0 ? tall + GAP / 2 : 0;
  const over = { ...board, y: zoneTop - line, height: tall };
  const [owner, sets] = shown.named ? split(over, 'columns') : [null, m.sets > 0 ? over : null];
  const look = { key: KEY, below, bottom: zoneTop - GAP - line };
  return {
    ...middle(shown, f, m, board, look),
    plates,
    zones: zonesIn({ ...board, y: zoneTop, height: m.zone }),
    owner,
    sets,
  };
}

/** Of the height of the own board, what a name takes over it. */
const NAME = 0.62;

/** On a phone a name needs more than half of a line. */
const NARROW = 600;

/** A name, and the sets of relics under or beside it. */
function split(all: Rect, into: 'rows' | 'columns'): readonly [Rect, Rect] {
  if (into === 'rows') {
    const height = (all.height - GAP / 2) / 2;
    return [
      { ...all, height },
      { ...all, y: all.y + height + GAP / 2, height },
    ];
  }
  const width = (all.width - GAP) * (all.width < NARROW ? 0.6 : 0.5);
  return [
    { ...all, width },
    { ...all, x: all.x + width + GAP, width: all.width - GAP - width },
  ];
}

/** The shares two by two at the left, what is looked at beside them, and the key at the right. */
function tight(shown: Shown, f: Frame): TableLayout {
  const above = upright({ ...shown, named: false }, f, TIGHT);
  const { board } = f;
  const y = board.y + TIGHT.track + TIGHT.plate + 2 * GAP;
  const height = board.y + board.height - TIGHT.zone - GAP - y;
  const row = (height - GAP) / 2;
  const cellAt = (i: number): Rect => ({
    x: board.x + (i % 2) * (KEY + GAP),
    y: y + Math.floor(i / 2) * (row + GAP),
    width: KEY,
    height: row,
  });
  const x = board.x + 2 * (KEY + GAP);
  const look = { x: board.x + board.width - KEY, y: y + (height - KEY) / 2, width: KEY, height: KEY };
  const stage = { x, y, width: look.x - GAP - x, height };
  const face = Math.min(TIGHT.face, (height - ROUND) / RATIO, stage.width / 3.05);
  const faces = { ...stage, y: y + (height - face * RATIO - ROUND) / 2, height: face * RATIO + ROUND };
  // There is no line over the own board: the name stands before the track.
  const [owner, track] = shown.named ? split(above.track, 'columns') : [null, above.track];
  return {
    ...above,
    owner,
    track,
    slots: [cellAt(0), cellAt(1), cellAt(2)],
    deck: cellAt(SLOTS),
    stage,
    tray: stage,
    face,
    faces,
    look,
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
): Omit<TableLayout, 'plates' | 'zones' | 'sets' | 'owner'> {
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
    tray: stage,
    shade: null,
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
