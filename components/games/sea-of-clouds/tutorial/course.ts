import { hullOf } from '@/components/kit/frame/box';
import type { Frame, Rect } from '@/components/kit/frame/frame';
import type { Course, Place } from '@/components/kit/course';
import type { Seat, View } from '@/engine';
import { TUTORIAL } from '@/engine/games/sea-of-clouds/tutorial';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { layoutIn } from '../layout';
import { LESSONS } from './lessons';

const rectOf = ({ rect }: { readonly rect: Rect }): Rect => rect;
const ringed = (ring: Rect): Place => ({ ring, must: ring, clear: ring });

/** What is looked at is lit by itself, and stays in sight with the key that holds it up. */
function place(lit: string, view: View, focus: Seat, frame: Frame): Place {
  const { track, plates, slots, faces, look, zones } = layoutIn(
    { seats: (view as SeaOfCloudsView).seats, focus },
    frame,
  );
  const number = Number(lit.slice(-1));
  switch (lit) {
    case 'stage': {
      const stage = hullOf([faces, look]);
      return { ring: null, must: stage, clear: hullOf([stage, ...slots]) };
    }
    case 'zones':
      return ringed(hullOf(zones.map(rectOf)));
    case 'track':
      return ringed(track);
    case 'seats':
      return { ...ringed(hullOf(plates.map(rectOf))), clear: hullOf([...plates.map(rectOf), ...slots]) };
    case 'seat-1':
      return ringed(hullOf(plates.filter(({ seat }) => seat === number).map(rectOf)));
    default: {
      const slot = slots[number - 1] ?? track;
      return { ...ringed(slot), clear: hullOf([slot, faces]) };
    }
  }
}

export const seaOfCloudsCourse: Course = {
  game: 'sea-of-clouds',
  subject: 'tutorial-sea-of-clouds',
  ...TUTORIAL,
  options: { ...TUTORIAL.options },
  rivals: 2,
  lessons: LESSONS,
  place,
};
