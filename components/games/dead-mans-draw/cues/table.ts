import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import type { DeadMansDrawCue } from './build';

type EventType = DeadMansDrawEvent['type'];

export interface ToldOf<T extends EventType> {
  readonly event: Extract<DeadMansDrawEvent, { type: T }>;
  readonly before: DeadMansDrawView;
  readonly after: DeadMansDrawView;
}

export type CueTable = { readonly [T in EventType]: (told: ToldOf<T>) => DeadMansDrawCue };

/** The part of the table that a file answers for. */
export type CuesOf<T extends EventType> = Pick<CueTable, T>;
