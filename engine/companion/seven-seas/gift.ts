import type { Seat } from '@/engine/core/game';
import type { Rank } from '@/engine/games/seven-seas/data/characters';
import type { SevenSeasSheet } from './sheet';

/** 4.4.1, 4.4.2, 4.4.4: how often the gift of the called character comes to this player. */
export function giftParts({ players, chosen, rank, first }: SevenSeasSheet, seat: Seat): number {
  if (chosen.filter((one) => one === rank).length !== 1 || chosen[seat] !== rank) return 0;
  if (players.length === 2) return seat === first ? 1 : 0;
  return seat === first ? 2 : 1;
}

/** 4.3.4: who chose it, the First Player first, then clockwise. */
export function actorsOf({ players, chosen, first }: SevenSeasSheet, rank: Rank): Seat[] {
  const order = players.map((_, i) => (first + i) % players.length);
  return rank === 0 ? [] : order.filter((seat) => chosen[seat] === rank);
}

/** Whose activation of the called character is not booked yet. */
export function actorOf(sheet: SevenSeasSheet): Seat | null {
  return actorsOf(sheet, sheet.rank).find((seat) => (sheet.acted & (1 << seat)) === 0) ?? null;
}
