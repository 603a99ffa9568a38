import { games } from '@/engine';
import type { Game, GameId } from '@/engine/core/game';
import { RuleError } from '@/engine/core/rule-error';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';

/** Every game whose rules stand, also one that no table shows yet: the app does not carry it, the measures do. */
export const known: { readonly [id in GameId]?: Game } = { ...games, 'sea-of-clouds': seaOfClouds as Game };

export function knownGame(id: GameId): Game {
  const game = known[id];
  if (!game) throw new RuleError('game-unknown', { game: id });
  return game;
}
