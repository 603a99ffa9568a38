import { seenFrom } from '@/components/kit/frame/around-frame';
import { boardRoom } from '@/components/kit/frame/board-room';
import { bottomOf, rightOf } from '@/components/kit/frame/box';
import type { Frame } from '@/components/kit/frame/frame';
import type { Around } from '@/components/kit/frame/sides';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import { middleOf, type Plan } from './board/plan';
import { layoutIn, seaAmid, type Shown, type TableLayout } from './layout';

const SHEET = 150;
/** A question of two lines reaches so far up. */
const LINE = 22;
/** As much as the eight courses need side by side; on a short edge keys stand below each other. */
const [SHORT, COLUMN] = [400, 248];

export function layoutOf(shown: Shown, frame: Frame): TableLayout {
  return frame.around ? aroundTable(shown, frame, frame.around) : layoutIn(shown, frame);
}

/** The tablet flat between its players: the sea lies still in the middle, whoever is asked; only its words turn. */
function aroundTable({ focus }: Shown, frame: Frame, around: Around): TableLayout {
  const { board: map, trays } = boardRoom(frame, around);
  const { board } = seenFrom(frame, around.mine);
  return {
    frame,
    focus,
    map,
    sea: seaAmid(map),
    chips: [],
    sheet: { ...board, y: bottomOf(board) - LINE - SHEET, height: SHEET },
    trays,
  };
}

/** A card at a flat table lies at the end of its edge that is farther from what it is about: own ships begin at the own edge. */
export function besideUnit(layout: TableLayout, plan: Plan, at: SquareId): TableLayout {
  const { frame, sea, sheet } = layout;
  if (!frame.around) return layout;
  // Where it is seen on the whole board; near the edges it stays there when the camera comes near.
  const { size } = plan;
  const scale = Math.min(sea.width / size.width, sea.height / size.height);
  const place = middleOf(plan, at);
  const x = sea.x + sea.width / 2 + (place.x - size.width / 2) * scale;
  const y = sea.y + sea.height / 2 + (place.y - size.height / 2) * scale;
  const along = { 0: x, 90: y, 180: frame.size.width - x, 270: frame.size.height - y }[frame.around.mine.turn];
  const width = sheet.width < 1.4 * SHORT ? COLUMN : SHORT;
  const isLeft = along > sheet.x + sheet.width / 2;
  return { ...layout, sheet: { ...sheet, width, x: isLeft ? sheet.x : rightOf(sheet) - width } };
}
