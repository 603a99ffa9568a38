import { between, bottomStrip, columns, inset, topStrip, type Rect } from '@/components/kit/frame/box';
import { middleOf, seenFrom } from '@/components/kit/frame/around-frame';
import { asSeenBy, ownAt } from '@/components/kit/frame/own-side';
import type { Around, Place } from '@/components/kit/frame/sides';
import type { Frame } from '@/components/kit/frame/frame';
import { GAP, layoutIn, middle, zonesIn, type Measures, type Shown, type TableLayout, type ZonePlace } from './layout';

/** What is held up is small: a hand shades it, and its words can just be read. */
const FACE = 92;
const MEASURES: Measures = { track: 44, plate: 0, card: 92, zone: 0, face: FACE, sets: 0 };
/** What lies at the far edge, and the line of its question. */
const FAR = 176;
/** The middle of the table begins here if it has the room. */
const MIDDLE = 0.36;
/** What is chosen from, between the shares and the question. */
const STAGE = 300;
/** Round the faces, which stand at an angle; and the sentence over them. */
const ROUND = 20;
const SENTENCE = 40;
/** A line that is touched. */
const LINE = 44;

export interface OwnParts {
  readonly zones: readonly ZonePlace[];
  readonly name: Rect;
  /** At the very edge: while a finger covers it the faces are open (13.3). */
  readonly print: Rect;
}

/** What a captain owns, at the own edge, in that captain's own upright frame. */
export function ownParts(place: Place): OwnParts {
  // On a short edge the keys of the table reach to its corners.
  const own = inset(ownAt(place), GAP, 0);
  const [name, print] = columns(bottomStrip(own, LINE), 2, GAP) as [Rect, Rect];
  return { zones: zonesIn(topStrip(own, own.height - LINE - GAP)), name, print };
}

export function layoutOf(shown: Shown, frame: Frame): TableLayout {
  return frame.around ? aroundLayout(shown, frame, frame.around) : layoutIn(shown, frame);
}

/** Flat between its players: every captain's board at the own edge, and between them what the one who is asked looks at. */
export function aroundLayout(shown: Shown, frame: Frame, { places, mine }: Around): TableLayout {
  const seen = seenFrom(frame, mine);
  const bottom = seen.block.y - GAP;
  const { track, card } = MEASURES;
  const shares = track + card * 1.7 + 2 * GAP;
  const y = Math.max(FAR, Math.min(mine.deep * MIDDLE, bottom - shares - STAGE));
  const board = { ...middleOf(mine), y, height: bottom - y };
  const own = ownParts(mine);
  const room = { key: 0, below: y + track + GAP, bottom };
  const seenThere = middle(shown, { ...seen, board }, MEASURES, board, room);
  // 5.6: what is looked at lies at the edge of whoever looks, never in the middle.
  const tall = seenThere.face * 1.4 + ROUND;
  const edge = bottomStrip(board, tall);
  return {
    ...seenThere,
    stage: edge,
    faces: edge,
    shade: { ...edge, y: edge.y - GAP - SENTENCE, height: SENTENCE },
    plates: places.flatMap((place, seat) =>
      seat === shown.focus ? [] : [{ seat, rect: asSeenBy(mine, place, ownAt(place)) }],
    ),
    zones: own.zones,
    // Everybody's stand at the own edge, beside the sets.
    owner: null,
    sets: null,
    look: own.print,
    ring: between(board, FAR, bottom),
  };
}
