import type { ComponentType } from 'react';
import type { GameId } from '@/engine';
import { DeadMansDrawCompanion } from '@/components/games/dead-mans-draw/companion/DeadMansDrawCompanion';
import { SeaOfCloudsCompanion } from '@/components/games/sea-of-clouds/companion/SeaOfCloudsCompanion';
import { SevenSeasCompanion } from '@/components/games/seven-seas/companion/SevenSeasCompanion';

/** The games whose boxes have a companion, and what it looks like. */
export const TRACKERS = {
  'dead-mans-draw': DeadMansDrawCompanion,
  'sea-of-clouds': SeaOfCloudsCompanion,
  'seven-seas': SevenSeasCompanion,
} as const satisfies Partial<Record<GameId, ComponentType>>;
export type Tracked = keyof typeof TRACKERS;

export function isTracked(id: string): id is Tracked {
  return Object.hasOwn(TRACKERS, id);
}
