/** Clause 2.8: side A for two or three players, side B for four. */
const SIDES = {
  A: { rounds: 15, every: 5 },
  B: { rounds: 12, every: 4 },
} as const;

export const SLOTS = 3;
/** 4.3.4 */
export const MOST_IN_SHARE = 3;

function sideFor(seats: number): { readonly rounds: number; readonly every: number } {
  return seats > 3 ? SIDES.B : SIDES.A;
}

export function roundsFor(seats: number): number {
  return sideFor(seats).rounds;
}

/** After this round there is a boarding. */
export function isBoardingRound(seats: number, round: number): boolean {
  return round % sideFor(seats).every === 0;
}

/** How many boardings are still to come, that of this round included. */
export function boardingsLeft(seats: number, round: number): number {
  const { rounds, every } = sideFor(seats);
  return Math.floor((rounds - round) / every) + 1;
}

/** How many rounds are still to be played before the next boarding, this one included. */
export function roundsToBoarding(seats: number, round: number): number {
  const { every } = sideFor(seats);
  return every - ((round - 1) % every);
}
