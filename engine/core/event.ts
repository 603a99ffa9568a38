import type { Event, Seat } from './game';

/** The event as one seat may hear it; null is a bystander. */
export function eventFor<E extends Event>(event: E, seat: Seat | null): E {
  if (event.own === undefined) return event;
  const { own, ...open } = event;
  const mine = seat === null ? undefined : own[seat];
  return (mine === undefined ? open : { ...open, ...mine }) as E;
}
