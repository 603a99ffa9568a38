import type { Course, Place } from '@/components/kit/course';
import { between, bottomOf, hullOf, topStrip } from '@/components/kit/frame/box';
import type { Frame, Rect } from '@/components/kit/frame/frame';
import type { Seat, View } from '@/engine';
import { seaFrom, seaId } from '@/engine/games/worlds-end/data/board';
import { TUTORIAL } from '@/engine/games/worlds-end/tutorial';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { layoutOf } from '../around';
import { battleLayout } from '../battle/layout';
import { fieldOf } from '../battle/places';
import type { TableLayout } from '../layout';
import { placeOnScreen } from '../map/place';
import { steadyIn } from '../steady';
import { LESSONS } from './lessons';
import { isPlayed, Played } from './Played';

const ringed = (ring: Rect): Place => ({ ring, must: ring, clear: ring });
/** Points between the two lines in which a lesson can be read. */
const ROOM_FOR_WORDS = 170;
const hidden = (must: Rect): Place => ({ ring: null, must, clear: must });

/** On a phone on its side it stands in a column: words have the chart beside it to themselves. */
function ownSide({ frame, own, trays, blade, map }: TableLayout, focus: Seat): Place {
  const ring = own ?? trays[focus] ?? blade;
  if (frame.shape !== 'side') return ringed(ring);
  const beside = topStrip(map, 0);
  return { ring, must: beside, clear: beside, within: map };
}

/** Both are touched. On a phone on its side words stand over the own fleet, which has nothing to do in a battle. */
function bothLines({ frame, own }: TableLayout, field: Rect): Place {
  if (frame.shape !== 'side' || !own) return hidden(field);
  const beside = topStrip(own, 0);
  return { ...hidden(field), must: beside, clear: beside, within: own };
}

/** A sea, the two lines of a battle, what is chosen from, or what stands round the chart. */
function place(lit: string, view: View, focus: Seat, frame: Frame): Place {
  const now = view as WorldsEndView;
  const layout = layoutOf({ seats: now.seats, focus }, frame);
  const sea = lit.startsWith('sea-') ? seaFrom(lit.slice('sea-'.length)) : undefined;
  if (sea !== undefined) {
    const { chart } = steadyIn({ seats: now.seats, focus }, frame);
    return ringed(placeOnScreen(seaId(sea), chart, layout));
  }
  switch (lit) {
    case 'blade':
      return ringed(layout.blade);
    case 'own':
      return ownSide(layout, focus);
    case 'rival':
      return ringed(hullOf(layout.chips.map(({ rect }) => rect)));
    default: {
      const { field, fan } = battleLayout(layout);
      const { gap } = fieldOf(field, 1, 1);
      const own = between(field, bottomOf(gap), fan && frame.shape !== 'side' ? bottomOf(fan) : bottomOf(field));
      // Words stand on the water between the lines where they have room there: of both lines ships are touched.
      return lit === 'lines' && gap.height < ROOM_FOR_WORDS ? bothLines(layout, field) : hidden(own);
    }
  }
}

export const worldsEndCourse: Course = {
  game: 'worlds-end',
  subject: 'tutorial-worlds-end',
  ...TUTORIAL,
  options: { ...TUTORIAL.options },
  rivals: 1,
  lessons: LESSONS,
  picture: (id) => (isPlayed(id) ? <Played key={id} id={id} /> : null),
  place,
};
