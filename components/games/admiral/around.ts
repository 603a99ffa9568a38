import { promptOf, seenFrom } from '@/components/kit/frame/around-frame';
import { bottomOf, within, type Rect } from '@/components/kit/frame/box';
import type { Frame } from '@/components/kit/frame/frame';
import { onScreen, type Around, type Place } from '@/components/kit/frame/sides';
import { GAP, layoutIn, seaIn, type Shown, type TableLayout } from './layout';

/** Look 20.5. */
const TRAY = 92;
const EDGE = 16;
/** From an edge where nobody sits: the keys that belong to nobody stand inside the corners. */
const RIM = 168;
const SHEET = 150;

/** What a player owns, at the own edge, in that player's own upright frame. */
export function trayOf({ from, room, deep, inset: bar }: Place): Rect {
  return { x: from + GAP, y: deep - bar - EDGE - TRAY, width: room - 2 * GAP, height: TRAY };
}

/** How far a question at an edge reaches into the table: the sea keeps clear of it, whoever is asked. */
const reach = (place: Place) => place.deep - promptOf(place).y + GAP;

export function layoutOf(shown: Shown, frame: Frame): TableLayout {
  return frame.around ? aroundTable(shown, frame, frame.around) : layoutIn(shown, frame);
}

/** The tablet flat between its players: the sea lies still in the middle, whoever is asked; only its words turn. */
function aroundTable({ focus }: Shown, frame: Frame, { places, mine }: Around): TableLayout {
  const { size } = frame;
  const far = (turn: number) => Math.max(...places.map((place) => (place.turn === turn ? reach(place) : RIM)));
  const map = within(size, { bottom: far(0), left: far(90), top: far(180), right: far(270) });
  const { board } = seenFrom(frame, mine);
  return {
    frame,
    focus,
    map,
    sea: seaIn(map),
    chips: [],
    sheet: { ...board, y: bottomOf(board) - SHEET, height: SHEET },
    trays: places.map((place) => onScreen(place.turn, size, trayOf(place))),
  };
}
