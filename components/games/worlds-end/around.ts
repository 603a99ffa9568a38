import { boardRoom } from '@/components/kit/frame/board-room';
import { between, bottomOf, centred, inset, topStrip } from '@/components/kit/frame/box';
import type { Frame } from '@/components/kit/frame/frame';
import type { Around } from '@/components/kit/frame/sides';
import { fitted, GAP, layoutIn, type Shown, type TableLayout } from './layout';
import { BOARD } from './map/board';

const BLADE = 36;
const LONGEST_BLADE = 620;

export function layoutOf(shown: Shown, frame: Frame): TableLayout {
  return frame.around ? aroundTable(shown, frame, frame.around) : layoutIn(shown, frame);
}

/**
 * The tablet flat between its players. The chart lies still in the middle, whoever is asked; only its words turn. All rectangles are
 * those of the screen.
 */
function aroundTable({ focus }: Shown, frame: Frame, around: Around): TableLayout {
  const { board: free, trays } = boardRoom(frame, around);
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
    trays,
  };
}
