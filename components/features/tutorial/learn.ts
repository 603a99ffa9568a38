import { courseOf } from '@/components/games/registry';
import type { Words } from '@/components/i18n/words';
import { crewOfOne } from '@/components/play/matches/drafts';
import { shelve, type Started } from '@/components/play/matches/start';
import { startMatch, type GameId, type Match, type SeatSetup } from '@/engine';
import { coursesFrom, type Course } from '@/components/kit/course';
import { learning, lessonsToGoOn, nextLesson, noteLessons } from '@/components/play/lesson/learning';

/** Goes on with the lessons, or deals them anew. */
export function learn(game: GameId, t: Words): Started | null {
  const courses = coursesFrom(courseOf(game));
  const lesson = nextLesson(game);
  const course = courses[lesson];
  if (!course) return null;
  const begun = lessonsToGoOn(game);
  if (begun !== null) return { id: begun };
  const locked = learning.locked();
  if (locked) return { trouble: locked };
  const started = shelve(deal(course, t));
  if ('id' in started) noteLessons(game, started.id, false, lesson);
  return started;
}

/** Who was here last, against the weakest bots. */
export function pupil(rivals: number, t: Words): readonly SeatSetup[] {
  return crewOfOne(rivals + 1, t).map((seat) => (seat.kind === 'bot' ? { ...seat, level: 'deckhand' } : seat));
}

export function deal(course: Course, t: Words): Match {
  return startMatch({ game: course.game, options: course.options, seats: pupil(course.rivals, t), seed: course.seed });
}
