import i18next from 'i18next';
import type { Words } from '@/components/i18n/words';
import { spokenName } from '@/components/setup/crew';
import type { Seat, SeatSetup } from '@/engine';

export { emblemOf } from './emblem-of';

/** A match from outside may hold a seat that nobody has named. */
export function nameOf(seats: readonly SeatSetup[], seat: Seat): string {
  return spokenName(seats[seat]?.name ?? '', i18next.t as unknown as Words) || String(seat + 1);
}
