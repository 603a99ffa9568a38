import type { GameId, Seat } from '@/engine/core/game';
import { RuleError } from '@/engine/core/rule-error';
import type { Match, SavedMatch } from '@/engine/core/match';
import { markOf, truthOf } from '@/engine/saves/mark';
import { readDeadMansDraw, type Played } from './dead-mans-draw';
import { readDeck, type DeckTypes } from './deck';
import { readDice, type DiceFaces } from './dice';
import type { Draw } from './draws';
import type { MatchFacts, SeatFacts } from './facts';

/** Games that have more to tell than who won. */
const READERS: { readonly [id in GameId]?: (saved: SavedMatch) => Played } = {
  'dead-mans-draw': readDeadMansDraw,
};

/** Everything that is worth remembering of a match; null while it is not over. */
export function factsOf(match: Match, at: number): MatchFacts | null {
  const outcome = match.outcome();
  if (!outcome) return null;
  const played = playedOf(match);
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

/** Every card that was drawn and what the odds were; null where this cannot be told. */
export function drawsOf(match: Match): readonly Draw[] | null {
  return playedOf(match)?.draws ?? null;
}

/** The dice that were thrown; null for a game that throws none before all eyes, or where this cannot be told. */
export function diceOf(match: Match): DiceFaces | null {
  return match.game.manifest.id === 'seven-seas' ? told(match, readDice) : null;
}

/** What the deck has given by the backs of its cards; null for a game whose backs are all alike, or where this cannot be told. */
export function deckOf(match: Match): DeckTypes | null {
  return match.game.manifest.id === 'sea-of-clouds' ? told(match, readDeck) : null;
}

/** Null for games without a reader. */
function playedOf(match: Match): Played | null {
  const reader = READERS[match.game.manifest.id];
  return reader ? told(match, reader) : null;
}

/** Null for matches of other rules: their result still counts. */
function told<T>(match: Match, read: (saved: SavedMatch) => T): T | null {
  try {
    return read(truthOf(match));
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}
