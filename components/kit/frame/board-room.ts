import { promptOf } from './around-frame';
import { within, type Rect } from './box';
import type { Frame } from './frame';
import { onScreen, type Around, type Place } from './sides';

/** Look 20.5. */
const TRAY = 92;
const EDGE = 16;
/** From an edge where nobody sits: the keys that belong to nobody stand inside the corners. */
const RIM = 168;
const GAP = 4;

/** What a player owns, at the own edge, in that player's own upright frame. */
export function trayOf({ from, room, deep, inset: bar }: Place): Rect {
  return { x: from + GAP, y: deep - bar - EDGE - TRAY, width: room - 2 * GAP, height: TRAY };
}

/** How far a question at an edge reaches into the table. */
const reach = (place: Place) => place.deep - promptOf(place).y + GAP;

/** A board that lies still between the players of a flat tablet, clear of every question, whoever is asked; and the trays round it. */
export function boardRoom(
  { size }: Frame,
  { places }: Around,
): { readonly board: Rect; readonly trays: readonly Rect[] } {
  const far = (turn: number) => Math.max(...places.map((place) => (place.turn === turn ? reach(place) : RIM)));
  return {
    board: within(size, { bottom: far(0), left: far(90), top: far(180), right: far(270) }),
    trays: places.map((place) => onScreen(place.turn, size, trayOf(place))),
  };
}
