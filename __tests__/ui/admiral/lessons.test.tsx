import type { AdmiralAsk } from '@/components/games/admiral/asks';
import { present } from '@/components/games/admiral/present';
import { admiralCourse } from '@/components/games/admiral/tutorial/course';
import { LANGUAGES } from '@/components/i18n/languages';
import { coursesFrom, LEARNER } from '@/components/kit/course';
import { frame } from '@/components/kit/frame/frame';
import { bubblePlace } from '@/components/play/lesson/bubble-place';
import { Match, type Game, type SeatSetup } from '@/engine';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import { flatten } from '@/test/book';
import { wordsIn } from '@/test/words';

const COURSES = coursesFrom(admiralCourse);

const seatsFor = (rivals: number) =>
  Array.from({ length: rivals + 1 }, (_, seat): SeatSetup => ({ kind: 'person', name: `P${seat + 1}` }));

describe.each(COURSES.map((course, i) => [i + 1, course] as const))(
  'lesson %i',
  (_, { moves, lessons, rivals, options, seed, place }) => {
    it('says something before each answer of the learner, and over whole turns of the rival', () => {
      const silent = moves.flatMap(([seat, text], made) => {
        const here = lessons.filter(({ after }) => after === made);
        const last = lessons.filter(({ after }) => after <= made).at(-1);
        const fits = seat === LEARNER ? here.at(-1)?.until === 'move' : last?.until === 'turn';
        return fits ? [] : [`${made}: ${text}`];
      });
      expect(silent).toEqual([]);
      expect(lessons.every(({ after }) => after <= moves.length)).toBe(true);
    });

    it('lights squares that lie on the screen, on phones and tablets, upright and on their side', () => {
      const match = Match.start({ game: admiral as unknown as Game, options, seats: seatsFor(rivals), seed });
      const insets = { top: 0, bottom: 0, left: 0, right: 0 };
      for (const [width, height] of [
        [360, 640],
        [390, 844],
        [844, 390],
        [820, 1180],
        [1180, 820],
      ] as const) {
        const room = frame({ width, height }, insets);
        for (const { lit } of lessons) {
          if (lit === null) continue;
          const { ring } = place(lit, match.view(0), LEARNER, room);
          expect(
            ring && ring.x >= 0 && ring.y >= 0 && ring.x + ring.width <= width && ring.y + ring.height <= height,
          ).toBe(true);
        }
      }
    });
  },
);

it('every answer of the learner is one that the table shows', () => {
  const wrong = COURSES.flatMap(({ moves, options, rivals, seed }) => {
    const seats = seatsFor(rivals);
    const match = Match.start({ game: admiral as unknown as Game, options, seats, seed });
    return moves.flatMap(([seat, text]) => {
      const [decision] = match.pending();
      const action = match.game.parse(text) as AdmiralAction;
      const ask = { decision, legal: match.legal(seat), view: match.view(seat), seats } as unknown as AdmiralAsk;
      const shown = [...present.bar(ask), ...present.tray(ask)].map((one) => match.game.describe(one));
      const isShown = shown.includes(text) || present.path(action, ask).length > 0;
      match.act(seat, action);
      return seat !== LEARNER || isShown ? [] : [text];
    });
  });
  expect(wrong).toEqual([]);
});

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1366, 1024],
];
/** One line of words and the keys. */
const LEAST = 84;

it.each(SIZES)('at %i × %i the bubble leaves the squares free, and has room', (width, height) => {
  const room = frame({ width, height }, { top: 0, bottom: 0, left: 0, right: 0 });
  const wrong = COURSES.flatMap(({ lessons, options, rivals, seed, place }) => {
    const match = Match.start({ game: admiral as unknown as Game, options, seats: seatsFor(rivals), seed });
    return lessons.flatMap(({ id, lit }) => {
      if (lit === null) return [];
      const about = place(lit, match.view(0), LEARNER, room);
      const bubble = bubblePlace(room, about);
      const y = bubble.top ?? height - (bubble.bottom ?? 0) - bubble.maxHeight;
      const { must } = about;
      const covers =
        bubble.left < must.x + must.width &&
        must.x < bubble.left + bubble.width &&
        y < must.y + must.height - 0.01 &&
        must.y < y + bubble.maxHeight - 0.01;
      return covers || bubble.maxHeight < LEAST
        ? [`${id} ${lit} ${Math.round(bubble.maxHeight)}${covers ? ' covers' : ''}`]
        : [];
    });
  });
  expect(wrong).toEqual([]);
});

it.each(LANGUAGES)('every step has its words in %s, and there are no others', (language) => {
  const ids = new Set(COURSES.flatMap(({ lessons }) => lessons.map(({ id }) => `steps.${id}`)));
  expect(flatten(wordsIn(language, 'tutorial-admiral')).sort()).toEqual([...ids].sort());
});

it('E-23: there are six, and each leads to the next', () => {
  expect(COURSES.map(({ seed }) => seed.slice(0, 16))).toEqual([1, 2, 3, 4, 5, 6].map((n) => `admiral-lesson-${n}`));
});
