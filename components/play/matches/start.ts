import { faceOf } from '@/components/games/registry';
import { newMatchId, newSeed } from '@/components/kit/chance-names';
import { library } from '@/components/saves/vault';
import { RuleError, startMatch, type GameId, type Match } from '@/engine';
import type { Trouble } from '@/engine/saves/codes';
import type { Draft } from './drafts';

export type Started = { readonly id: string } | { readonly refused: RuleError } | { readonly trouble: Trouble };

/** Deals a match and keeps it; the screen only needs its id. */
export function start(game: GameId, { seats, options }: Draft, seed: string): Started {
  let match: Match;
  try {
    match = startMatch({ game, options, seats, seed: seed.trim() || newSeed() });
  } catch (error) {
    if (error instanceof RuleError) return { refused: error };
    throw error;
  }
  return shelve(match);
}

/** Puts a match on the shelf under a new id. */
export function shelve(match: Match): Started {
  const id = newMatchId();
  const scores = faceOf(match.game.manifest.id)?.scores(match.view(null)) ?? [];
  const trouble = library.add(id, match, { scores, updatedAt: library.later(Date.now()) });
  return trouble ? { trouble } : { id };
}
