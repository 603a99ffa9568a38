/** 2.11 */
export const EVENTS = [
  'armada',
  'kraken',
  'convoy',
  'calm',
  'quiet',
  'auction',
  'profit',
  'calypso',
  'storm',
  'raid',
] as const;
export type EventId = (typeof EVENTS)[number];

/** By the sum of the dice. */
const BY_SUM: Readonly<Record<number, EventId>> = {
  3: 'kraken',
  4: 'convoy',
  5: 'calm',
  6: 'quiet',
  7: 'auction',
  8: 'profit',
  9: 'calypso',
  10: 'storm',
  11: 'raid',
};

/** 4.3.2: a double is the armada, whatever its sum. */
export function eventFor(one: number, other: number): EventId {
  return one === other ? 'armada' : (BY_SUM[one + other] as EventId);
}

/** `doubleAlsoSum`: what a double brings beside the armada; null for 2 and 12. */
export function sumEventOf(double: number): EventId | null {
  return BY_SUM[2 * double] ?? null;
}
