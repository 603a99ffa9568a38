import type { Game } from '@/engine/core/game';
import { Match, type LogEntry, type SavedMatch } from '@/engine/core/match';
import { worldsEnd } from '..';
import type { WorldsEndEvent } from '../events';
import type { WorldsEndOptions } from '../options';

interface Told {
  readonly entry: LogEntry;
  readonly options: WorldsEndOptions;
}

/** Plays a match again, event by event. Throws like `Match.replay` where it cannot be told. */
export function tell(saved: SavedMatch, hear: (event: WorldsEndEvent, told: Told) => void): Match {
  return Match.replay(worldsEnd as unknown as Game, saved, (entry, events, { options }) => {
    for (const event of events) {
      hear(event as unknown as WorldsEndEvent, { entry, options: options as unknown as WorldsEndOptions });
    }
  });
}
