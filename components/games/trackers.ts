import type { ComponentType } from 'react';
import type { GameId } from '@/engine';
import { AdmiralCompanion } from './admiral/companion/AdmiralCompanion';
import { DeadMansDrawCompanion } from './dead-mans-draw/companion/DeadMansDrawCompanion';
import { SeaOfCloudsCompanion } from './sea-of-clouds/companion/SeaOfCloudsCompanion';
import { SevenSeasCompanion } from './seven-seas/companion/SevenSeasCompanion';
import { WorldsEndCompanion } from './worlds-end/companion/WorldsEndCompanion';

/** The companion of each box that has one (`tracker` of its module). Apart from the modules: a browser fetches all of them when the first is opened. */
export const TRACKERS: Readonly<Partial<Record<GameId, ComponentType>>> = {
  'dead-mans-draw': DeadMansDrawCompanion,
  'sea-of-clouds': SeaOfCloudsCompanion,
  'seven-seas': SevenSeasCompanion,
  'worlds-end': WorldsEndCompanion,
  admiral: AdmiralCompanion,
};
