import * as v from 'valibot';
import type { Words } from '@/components/i18n/words';
import { documentOf, library } from '@/components/saves/vault';
import { crewOfOne } from '@/components/play/matches/drafts';
import { shelve, type Started } from '@/components/play/matches/start';
import { startMatch, type GameId, type Match, type SeatSetup } from '@/engine';
import type { Trouble } from '@/engine/saves/codes';
import type { Course } from '@/components/kit/course';
import { courses } from '@/components/games/courses';
import { Guide } from '@/components/play/lesson/guide';

const LearningSchema = v.record(v.string(), v.object({ match: v.string(), over: v.boolean() }));

/** By game: the match of its lessons, and whether they are over. */
export const learning = documentOf<v.InferOutput<typeof LearningSchema>>({
  name: 'lessons',
  schema: LearningSchema,
  defaults: () => ({}),
});

function note(game: GameId, match: string, over: boolean): Trouble | null {
  return learning.change((now) => ({ ...now, [game]: { match, over } }));
}

/** The id of lessons that were begun and can go on; null: there are none. */
export function lessonsToGoOn(game: GameId): string | null {
  const begun = learning.read().value[game];
  if (!begun || begun.over) return null;
  const opened = library.load(begun.match);
  return opened.ok && opened.value.match.outcome() === undefined ? begun.match : null;
}

/** Goes on with the lessons, or deals them anew. */
export function learn(game: GameId, t: Words): Started | null {
  const course = Object.hasOwn(courses, game) ? courses[game] : undefined;
  if (!course) return null;
  const begun = lessonsToGoOn(game);
  if (begun !== null) return { id: begun };
  const locked = learning.locked();
  if (locked) return { trouble: locked };
  const started = shelve(deal(course, t));
  if ('id' in started) note(game, started.id, false);
  return started;
}

/** Who was here last, against the weakest bots. */
export function pupil(rivals: number, t: Words): readonly SeatSetup[] {
  return crewOfOne(rivals + 1, t).map((seat) => (seat.kind === 'bot' ? { ...seat, level: 'deckhand' } : seat));
}

export function deal(course: Course, t: Words): Match {
  return startMatch({ game: course.game, options: course.options, seats: pupil(course.rivals, t), seed: course.seed });
}

/** The guide through this match; null for a match that teaches nothing, or nothing any more. */
export function guideFor(id: string, match: Match): Guide | null {
  const game = match.game.manifest.id;
  const course = courses[game];
  const begun = learning.read().value[game];
  if (!course || begun?.match !== id || begun.over) return null;
  return new Guide(course, match, () => void note(game, id, true));
}
