import { hashOf } from '@/engine/core/hash';
import type { Match, SavedMatch } from '@/engine/core/match';

/** Header and log alone, without the stored picture of the table. */
export function truthOf(match: Match): SavedMatch {
  return { ...match.setup(), log: [...match.log] };
}

/** The same for the same match, wherever it is stored. */
export function markOf(match: Match): string {
  return hashOf(truthOf(match));
}
