import type { Seat, Side } from '@/engine/core/game';
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

/** 8, E-28: one member of each team in turn, the teams by their best placed member. */
export function alternating(order: readonly Seat[], sides: readonly Side[]): Seat[] {
  const teams = sides.map((side) => order.filter((seat) => side.includes(seat)));
  teams.sort((a, b) => order.indexOf(a[0] as Seat) - order.indexOf(b[0] as Seat));
  const longest = Math.max(...teams.map((team) => team.length));
  return Array.from({ length: longest }, (_, i) => teams.flatMap((team) => team.slice(i, i + 1))).flat();
}
