import { between, bottomOf, centred, inset, topStrip, within, type Rect } from '@/components/kit/frame/box';
import type { Frame } from '@/components/kit/frame/frame';
import { promptOf } from '@/components/kit/frame/around-frame';
import { onScreen, type Around, type Place } from '@/components/kit/frame/sides';
import { fitted, GAP, layoutIn, type Shown, type TableLayout } from './layout';
import { BOARD } from './map/board';

/** Look 20.5. */
const TRAY = 92;
const EDGE = 16;
const BLADE = 36;
/** From an edge where nobody sits: the keys that belong to nobody stand inside the corners. */
const RIM = 168;
const LONGEST_BLADE = 620;

/** What a player owns, at the own edge, in that player's own upright frame. */
export function trayOf({ from, room, deep, inset: bar }: Place): Rect {
  return { x: from + GAP, y: deep - bar - EDGE - TRAY, width: room - 2 * GAP, height: TRAY };
}

/** How far a question at an edge reaches into the table: the chart keeps clear of it, whoever is asked. */
const reach = (place: Place) => place.deep - promptOf(place).y + GAP;

export function layoutOf(shown: Shown, frame: Frame): TableLayout {
  return frame.around ? aroundTable(shown, frame, frame.around) : layoutIn(shown, frame);
}

/**
 * The tablet flat between its players. The chart lies still in the middle, whoever is asked; only its words turn. All rectangles are
 * those of the screen.
 */
function aroundTable({ focus }: Shown, frame: Frame, { places }: Around): TableLayout {
  const { size } = frame;
  const far = (turn: number) => Math.max(...places.map((place) => (place.turn === turn ? reach(place) : RIM)));
  const free = within(size, { bottom: far(0), left: far(90), top: far(180), right: far(270) });
  const blade = centred(topStrip(free, BLADE), LONGEST_BLADE);
  const room = between(free, bottomOf(blade) + 2 * GAP, bottomOf(free));
  const upright = room.height > room.width;
  return {
    frame,
    focus,
    chart: upright ? 'columns' : 'board',
    map: upright ? inset(room, GAP, 0) : fitted(room, BOARD.size),
    blade,
    chips: [],
    own: null,
    titles: [],
    trays: places.map((place) => onScreen(place.turn, size, trayOf(place))),
  };
}
