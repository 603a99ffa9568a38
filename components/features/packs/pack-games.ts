import { GAMES, moduleOf } from '@/components/games/registry';
import type { GameDocument } from '@/components/kit/game-module';
import type { GameId } from '@/engine';

/** The games whose owners may enter the cards of their own box. */
export const PACK_GAME_IDS: readonly GameId[] = GAMES.flatMap(({ id, document }) => (document ? [id] : []));

export function packGame(game: GameId): GameDocument {
  const found = moduleOf(game)?.document;
  if (!found) throw new RangeError(`no packs for ${game}`);
  return found;
}
