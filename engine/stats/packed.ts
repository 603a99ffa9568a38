import * as v from 'valibot';
import { LEVELS } from '@/engine/core/match';
import type { MatchFacts, PlayFacts, SeatFacts } from './facts';
import type { Ledger } from './ledger';

/*
 * The ledger as it is stored: five thousand matches are to fit into what a browser keeps. A match is a row of numbers; every
 * text (names, games, traits) stands once in a list of words, and a row holds its place in it. -1: there is none.
 */

const finite = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const optional = v.pipe(v.number(), v.integer(), v.minValue(-1));
const words = v.array(count);

/** The names of what is counted, in one word; as many numbers; traits, feats. */
const PlayTuple = v.strictTuple([count, v.array(finite), words, words]);
/** a bot or not, name, emblem, level, score, place, how it was played; in teams the number of the side */
const seatOf = [v.picklist([0, 1]), count, optional, optional, finite, count, v.nullable(PlayTuple)] as const;
const SeatTuple = v.union([v.strictTuple(seatOf), v.strictTuple([...seatOf, count])]);
const MarkSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const matchOf = [MarkSchema, count, count, finite, v.pipe(v.array(SeatTuple), v.minLength(1), v.maxLength(8))] as const;
/** mark, game, variant, when, seats; a 1 where nobody won */
const MatchTuple = v.union([v.strictTuple(matchOf), v.strictTuple([...matchOf, v.literal(1)])]);

export const PackedSchema = v.strictObject({
  words: v.array(v.string()),
  matches: v.array(MatchTuple),
  seen: v.array(v.string()),
});

export type PackedLedger = Readonly<v.InferOutput<typeof PackedSchema>>;
type PackedMatch = PackedLedger['matches'][number];
type PackedSeat = PackedMatch[4][number];

export function emptyPacked(): PackedLedger {
  return { words: [], matches: [], seen: [] };
}

export function packed({ matches, seen }: Ledger): PackedLedger {
  const places = new Map<string, number>();
  const place = (word: string): number => {
    const known = places.get(word) ?? places.size;
    places.set(word, known);
    return known;
  };
  const rows = matches.map(({ mark, game, variant, at, nobodyWon, seats }): PackedMatch => {
    const row = [mark, place(game), place(variant), at, seats.map((seat) => packedSeat(seat, place))] as const;
    return nobodyWon ? [...row, 1] : [...row];
  });
  return { words: [...places.keys()], matches: rows, seen: [...seen] };
}

export function unpacked({ words: list, matches, seen }: PackedLedger): Ledger {
  const word = (place: number) => list[place] ?? '';
  const rows = matches.map(([mark, game, variant, at, seats, nobodyWon]): MatchFacts => ({
    mark,
    game: word(game),
    variant: word(variant),
    at,
    ...(nobodyWon && { nobodyWon: true as const }),
    seats: seats.map((seat) => unpackedSeat(seat, word)),
  }));
  return { matches: rows, seen: [...seen] };
}

function packedSeat(seat: SeatFacts, place: (word: string) => number): PackedSeat {
  const { kind, name, emblem = -1, level, score, place: rank, side, play } = seat;
  const row = [
    kind === 'bot' ? 1 : 0,
    place(name),
    emblem,
    level ? LEVELS.indexOf(level) : -1,
    score,
    rank,
    play && playRow(play),
  ] as const;
  return side === undefined ? [...row] : [...row, side];

  function playRow(one: PlayFacts): NonNullable<PackedSeat[6]> {
    const { counts, traits, feats } = one;
    return [place(Object.keys(counts).join(' ')), Object.values(counts), traits.map(place), feats.map(place)];
  }
}

function unpackedSeat(
  [bot, name, emblem, level, score, place, play, side]: PackedSeat,
  word: (at: number) => string,
): SeatFacts {
  const rank = LEVELS[level];
  return {
    kind: bot === 1 ? 'bot' : 'person',
    name: word(name),
    ...(emblem < 0 ? {} : { emblem }),
    ...(rank === undefined ? {} : { level: rank }),
    score,
    place,
    ...(side === undefined ? {} : { side }),
    play: play && unrow(play),
  };

  function unrow(one: NonNullable<PackedSeat[6]>): PlayFacts {
    const [names, numbers, traits, feats] = one;
    const keys = word(names).split(' ').filter(Boolean);
    const counts = Object.fromEntries(keys.map((key, i) => [key, numbers[i] ?? 0]));
    return { counts, traits: traits.map(word), feats: feats.map(word) };
  }
}
