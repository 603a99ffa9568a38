import { whole } from '@/components/kit/board/camera';
import type { Course, Place } from '@/components/kit/course';
import { hullOf } from '@/components/kit/frame/box';
import type { Frame, Rect } from '@/components/kit/frame/frame';
import type { Seat, View } from '@/engine';
import { TUTORIALS } from '@/engine/games/admiral/tutorial';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { rectOf } from '../board/plan';
import { cameraSpecOf } from '../board/window';
import { steadyIn } from '../steady';
import { LESSONS } from './lessons';

/** The squares as they lie on the screen while the whole sea is seen; the card of what is touched stays free, too. */
function place(lit: string, view: View, focus: Seat, frame: Frame): Place {
  const { seats, options } = view as AdmiralView;
  const { layout, plan } = steadyIn({ seats, focus }, frame, options);
  const { sea, sheet } = layout;
  const { x, y, scale } = whole(cameraSpecOf(plan, sea));
  const rects = lit.split(' ').map((square): Rect => {
    const rect = rectOf(plan, square);
    return {
      x: sea.x + x + rect.x * scale,
      y: sea.y + y + rect.y * scale,
      width: rect.width * scale,
      height: rect.height * scale,
    };
  });
  const ring = hullOf(rects);
  return { ring, must: ring, clear: hullOf([ring, sheet]) };
}

/** Each lesson is a match of its own; the next one follows it. */
function courseFrom(number: number): Course {
  const taught = TUTORIALS[number] as (typeof TUTORIALS)[number];
  return {
    game: 'admiral',
    subject: 'tutorial-admiral',
    seed: taught.seed,
    options: { ...taught.options },
    moves: taught.moves,
    rivals: taught.rivals,
    lessons: LESSONS[number] ?? [],
    ...(number + 1 < TUTORIALS.length ? { next: courseFrom(number + 1) } : {}),
    place,
  };
}

export const admiralCourse: Course = courseFrom(0);
