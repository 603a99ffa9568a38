import { hullOf, type Frame, type Rect } from '@/components/table/play/frame';
import type { Course, Place } from '@/components/tutorial/course';
import type { Seat, View } from '@/engine';
import { TUTORIAL } from '@/engine/games/seven-seas/tutorial';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import { layoutIn } from '../layout';
import type { TableLayout } from '../table-layout';
import { modeOf } from '../lid-dice';
import { battleKey } from '../places';
import { LESSONS } from './lessons';

/** How tall a tray with a few targets is; it stands at the bottom of its room. */
const TRAY = 150;

const ringed = (ring: Rect): Place => ({ ring, must: ring, clear: ring });
const stripOf = ({ strips, own }: TableLayout, seat: Seat): Rect =>
  strips.find((strip) => strip.seat === seat)?.rect ?? own.rect;

/** The hand comes out when the rival has chosen. It hides the own side; then the own strip stands for it. */
function place(lit: string, view: View, focus: Seat, frame: Frame): Place {
  const now = view as SevenSeasView;
  const choosing = now.phase === 'select' && now.players.every(({ seat, hasChosen }) => hasChosen === (seat !== focus));
  const mode = modeOf(now, choosing);
  const layout = layoutIn({ seats: now.seats, focus, mode }, frame);
  switch (lit) {
    case 'fan':
      return ringed(hullOf(layout.fan));
    case 'lid':
      return ringed(mode === 'lid' ? layout.lid : battleKey(layout));
    case 'own':
      return ringed(choosing ? stripOf(layout, focus) : layout.own.rect);
    case 'tray': {
      const { x, y, width, height } = mode === 'lid' ? layout.duel : layout.tray;
      const high = Math.min(TRAY, height);
      const must = { x, y: y + height - high, width, height: high };
      return { ring: null, must, clear: must };
    }
    default:
      return ringed(stripOf(layout, Number(lit.slice('seat-'.length))));
  }
}

export const sevenSeasCourse: Course = {
  game: 'seven-seas',
  subject: 'tutorial-seven-seas',
  ...TUTORIAL,
  options: { ...TUTORIAL.options },
  emblems: [5, 2],
  lessons: LESSONS,
  place,
};
