import i18next from 'i18next';
import type { Words } from '@/components/i18n/words';
import { spokenName } from '@/components/setup/crew';
import type { Seat, SeatSetup } from '@/engine';

/** A match from outside may hold a seat that nobody has named. */
export function nameOf(seats: readonly SeatSetup[], seat: Seat): string {
  return spokenName(seats[seat]?.name ?? '', i18next.t as unknown as Words) || String(seat + 1);
}

/** 1..8: the sign that was chosen, otherwise that of the place. A text from outside may name a sign that is none. */
export function emblemOf(seats: readonly SeatSetup[], seat: Seat): number {
  const chosen = seats[seat]?.emblem ?? 0;
  return chosen >= 1 && chosen <= 8 ? chosen : (seat % 8) + 1;
}
