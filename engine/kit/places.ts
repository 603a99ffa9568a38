import type { Seat } from '@/engine/core/game';

/**
 * Seats from the first place to the last, by what counts for each of them: the first number that differs decides, and more is
 * better. Seats with the same numbers share a place.
 */
export function placesBy(keys: readonly (readonly number[])[]): Seat[][] {
  const compare = (one: Seat, other: Seat): number => {
    const [a, b] = [keys[one] as readonly number[], keys[other] as readonly number[]];
    const at = a.findIndex((key, i) => key !== b[i]);
    return at < 0 ? 0 : (b[at] as number) - (a[at] as number);
  };
  const places: Seat[][] = [];
  for (const seat of keys.map((_, i) => i).sort((a, b) => compare(a, b) || a - b)) {
    const last = places.at(-1);
    if (last && compare(last[0] as Seat, seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}
