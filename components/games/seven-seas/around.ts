import { seenFrom } from '@/components/kit/frame/around-frame';
import { handPlaces, overHand } from '@/components/kit/frame/hand-places';
import { asSeenBy, ownAt } from '@/components/kit/frame/own-side';
import type { Around } from '@/components/kit/frame/sides';
import { between, bottomOf, centred, type Rect } from '@/components/kit/frame/box';
import type { Frame } from '@/components/kit/frame/frame';
import { GAP, measuresOf, middle, WIDEST } from './middle';
import type { Shown, TableLayout } from './table-layout';

/** Beyond the keys that stand inside the corners. */
const FAR = 170;
const SIDES = 180;
const DUEL = 100;
const COLUMN = 96;
const WIDEST_COLUMN = 220;
const LARGEST_LID = 560;
/** Goods with their tags, and the name of the port. */
const PORT = 104;
const LEAST_TRAY = 140;
/** Read from the other side of the table, too. */
const ACROSS = 1.25;

/** Flat between its players the middle turns to the one who is asked: everything is read and reached from there. */
export function facing(frame: Frame): Frame {
  if (!frame.around) return frame;
  const seen = seenFrom(frame, frame.around.mine);
  const { width } = seen.size;
  const board = { x: SIDES, y: FAR, width: width - 2 * SIDES, height: seen.block.y - 8 - FAR };
  return { ...seen, board };
}

/** Everybody's things at their own edges, and between them what the one who is asked looks at. */
export function aroundLayout(shown: Shown, f: Frame, { places, mine }: Around): TableLayout {
  const m = measuresOf(f);
  const all = centred(f.board, WIDEST);
  // A hand lies at the edge of whoever holds it, and what all look at ends above it.
  const bottom = shown.hand ? overHand(handPlaces(mine, shown.hand)) : all.y + all.height;
  // Ruler and port lie in the very middle, the port once for each long side, unless what is asked needs their room.
  const things = PORT * m.scale;
  const half = m.ruler / 2 + GAP + things;
  const heart = f.size.height / 2;
  const least = shown.hand || shown.mode === 'choose' ? 0 : LEAST_TRAY + GAP;
  const twice = heart + half + least <= bottom && heart - half >= all.y;
  // While characters are chosen they lie there in any case.
  const seen = m.ruler + GAP + m.market;
  const low = shown.mode === 'choose' ? Math.max(all.y, Math.min((f.size.height - seen) / 2, bottom - seen)) : all.y;
  const board = between(all, twice ? heart - m.ruler / 2 : low, bottomOf(all));
  const below = board.y + m.ruler + GAP;
  const upper = { ruler: { ...board, height: m.ruler }, strips: [], board, below };
  const seenM = twice ? { ...m, market: things } : m;
  const twin = twice ? { ...board, y: board.y - GAP - things, height: things } : null;
  return {
    ...middle(shown, f, seenM, upper, bottom),
    bay: null,
    twin,
    scale: m.scale * ACROSS,
    stage: between(board, below, bottom),
    own: { seat: shown.focus, rect: ownAt(mine) },
    sides: places.map((place) => asSeenBy(mine, place, ownAt(place))),
    ...lidIn(f, board, m.fleets),
  };
}

/** The lid lies in the very middle, whoever throws; fleets and duel beside it, or where there is no room over and under it. */
function lidIn({ size, board: all }: Frame, board: Rect, line: number): Pick<TableLayout, 'fleets' | 'lid' | 'duel'> {
  const short = Math.min(size.width, size.height);
  const beside = all.width > all.height;
  const room = beside ? Math.min(all.width - 2 * (COLUMN + GAP), all.height) : all.height - 2 * (DUEL + GAP);
  const side = Math.min(LARGEST_LID, short - 2 * (FAR + 22), room);
  const lid = { x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side };
  if (beside) {
    const width = Math.min(WIDEST_COLUMN, lid.x - GAP - all.x);
    const fleets = { x: lid.x - GAP - width, y: lid.y + side * 0.2, width, height: side * 0.6 };
    return { fleets, lid, duel: { ...fleets, x: lid.x + side + GAP } };
  }
  const under = bottomOf(lid) + GAP;
  const fleets = { ...board, y: lid.y - GAP - line, height: line };
  return { fleets, lid, duel: { ...board, y: under, height: Math.min(DUEL + 60, board.y + board.height - under) } };
}
