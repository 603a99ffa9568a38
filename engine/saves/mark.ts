import { hashOf } from '@/engine/core/hash';
import type { Match, SavedMatch } from '@/engine/core/match';

/** Header and log alone, without the stored picture of the table. */
export function truthOf(match: Match): SavedMatch {
  const { snapshot: _picture, ...truth } = match.save();
  return truth;
}

/** The same for the same match, wherever it is stored. */
export function markOf(match: Match): string {
  return hashOf(truthOf(match));
}
