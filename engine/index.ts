import { chooseFor } from './bots/choose';
import type { ThoughtOptions } from './bots/thought';
import type { Action, Game, GameId, View } from './core/game';
import { Match, type SeatSetup } from './core/match';
import { RuleError } from './core/rule-error';
import { admiral } from './games/admiral';
import { deadMansDraw } from './games/dead-mans-draw';
import { seaOfClouds } from './games/sea-of-clouds';
import { sevenSeas } from './games/seven-seas';
import { worldsEnd } from './games/worlds-end';

export type { Action, Decision, Event, Game, GameId, Outcome, Seat, View } from './core/game';
export { GAME_IDS } from './core/game';
export { LEVELS, Match, type Level, type LogEntry, type SavedMatch, type SeatSetup } from './core/match';
export { Luck } from './core/luck';
export { RuleError } from './core/rule-error';

/** Every game that can be played. */
export const games: { readonly [id in GameId]?: Game } = {
  'dead-mans-draw': deadMansDraw as Game,
  'seven-seas': sevenSeas as Game,
  'sea-of-clouds': seaOfClouds as Game,
  admiral: admiral as Game,
  'worlds-end': worldsEnd as Game,
};

export function gameOf(id: GameId): Game {
  const game = games[id];
  if (!game) throw new RuleError('game-unknown', { game: id });
  return game;
}

Match.gameOf = gameOf;

export function startMatch(setup: {
  game: GameId;
  options: Readonly<Record<string, unknown>>;
  seats: readonly SeatSetup[];
  seed: string | number;
}): Match {
  return Match.start({ ...setup, game: gameOf(setup.game) });
}

/** A bot's decision in one go, from what its seat may see and nothing else. */
export function choose(game: GameId | Game, view: View, legal: readonly Action[], options: ThoughtOptions): Action {
  return chooseFor(typeof game === 'string' ? gameOf(game) : game, view, legal, options);
}
