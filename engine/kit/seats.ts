import type { Seat } from '@/engine/core/game';

/** A state or a view: it says how many sit at the table. */
export interface Seated {
  readonly seats: number;
}

export function allSeats({ seats }: Seated): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** The seat so many places clockwise from another. */
export function clockwise({ seats }: Seated, from: Seat, steps: number): Seat {
  return (from + steps) % seats;
}

/** How many places clockwise one seat lies from another: 0..seats - 1. */
export function stepsTo({ seats }: Seated, from: Seat, to: Seat): number {
  return (to - from + seats) % seats;
}

/** Everybody once, clockwise, this seat first. */
export function roundFrom(s: Seated, first: Seat): Seat[] {
  return Array.from({ length: s.seats }, (_, step) => clockwise(s, first, step));
}

export function perSeat<V>({ seats }: Seated, value: V): V[] {
  return new Array<V>(seats).fill(value);
}

/** The seats whose bit is set, in ascending order. */
export function seatsIn(s: Seated, bits: number): Seat[] {
  return allSeats(s).filter((seat) => (bits & (1 << seat)) !== 0);
}
