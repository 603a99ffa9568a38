import { courseOf } from '@/components/games/registry';
import * as v from 'valibot';
import { documentOf, library } from '@/components/saves/vault';
import type { GameId, Match } from '@/engine';
import type { Trouble } from '@/engine/saves/codes';
import { Guide } from './guide';

const LearningSchema = v.record(v.string(), v.object({ match: v.string(), over: v.boolean() }));

/** By game: the match of its lessons, and whether they are over. */
export const learning = documentOf<v.InferOutput<typeof LearningSchema>>({
  name: 'lessons',
  schema: LearningSchema,
  defaults: () => ({}),
});

export function noteLessons(game: GameId, match: string, over: boolean): Trouble | null {
  return learning.change((now) => ({ ...now, [game]: { match, over } }));
}

/** The id of lessons that were begun and can go on; null: there are none. */
export function lessonsToGoOn(game: GameId): string | null {
  const begun = learning.read().value[game];
  if (!begun || begun.over) return null;
  const opened = library.load(begun.match);
  return opened.ok && opened.value.match.outcome() === undefined ? begun.match : null;
}

/** Dealt to teach, with half of its moves told: no result of anybody's. */
export const isLesson = ({ game, seed }: Match): boolean => courseOf(game.manifest.id)?.seed === seed;

/** The guide through this match; null for a match that teaches nothing, or nothing any more. */
export function guideFor(id: string, match: Match): Guide | null {
  const game = match.game.manifest.id;
  const course = courseOf(game);
  const begun = learning.read().value[game];
  if (!course || begun?.match !== id || begun.over) return null;
  return new Guide(course, match, () => void noteLessons(game, id, true));
}
