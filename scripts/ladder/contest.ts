import type { Action, Game } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { playerOf } from './players';

/** One `one` among `others`, on a table of so many seats. */
export interface Pairing {
  readonly one: string;
  readonly others: string;
}

export interface Contest extends Pairing {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The same deal is played once from every seat. */
  readonly number: number;
}

export interface ContestResult {
  /** Shared victories count in parts. */
  readonly share: number;
  /** Somebody has won. */
  readonly decided: boolean;
  readonly decisions: number;
  readonly milliseconds: number;
}

export function playContest(game: Game, contest: Contest): ContestResult {
  const { seats, number } = contest;
  const seed = `ladder-${Math.floor(number / seats)}`;
  const own = number % seats;
  const one = playerOf(contest.one);
  const other = playerOf(contest.others);
  const luck = Luck.fromSeed(seed);
  const s = game.start(readOptions(game.manifest.options, contest.options), seats, luck);
  let decisions = 0;
  let milliseconds = 0;
  for (let step = 0; ; step++) {
    const seat = game.pending(s)[0]?.seat;
    if (seat === undefined) break;
    const legal = game.legal(s, seat);
    let action = legal[0] as Action;
    if (legal.length > 1) {
      const before = performance.now();
      action = (seat === own ? one : other)(game, game.observe(s, seat), legal, `${seed}/${seat}/${step}`);
      if (seat === own) {
        milliseconds += performance.now() - before;
        decisions++;
      }
    }
    game.advance(s, seat, action, luck);
  }
  const winners = game.outcome(s)?.winners ?? [];
  const share = winners.includes(own) ? 1 / winners.length : 0;
  return { share, decided: winners.length > 0, decisions, milliseconds };
}
