import type { Words } from '@/components/i18n/words';
import type { Seat, SeatSetup } from '@/engine';
import { nameOf, youAt } from './people/seats';

/** Who listens, and in which language. */
export interface Teller {
  readonly t: Words;
  readonly seats: readonly SeatSetup[];
}

type Roles = Readonly<Record<string, Seat>>;
type Named<R> = { readonly [role in keyof R]: string };

/** Within a sentence: a name, or "you". */
export function whom(seat: Seat, { t, seats }: Teller): string {
  return seat === youAt(seats) ? t('app:you.within') : nameOf(seats, seat);
}

/** In a list within a sentence. */
export const namesOf = (list: readonly Seat[], teller: Teller): string =>
  list.map((seat) => whom(seat, teller)).join(', ');

/**
 * The names of a sentence: of the one who does something, and of those it is done to. One of them may be "you". Then the
 * sentence has another form, if there is one: `_you` where you do it, `_yours` where it is done to you.
 */
export function cast<D extends Roles, O extends Roles = Record<never, Seat>>(
  teller: Teller,
  does: D,
  others: O = {} as O,
): Named<D & O> & { readonly context?: string } {
  const you = youAt(teller.seats);
  const isYou = (roles: Roles) => Object.values(roles).some((seat) => seat === you);
  const first = (seat: Seat) => (seat === you ? teller.t('app:you.start') : nameOf(teller.seats, seat));
  const named = (roles: Roles, word: (seat: Seat) => string) =>
    Object.fromEntries(Object.entries(roles).map(([role, seat]) => [role, word(seat)]));
  const context = isYou(does) ? 'you' : isYou(others) ? 'yours' : null;
  const names = { ...named(does, first), ...named(others, (seat) => whom(seat, teller)) } as Named<D & O>;
  return context ? { ...names, context } : names;
}
