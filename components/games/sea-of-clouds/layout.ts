import {
  between,
  bottomOf,
  bottomStrip,
  cells,
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
import { SLOTS } from '@/engine/games/sea-of-clouds/data/board';
import { roundFrom } from '@/engine/kit/seats';

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
const FAN = 1.34;
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

const PHONE: Measures = { track: 40, plate: 94, card: 66, zone: 62, face: 118, sets: 24 };
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
  const line = { ...board, y: board.y + m.track + GAP, height: m.plate };
  const plates = platesIn(columns(line, shown.seats - 1, GAP), shown);
  return whole(shown, f, m, { board, plates, below: bottomOf(line) + GAP });
}

/** The other captains in a column under the keys, everything else beside it. */
function sideways(shown: Shown, f: Frame): TableLayout {
  const board = rightFrom(f.board, rightOf(f.header) + 12);
  const column = between(f.header, bottomOf(f.header) + GAP, bottomOf(board));
  // Under them, beside the own zones, stand the own sets of relics.
  const rivals = shown.seats - 1;
  const height = Math.min(SIDE.plate, (column.height - SIDE.zone) / rivals - GAP);
  const plates = platesIn(cells(column, rivals, 1, height, GAP), shown);
  const beside = whole({ ...shown, named: false }, f, SIDE, { board, plates, below: board.y + SIDE.track + GAP });
  const all = bottomStrip(column, SIDE.zone);
  const [owner, sets] = shown.named ? rows(all, 2, GAP / 2) : [null, all];
  // A boarding takes their column, too.
  return { ...beside, owner, sets, ring: rightFrom(board, column.x) };
}

interface Upper {
  readonly board: Rect;
  readonly plates: readonly SeatPlace[];
  readonly below: number;
}

function whole(shown: Shown, f: Frame, m: Measures, { board, plates, below }: Upper): TableLayout {
  const zones = bottomStrip(board, m.zone);
  const tall = shown.named ? Math.max(m.sets, m.zone * NAME) : m.sets;
  const line = tall > 0 ? tall + GAP / 2 : 0;
  const over = { ...board, y: zones.y - line, height: tall };
  const [owner, sets] = shown.named ? named(over) : [null, m.sets > 0 ? over : null];
  const look = { key: KEY, below, bottom: zones.y - GAP - line };
  return {
    ...middle(shown, f, m, board, look),
    plates,
    zones: zonesIn(zones),
    owner,
    sets,
  };
}

/** Of the height of the own board, what a name takes over it. */
const NAME = 0.62;

/** On a phone a name needs more than half of a line. */
const NARROW = 600;

/** A name, and what else stands in its line. */
const named = (line: Rect) => cutLeft(line, (line.width - GAP) * (line.width < NARROW ? 0.6 : 0.5), GAP);

/** The shares two by two at the left, what is looked at beside them, and the key at the right. */
function tight(shown: Shown, f: Frame): TableLayout {
  const above = upright({ ...shown, named: false }, f, TIGHT);
  const { board } = f;
  const room = between(board, board.y + TIGHT.track + TIGHT.plate + 2 * GAP, bottomOf(board) - TIGHT.zone - GAP);
  const [shares, rest] = cutLeft(room, 2 * KEY + GAP, GAP);
  const [stage, right] = cutLeft(rest, rest.width - KEY - GAP, GAP);
  const places = cells(shares, SLOTS + 1, 2, (room.height - GAP) / 2, GAP);
  const face = Math.min(TIGHT.face, (stage.height - ROUND) / RATIO, stage.width / 3.05);
  // There is no line over the own board: the name stands before the track.
  const [owner, track] = shown.named ? named(above.track) : [null, above.track];
  return {
    ...above,
    owner,
    track,
    slots: places.slice(0, SLOTS),
    deck: places[SLOTS] as Rect,
    stage,
    tray: stage,
    face,
    faces: centredIn(stage, { width: stage.width, height: face * RATIO + ROUND }),
    look: centredIn(right, { width: KEY, height: KEY }),
  };
}

/** What a captain owns, side by side. */
export function zonesIn(row: Rect): ZonePlace[] {
  const places = columns(row, ZONE_KEYS.length, GAP);
  return ZONE_KEYS.map((zone, i) => ({ zone, rect: places[i] as Rect }));
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
  const line = inset({ ...board, y: below, height: rowHeight }, GAP / 2, 0);
  const places = columns(line, SLOTS + 1, GAP);
  const deck = places[SLOTS] as Rect;
  const card = Math.min(m.card, deck.width / FAN);
  const top = bottomOf(line) + GAP;
  const stage = { ...board, y: top, height: Math.max(60, bottom - top) };
  const face = Math.min(m.face, (stage.height - key - ROUND) / RATIO, board.width / 3.05);
  const spare = Math.max(0, stage.height - face * RATIO - key - ROUND);
  return {
    frame: f,
    focus,
    track: topStrip(board, m.track),
    slots: places.slice(0, SLOTS),
    deck,
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
  return { ...key, y: Math.min(y, bottomOf(stage) - KEY), height: KEY };
}

function platesIn(places: readonly Rect[], shown: Shown): SeatPlace[] {
  const rivals = roundFrom(shown, shown.focus).slice(1);
  return rivals.map((seat, i) => ({ seat, rect: places[i] as Rect }));
}
