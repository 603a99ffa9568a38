import { seenFrom } from '@/components/kit/frame/around-frame';
import { boardRoom } from '@/components/kit/frame/board-room';
import { bottomOf } from '@/components/kit/frame/box';
import type { Frame } from '@/components/kit/frame/frame';
import type { Around } from '@/components/kit/frame/sides';
import { layoutIn, seaAmid, type Shown, type TableLayout } from './layout';

const SHEET = 150;

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
    sheet: { ...board, y: bottomOf(board) - SHEET, height: SHEET },
    trays,
  };
}
