import type { SeatSetup } from '@/engine';
import { botNumber } from './newcomers';

/**
 * In the order in which they are given out: first the colours of the box of Pirates of the 7 Seas, where dice tell by them whose
 * they are. The bots that most often sit down have the other two of those.
 */
const ORDER = [5, 8, 2, 4, 1, 3, 6, 7];

/** Of each bot that brings its name along; it is the same in every game. */
const OF_BOTS = [4, 2, 8, 3, 6, 7, 1];

export function freeEmblem(taken: Iterable<number | undefined>): number {
  const gone = new Set(taken);
  return ORDER.find((emblem) => !gone.has(emblem)) ?? 5;
}

/**
 * Everybody with the emblem that is theirs in all games: people first, as `known` has them, then the bots. Who finds it taken gets
 * one that is free, and none that belongs to somebody else at this table.
 */
export function withOwnEmblems(
  seats: readonly SeatSetup[],
  known: (name: string) => number | undefined = () => undefined,
): SeatSetup[] {
  const given = new Map<number, number>();
  const wishes = seats.map(({ kind, name, emblem }) => {
    const bot = kind === 'bot' ? botNumber(name) : undefined;
    if (bot !== undefined) return { rank: 2, emblem: OF_BOTS[bot] };
    const mate = kind === 'person' ? known(name) : undefined;
    return { rank: mate !== undefined ? 0 : kind === 'person' ? 1 : 3, emblem: mate ?? emblem };
  });
  for (const rank of [0, 1, 2, 3]) {
    wishes.forEach((wish, seat) => {
      if (wish.rank === rank && wish.emblem !== undefined && ![...given.values()].includes(wish.emblem)) {
        given.set(seat, wish.emblem);
      }
    });
  }
  seats.forEach((_, seat) => {
    if (!given.has(seat)) given.set(seat, freeEmblem(given.values()));
  });
  return seats.map((seat, i) => ({ ...seat, emblem: given.get(i) ?? freeEmblem([]) }));
}

/** Somebody takes this emblem: a person who had it gets the other's, and the bots make room. */
export function withEmblem(seats: readonly SeatSetup[], index: number, emblem: number): SeatSetup[] {
  const mine = seats[index]?.emblem;
  const changed = seats.map((seat, i) => {
    if (i === index) return { ...seat, emblem };
    return seat.emblem === emblem && mine !== undefined ? { ...seat, emblem: mine } : seat;
  });
  return withOwnEmblems(changed);
}
