import type { Seat, SeatSetup } from '@/engine';

/** 1..8: the sign that was chosen, otherwise that of the place. A text from outside may name a sign that is none. */
export function emblemOf(seats: readonly SeatSetup[], seat: Seat): number {
  const chosen = seats[seat]?.emblem ?? 0;
  return chosen >= 1 && chosen <= 8 ? chosen : (seat % 8) + 1;
}
