import i18next from 'i18next';
import type { Words } from '@/components/i18n/words';
import { calledInCrew, spokenName } from './newcomers';
import type { Seat, SeatSetup } from '@/engine';

export { emblemOf } from './emblem-of';

/** A match from outside may hold a seat that nobody has named. */
export function nameOf(seats: readonly SeatSetup[], seat: Seat): string {
  const t = i18next.t as unknown as Words;
  return spokenName(calledInCrew(seats, t)[seat]?.name ?? '', t) || String(seat + 1);
}

/** The seat of an only person: it is spoken to, not of. Null: several play here, or none does. */
export function youAt(seats: readonly SeatSetup[]): Seat | null {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}
