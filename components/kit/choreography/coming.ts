import type { Event } from '@/engine';

/** An event that will be played. */
export interface Coming {
  readonly event: Event;
  readonly known: boolean;
  /** A curtain closes behind it: until it is opened, even who has acted sees only what everybody may. */
  readonly covered: boolean;
  /** Everything that its action led to, and which of it this is. */
  readonly all: readonly Event[];
  readonly at: number;
}

/** The events of one action, in order; `known`: so many of them have been seen before. */
export const coming = (events: readonly Event[], { known = 0, covered = false } = {}): Coming[] =>
  events.map((event, at, all) => ({ event, known: at < known, covered, all, at }));
