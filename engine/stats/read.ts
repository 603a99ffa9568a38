import type { Seat } from '@/engine/core/game';
import { RuleError } from '@/engine/core/rule-error';
import type { Match, SavedMatch } from '@/engine/core/match';
import { markOf, truthOf } from '@/engine/saves/mark';
import type { MatchFacts, SeatFacts } from './facts';
import type { GameStats, Luck } from './game-stats';

/** Everything that is worth remembering of a match; null while it is not over. */
export function factsOf(match: Match, at: number, stats: GameStats | undefined): MatchFacts | null {
  const outcome = match.outcome();
  if (!outcome) return null;
  const played = told(match, stats?.play);
  const placeOf = (seat: Seat) => outcome.places.findIndex((place) => place.includes(seat));
  const { variant } = match.options as { variant?: unknown };
  return {
    mark: markOf(match),
    game: match.game.manifest.id,
    variant: played?.variant ?? (typeof variant === 'string' ? variant : ''),
    at,
    ...(outcome.winners.length === 0 && { nobodyWon: true as const }),
    seats: match.seats.map((seat, index): SeatFacts => ({
      ...seat,
      score: outcome.scores[index] ?? 0,
      place: placeOf(index),
      ...(outcome.sides && { side: outcome.sides.findIndex((side) => side.includes(index)) }),
      play: played?.seats[index] ?? null,
    })),
  };
}

/** How luck fell; empty for a game that has no word about it, or where this match cannot be told again. */
export function luckOf(match: Match, stats: GameStats | undefined): readonly Luck[] {
  return told(match, stats?.luck) ?? [];
}

const ends = new WeakMap<Match, SavedMatch>();

/** One object for one finished match, by which a reader knows what it has told before. */
function endOf(match: Match): SavedMatch {
  const known = ends.get(match);
  if (known && known.log.length === match.log.length) return known;
  const end = truthOf(match);
  ends.set(match, end);
  return end;
}

/** Null for matches of other rules: their result still counts. */
function told<T>(match: Match, read: ((saved: SavedMatch) => T) | undefined): T | null {
  if (!read) return null;
  try {
    return read(endOf(match));
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}
