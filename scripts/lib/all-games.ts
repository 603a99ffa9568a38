import { games } from '@/engine';
import type { Game, GameId } from '@/engine/core/game';
import { admiral } from '@/engine/games/admiral';

/** Every game whose rules are written, those without a face too, which nobody can open yet. */
export const allGames: { readonly [id in GameId]?: Game } = { ...games, admiral: admiral as Game };

export function anyGame(id: GameId): Game {
  const game = allGames[id];
  if (!game) throw new Error(`No rules for ${id}.`);
  return game;
}
