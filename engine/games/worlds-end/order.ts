import type { Seat } from '@/engine/core/game';

/* Who comes when, of plain seats: for the rules and for the books beside a box. */

/** 4.3.19: in turn order, from this player on. */
export function fromOn(players: readonly Seat[], seat: Seat): Seat[] {
  const from = players.indexOf(seat);
  return [...players.slice(from), ...players.slice(0, from)];
}

/** The next one in turn order who is still in. */
export function nextIn(inside: readonly Seat[], seat: Seat): Seat {
  return inside[(inside.indexOf(seat) + 1) % inside.length] as Seat;
}

/** 4.19.2: who has most; equals by a die each, the highest again among themselves. */
export function firstOf(
  seats: readonly Seat[],
  worth: (seat: Seat) => number,
  die: () => number,
  tell: (tied: readonly Seat[], dice: readonly number[]) => void,
): Seat {
  const most = Math.max(...seats.map(worth));
  let tied = seats.filter((seat) => worth(seat) === most);
  while (tied.length > 1) {
    const dice = tied.map(die);
    tell(tied, dice);
    const highest = Math.max(...dice);
    tied = tied.filter((_, i) => dice[i] === highest);
  }
  return tied[0] as Seat;
}
