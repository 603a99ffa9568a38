import { frame, type Frame, type Insets, type Rect, type Size, type Taste } from '@/components/kit/frame/frame';
import { SIZE } from '@/components/ui/theme/tokens';
import type { Seat } from '@/engine';
import { aroundLayout } from './around';
import { centred, GAP, measuresOf, middle, WIDEST, type Measures, type Upper } from './middle';
import type { SeatPlace, Shown, TableLayout } from './table-layout';

const LARGEST_LID = 640;
/** A name and five numbers beside each other. */
const STRIP_LEAST = 340;
/** Narrower, the fleets stand below each other. */
export const FLEETS_LEAST = 240;
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
  const m = measuresOf(f);
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
  const ruler = { ...board, height: m.ruler };
  return whole(shown, f, m, { ruler, strips, board, below: ruler.y + ruler.height + GAP });
}

function whole(shown: Shown, f: Frame, m: Measures, upper: Upper): TableLayout {
  const { strips, board, below } = upper;
  const bottom = board.y + board.height;
  const own = { seat: shown.focus, rect: { ...board, y: bottom - m.own, height: m.own } };
  const free = below + m.market + GAP;
  const roomy = own.rect.y - GAP - free >= 170;
  const { fleets, lid, duel } = lidIn(f, board, m, shown.seats);
  const red = shown.mode === 'lid' ? fleetsIn(fleets, shown.seats) : null;
  const lying = [...strips, own];
  return {
    ...middle(shown, f, m, upper, roomy ? own.rect.y - GAP : bottom),
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
  const column = room.width < FLEETS_LEAST;
  return Array.from({ length: seats }, (_, seat) => {
    const [width, height] = column ? [room.width, room.height / (seats + 1)] : [room.width / (seats + 1), room.height];
    return { x: room.x + (column ? 0 : seat * width), y: room.y + (column ? seat * height : 0), width, height };
  });
}

function lidIn(f: Frame, board: Rect, m: Measures, seats: number): Pick<TableLayout, 'fleets' | 'lid' | 'duel'> {
  if (f.shape === 'side') {
    const side = board.height;
    const lid = { x: board.x, y: board.y, width: side, height: side };
    const rest = { ...board, x: board.x + side + GAP, width: Math.max(96, board.width - side - GAP) };
    // Below each other each fleet is touched, and the caravan's stands under them.
    const rows = rest.width < FLEETS_LEAST ? (seats + 1) * SIZE.touch : 0;
    const tall = Math.max(board.height * 0.5, Math.min(rows, board.height - LEAST_DUEL - GAP));
    const y = board.y + tall + GAP;
    return { lid, fleets: { ...rest, height: tall }, duel: { ...rest, y, height: board.height - tall - GAP } };
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
