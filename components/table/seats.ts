import type { Seat, SeatSetup } from '@/engine';

export function nameOf(seats: readonly SeatSetup[], seat: Seat): string {
  return seats[seat]?.name ?? '';
}

/** 1..8: the sign that was chosen, otherwise that of the place. */
export function emblemOf(seats: readonly SeatSetup[], seat: Seat): number {
  return seats[seat]?.emblem ?? (seat % 8) + 1;
}
