import type { Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';

/** E-28: everybody throws, those who are equal throw again; the highest goes first. */
export function throwForOrder(seats: readonly Seat[], dice: Stream): Seat[] {
  if (seats.length < 2) return seats.slice();
  const thrown = seats.map((seat) => ({ seat, die: dice.die(6) }));
  const results = [...new Set(thrown.map(({ die }) => die))].sort((a, b) => b - a);
  return results.flatMap((result) =>
    throwForOrder(
      thrown.flatMap(({ seat, die }) => (die === result ? [seat] : [])),
      dice,
    ),
  );
}
