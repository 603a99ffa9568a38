import { deadMansDrawCourse } from '@/components/games/dead-mans-draw/tutorial/course';
import { seaOfCloudsCourse } from '@/components/games/sea-of-clouds/tutorial/course';
import { layoutIn as layoutOfSeas } from '@/components/games/seven-seas/layout';
import { sevenSeasCourse } from '@/components/games/seven-seas/tutorial/course';
import { worldsEndCourse } from '@/components/games/worlds-end/tutorial/course';
import { frame as frameOf, type Frame, type Insets, type Rect, type Size } from '@/components/kit/frame/frame';
import { bubblePlace } from '@/components/play/lesson/bubble-place';
import { LEARNER, type Course, type Lesson } from '@/components/kit/course';
import { layoutIn } from '@/components/games/dead-mans-draw/layout';
import { startMatch, type SeatSetup, type View } from '@/engine';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const PLACES: readonly [string, Size, Insets][] = [
  ['360×640', { width: 360, height: 640 }, { ...NONE, top: 24 }],
  ['390×844', { width: 390, height: 844 }, { ...NONE, top: 47, bottom: 34 }],
  ['844×390', { width: 844, height: 390 }, { top: 0, right: 47, bottom: 21, left: 47 }],
  ['1024×1366', { width: 1024, height: 1366 }, NONE],
  ['1366×1024', { width: 1366, height: 1024 }, NONE],
];
/** Two lines of words and a line of keys. */
const SMALL = 130;

function views(course: Course): View[] {
  const seats: SeatSetup[] = Array.from({ length: course.rivals + 1 }, (_, seat) =>
    seat === LEARNER ? { kind: 'person', name: 'Ann' } : { kind: 'bot', name: 'Finn', level: 'deckhand' },
  );
  const match = startMatch({ game: course.game, options: course.options, seats, seed: course.seed });
  const seen = [match.view(LEARNER)];
  for (const [seat, text] of course.moves) {
    match.act(seat, match.game.parse(text) ?? { type: '' });
    seen.push(match.view(LEARNER));
  }
  return seen;
}

interface Told {
  readonly course: Course;
  readonly seen: readonly View[];
}

const told = (course: Course): Told => ({ course, seen: views(course) });
const draw = told(deadMansDrawCourse);
const clouds = told(seaOfCloudsCourse);
const seas = told(sevenSeasCourse);
const edge = told(worldsEndCourse);

function bubbleOf(
  { course, seen }: Told,
  lesson: Lesson,
  frame: Frame,
  height: number,
): { bubble: Rect; must: Rect | null; most: number } {
  const view = seen[lesson.after] as View;
  const about = lesson.lit === null ? null : course.place(lesson.lit, view, LEARNER, frame);
  const { left, width, top, bottom, maxHeight } = bubblePlace(frame, about);
  const tall = Math.min(height, maxHeight);
  const y = top ?? frame.size.height - (bottom ?? 0) - tall;
  return { bubble: { x: left, y, width, height: tall }, must: about?.must ?? null, most: maxHeight };
}

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01;

/** On a phone on its side the faces of a share leave a little less, and a lid with flying dice two lines. */
const COURSES = [
  ['Dead Man’s Draw', draw, SMALL],
  ['Sea of Clouds', clouds, 110],
  ['Pirates of the 7 Seas', seas, 68],
  ['At World’s End', edge, 100],
] as const;

describe.each(COURSES)('%s', (_game, by, least) => {
  describe.each(PLACES)('the bubble at %s', (_, size, insets) => {
    const frame = frameOf(size, insets);

    it.each([SMALL, 2000])('stays on the board and off the decision, %s points tall', (height) => {
      const wrong = by.course.lessons.filter((lesson) => {
        const { bubble } = bubbleOf(by, lesson, frame, height);
        const { board, block } = frame;
        const inside = bubble.x >= board.x && bubble.y >= board.y - 0.01;
        return !inside || overlap(bubble, block) || bubble.x + bubble.width > board.x + board.width + 0.01;
      });
      expect(wrong.map(({ id }) => id)).toEqual([]);
    });

    it('leaves free what is to be touched, however much it says, and has room for a few words', () => {
      const wrong = by.course.lessons.filter((lesson) => {
        const { bubble, must, most } = bubbleOf(by, lesson, frame, 2000);
        return most < least || (must !== null && overlap(bubble, must));
      });
      expect(wrong.map(({ id }) => id)).toEqual([]);
    });
  });

  it('grows to one side only where large letters leave little room, and can be scrolled there', () => {
    const frame = frameOf({ width: 360, height: 640 }, NONE, 320);
    const wrong = by.course.lessons.filter((lesson) => {
      const { bubble, must, most } = bubbleOf(by, lesson, frame, 2000);
      return most < 60 || overlap(bubble, frame.block) || (must !== null && overlap(bubble, must));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

it('on a phone on its side what is said over the lid of 7 Seas does not stick out at its sides', () => {
  const [, size, insets] = PLACES[2] as (typeof PLACES)[number];
  const frame = frameOf(size, insets);
  const over = seas.course.lessons.filter(({ id }) => ['throw', 'watch4'].includes(id));
  expect(over).toHaveLength(2);
  for (const lesson of over) {
    const { lid } = layoutOfSeas({ seats: 2, focus: LEARNER, mode: 'lid' }, frame);
    const { bubble } = bubbleOf(seas, lesson, frame, SMALL);
    expect(bubble.x).toBeGreaterThan(lid.x);
    expect(bubble.x + bubble.width).toBeLessThan(lid.x + lid.width);
  }
});

it.each(PLACES)('%s: while the row is empty, and while a rival plays, the piles stay in sight', (_, size, insets) => {
  const frame = frameOf(size, insets);
  const wrong = draw.course.lessons.filter((lesson) => {
    const view = draw.seen[lesson.after] as DeadMansDrawView;
    const quiet = lesson.lit === 'decision' && view.row.length === 0;
    if (!quiet && lesson.until !== 'turn') return false;
    const { drawPile, discard } = layoutIn({ seats: 2, focus: LEARNER, row: view.row.length }, frame);
    const { bubble } = bubbleOf(draw, lesson, frame, SMALL);
    return overlap(bubble, drawPile) || overlap(bubble, discard);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
