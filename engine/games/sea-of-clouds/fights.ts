import type { Seat } from '@/engine/core/game';

/** 4.7.2: the sides of the ring; captains who sit opposite do not fight. With two, both neighbours are the one other. */
export function areNeighbours(seats: number, one: Seat, other: Seat): boolean {
  return one !== other && ((one + 1) % seats === other || (other + 1) % seats === one);
}

/** 4.7.2, 4.7.3: for each seat, bits of the captains beaten. With option 8.2 `breaker` wins its draws; -1: nobody does. */
export function beatsOf(strengths: readonly number[], crewed: readonly boolean[], breaker: Seat): number[] {
  const seats = strengths.length;
  return strengths.map((strength, seat) => {
    let bits = 0;
    for (let other = 0; other < seats && crewed[seat]; other++) {
      const lead = strength - (strengths[other] as number);
      const wins = lead > 0 || (lead === 0 && breaker === seat);
      if (wins && areNeighbours(seats, seat, other)) bits |= 1 << other;
    }
    return bits;
  });
}

/** 4.7.22: the left neighbour, the next clockwise, comes first. */
export function beatenBy(seats: number, seat: Seat, bits: number): Seat[] {
  const beaten: Seat[] = [];
  for (let step = 1; step < seats; step++) {
    const other = (seat + step) % seats;
    if ((bits & (1 << other)) !== 0) beaten.push(other);
  }
  return beaten;
}

/** 4.8.3: the stronger of two winners; equally strong, the first clockwise from the parrot holder. -1: nobody has beaten the owner. */
export function chestWinner(strengths: readonly number[], beats: readonly number[], owner: Seat, parrot: Seat): Seat {
  let best = -1;
  for (let step = 0; step < beats.length; step++) {
    const seat = (parrot + step) % beats.length;
    if (((beats[seat] as number) & (1 << owner)) === 0) continue;
    if (best < 0 || (strengths[seat] as number) > (strengths[best] as number)) best = seat;
  }
  return best;
}
