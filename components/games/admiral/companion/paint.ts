import { SEAT_COLOURS, type SeatColour } from '@/components/art/seats';
import type { AdmiralSheet } from '@/engine/companion/admiral/sheet';

/** Sails and flags of a player: the colour of his emblem. */
export function paintOf({ players }: Pick<AdmiralSheet, 'players'>, seat: number): SeatColour {
  return SEAT_COLOURS[(players[seat]?.emblem ?? 1) - 1] ?? 'coral';
}
