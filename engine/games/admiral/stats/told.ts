import type { Game } from '@/engine/core/game';
import { Match, type SavedMatch } from '@/engine/core/match';
import { admiral } from '..';
import type { AdmiralEvent } from '../events';
import type { AdmiralOptions } from '../options';

/** Plays a match again, event by event. Throws like `Match.replay` where it cannot be told. */
export function tell(saved: SavedMatch, hear: (event: AdmiralEvent, options: AdmiralOptions) => void): Match {
  return Match.replay(admiral as unknown as Game, saved, (_, events, { options }) => {
    for (const event of events) hear(event as unknown as AdmiralEvent, options as unknown as AdmiralOptions);
  });
}
