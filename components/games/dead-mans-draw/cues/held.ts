import { staysInTheAir, type Flight, type Way } from './moves';

/** Their lights go on burning. */
export const LIT: ReadonlySet<Way> = new Set(['accuse', 'doom']);

/**
 * Cards that hang in the air while something else happens: the card that sinks the row waits for what the chain saves.
 * `held` are the flights that left them there.
 */
export function stillHeld(held: readonly Flight[], flights: readonly Flight[]): Flight[] {
  const moved = new Set(flights.map(({ card }) => card));
  return held
    .filter(({ card }) => !moved.has(card))
    .map(({ card, way, to }) => ({ card, way: LIT.has(way) ? way : 'slide', from: to, to, at: 0, for: 0 }));
}

/** What hangs in the air after these flights, and what has hung there before. */
export function heldAfter(held: readonly Flight[], flights: readonly Flight[]): Flight[] {
  return [...stillHeld(held, flights), ...flights.filter(staysInTheAir)];
}
