import { hullOf } from '@/components/kit/frame/box';
import type { Frame, Rect } from '@/components/kit/frame/frame';
import type { Course, Lesson, Place, Until } from '@/components/kit/course';
import type { Seat, View } from '@/engine';
import { TUTORIAL } from '@/engine/games/dead-mans-draw/tutorial';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { layoutIn } from '../layout';
import { placesOf } from '../scene/places';
import { openBox } from '../scene/spots';

/** After how many moves, what is said, what ends it, and what it speaks about. */
const LESSONS: readonly (readonly [after: number, id: string, until: Until, lit: string | null])[] = [
  [0, 'welcome', 'go-on', null],
  [0, 'draw', 'move', 'decision'],
  [1, 'row', 'move', 'row'],
  [2, 'risk', 'move', 'suit-bar'],
  [3, 'oracle', 'move', 'draw-pile'],

  [4, 'bank', 'go-on', 'own'],
  [4, 'watch1', 'turn', 'seat-1'],

  [7, 'turn2', 'move', 'decision'],
  [8, 'cannon', 'move', 'tray'],
  [9, 'more', 'move', 'decision'],
  [10, 'kraken', 'go-on', 'row'],
  [10, 'hook', 'move', 'own'],
  [11, 'paid', 'move', 'decision'],

  [12, 'watch2', 'turn', 'seat-1'],

  [16, 'turn3', 'move', 'decision'],
  [17, 'safe', 'move', 'draw-pile'],
  [18, 'hook2', 'move', 'own'],
  [19, 'dare', 'move', 'decision'],
  [20, 'anchor', 'move', 'row'],
  [21, 'map', 'move', 'fan'],
  [22, 'fire', 'move', 'tray'],
  [23, 'bold', 'move', 'decision'],

  [24, 'bust', 'go-on', 'own'],
  [24, 'watch3', 'turn', 'seat-1'],

  [27, 'turn4', 'move', 'decision'],
  [28, 'sword', 'move', 'tray'],
  [29, 'key', 'move', 'decision'],
  [30, 'hook3', 'move', 'own'],
  [31, 'chest', 'move', 'decision'],

  [32, 'score', 'go-on', 'seat-0'],
  [32, 'end', 'end', null],
];

/** How tall a tray with a few targets is; it stands at the bottom of its room. */
const TRAY = 150;

/** Row, suit bar, own side and decision stay in sight together: there the learner looks and acts. */
function place(lit: string, view: View, focus: Seat, frame: Frame): Place {
  const { seats, row, revealed } = view as DeadMansDrawView;
  const layout = layoutIn({ seats, focus, row: row.length }, frame);
  const clear = hullOf([layout.rowArea, layout.suitBar, layout.own.head, ...layout.own.slots]);
  const tell = (ring: Rect, sight: Rect = clear): Place => ({ ring, must: ring, clear: sight });
  switch (lit) {
    case 'decision': {
      // Nothing lies in the row yet: its room is free, and the pile that is spoken of stays in sight.
      const piles = hullOf([layout.drawPile, layout.discard]);
      return tell(frame.block, row.length > 0 ? clear : piles);
    }
    case 'row':
      return tell(row.length > 0 ? hullOf(layout.row) : layout.rowArea);
    case 'suit-bar':
      return tell(layout.suitBar);
    case 'own':
      return tell(hullOf(layout.own.slots));
    case 'seat-0':
      return tell(layout.own.head);
    case 'draw-pile':
      // What lies on top is only good or bad beside the row.
      return tell(layout.drawPile, hullOf([layout.drawPile, layout.discard, layout.rowArea]));
    case 'fan': {
      const places = placesOf(layout);
      const must = hullOf(revealed.map((_, i) => openBox(places, i, revealed.length)));
      return { ring: null, must, clear: hullOf([must, layout.rowArea]) };
    }
    case 'tray': {
      const { x, y, width, height } = layout.tray;
      const tall = Math.min(TRAY, height);
      return { ring: null, must: { x, y: y + height - tall, width, height: tall }, clear };
    }
    default: {
      const strip = layout.strips[0]?.rect ?? layout.drawPile;
      // The rival's turn is seen from the pile to the row.
      return tell(strip, hullOf([strip, layout.drawPile, layout.discard, layout.rowArea]));
    }
  }
}

export const deadMansDrawCourse: Course = {
  game: 'dead-mans-draw',
  subject: 'tutorial-dead-mans-draw',
  rivals: 1,
  ...TUTORIAL,
  lessons: LESSONS.map(([after, id, until, lit]): Lesson => ({ after, id, until, lit })),
  place,
};
