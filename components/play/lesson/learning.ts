import { courseOf } from '@/components/games/registry';
import * as v from 'valibot';
import { documentOf, library } from '@/components/saves/vault';
import type { GameId, Match } from '@/engine';
import type { Trouble } from '@/engine/saves/codes';
import { coursesFrom } from '@/components/kit/course';
import { Guide } from './guide';

const LearningSchema = v.record(
  v.string(),
  v.object({
    match: v.string(),
    over: v.boolean(),
    lesson: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
);

/** By game: the match of its lessons, whether they are over, and which of several they are. */
export const learning = documentOf<v.InferOutput<typeof LearningSchema>>({
  name: 'lessons',
  schema: LearningSchema,
  defaults: () => ({}),
});

export function noteLessons(game: GameId, match: string, over: boolean, lesson: number): Trouble | null {
  return learning.change((now) => ({ ...now, [game]: { match, over, ...(lesson > 0 && { lesson }) } }));
}

/** Which lessons are to be dealt next: behind those that were dealt last, and from the first again. */
export function nextLesson(game: GameId): number {
  const begun = learning.read().value[game];
  const following = begun ? (begun.lesson ?? 0) + 1 : 0;
  return following < coursesFrom(courseOf(game)).length ? following : 0;
}

/** The id of lessons that were begun and can go on; null: there are none. */
export function lessonsToGoOn(game: GameId): string | null {
  const begun = learning.read().value[game];
  if (!begun || begun.over) return null;
  const opened = library.load(begun.match);
  return opened.ok && opened.value.match.outcome() === undefined ? begun.match : null;
}

/** Dealt to teach, with half of its moves told: no result of anybody's. */
export const isLesson = ({ game, seed }: Match): boolean =>
  coursesFrom(courseOf(game.manifest.id)).some((course) => course.seed === seed);

/** The guide through this match; null for a match that teaches nothing, or nothing any more. */
export function guideFor(id: string, match: Match): Guide | null {
  const game = match.game.manifest.id;
  const courses = coursesFrom(courseOf(game));
  const lesson = courses.findIndex(({ seed }) => seed === match.seed);
  const course = courses[lesson];
  const begun = learning.read().value[game];
  if (!course || begun?.match !== id || begun.over) return null;
  return new Guide(course, match, () => void noteLessons(game, id, true, lesson));
}
