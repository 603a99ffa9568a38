import { between, bottomOf, centred, hullOf, rightFrom, rightOf, type Rect } from '@/components/kit/frame/box';
import { middleOf, promptOf } from '@/components/kit/frame/around-frame';
import { onScreen, type Around, type Place } from '@/components/kit/frame/sides';
import type { Frame } from '@/components/kit/frame/frame';
import type { Turn } from '@/components/ui/facing';
import { flatPlaces } from './scene/flat';
import type { SeatPlace } from './scene/scene-places';
import type { Shown, Strip, TableLayout } from './table-layout';

const TRAY = 640;
const LEAST_TRAY = 116;
const GAP = 8;
const TOUCH = 44;

/** A head is touched on all of its length, and is never too thin for a finger. */
function touchOf({ head }: SeatPlace): Rect {
  const more = Math.max(0, TOUCH - head.height);
  return { ...head, y: head.y - more, height: head.height + more };
}

/** Over the question of the one who is asked: before the row, or where that is too little, at one of its ends. */
function trayBeside(row: Rect | null, mine: Place): Rect {
  const { turn, long, deep } = mine;
  const prompt = promptOf(mine);
  const bottom = prompt.y - GAP;
  const room = { ...middleOf(mine), y: deep * 0.3, height: bottom - deep * 0.3 };
  if (!row) return centred(room, TRAY);
  const back = ((360 - turn) % 360) as Turn;
  const lies = onScreen(back, { width: long, height: deep }, row);
  const before = centred(between(room, bottomOf(lies) + GAP, bottom), TRAY);
  if (before.height >= LEAST_TRAY) return before;
  const sideways = [{ ...room, width: lies.x - GAP - room.x }, rightFrom(room, rightOf(lies) + GAP)];
  return centred(sideways.sort((a, b) => b.width - a.width)[0] ?? before, TRAY);
}

/** The table flat between its players: the same places as on a phone, each where its owner sits. */
export function aroundLayout({ seats, focus, row }: Shown, f: Frame, { places, mine }: Around): TableLayout {
  const { size, insets } = f;
  const flat = flatPlaces(places, row, size, insets, mine.turn);
  const seatOf = (seat: number) => flat.seats[seat] as SeatPlace;
  const turned = (place: SeatPlace, rect: Rect) => onScreen(place.turn, size, rect);
  const slotsOf = (place: SeatPlace) => (place.slots ?? []).map((rect) => turned(place, rect));
  const strips = Array.from({ length: seats - 1 }, (_, i): Strip => {
    const place = seatOf((focus + 1 + i) % seats);
    const slots = slotsOf(place);
    const text = turned(place, touchOf(place));
    return { seat: place.seat, rect: hullOf([text, ...slots]), text, slots };
  });
  const own = seatOf(focus);
  const [bar] = flat.suitBars.filter(({ turned: back }) => !back).map(({ rect }) => rect);
  const suitBar = bar ?? flat.rowArea;
  return {
    frame: f,
    flat,
    strips,
    stage: flat.stage,
    drawPile: flat.drawPile,
    discard: flat.discard,
    rowArea: flat.rowArea,
    row: flat.row,
    suitBar,
    suits: [],
    own: { seat: focus, head: turned(own, touchOf(own)), slots: slotsOf(own) },
    tray: trayBeside(row === 0 ? null : flat.rowArea, mine),
    fan: flat.fan,
  };
}
