import type { IconName } from './generated/icons';
import { TOKENS } from './generated/tokens';

export type SeatColour = keyof typeof TOKENS.seats;

export interface SeatLook {
  readonly id: SeatColour;
  readonly color: string;
  /** What is drawn on the colour. */
  readonly on: string;
  readonly emblem: IconName;
}

/** The eight emblems in their order: the shape is the first sign, the colour the second. */
export const SEAT_COLOURS = (Object.keys(TOKENS.seats) as SeatColour[]).sort(
  (a, b) => TOKENS.seats[a].order - TOKENS.seats[b].order,
);

export function seatLook(id: SeatColour): SeatLook {
  const { color, on, emblem } = TOKENS.seats[id];
  return { id, color, on, emblem };
}
