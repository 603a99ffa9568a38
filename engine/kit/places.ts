import type { Seat } from '@/engine/core/game';
import { allSeats, type Seated } from './seats';

/** Seats from the first place to the last; those between whom `compare` finds no difference share a place. */
export function placesBy(s: Seated, compare: (one: Seat, other: Seat) => number): Seat[][] {
  const places: Seat[][] = [];
  for (const seat of allSeats(s).sort((a, b) => compare(a, b) || a - b)) {
    const last = places.at(-1);
    if (last && compare(last[0] as Seat, seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}
