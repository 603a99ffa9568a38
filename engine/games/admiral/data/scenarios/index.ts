import type { Scenario } from '../scenario';
import { JOLLY_ROGER } from './jolly-roger';
import { SEA_ON_FIRE } from './sea-on-fire';
import { FIRST_BATTLE } from './first-battle';
import { LESSONS } from './lessons';
import { MINI_1, MINI_2, MINI_3 } from './mini';
import { OLD_PIRATE } from './old-pirate';
import { PEARL_SHOALS } from './pearl-shoals';

/** The scenarios that come with the game, in the order in which they are learned (16.1). */
export const SCENARIOS: readonly Scenario[] = [
  MINI_1,
  MINI_2,
  MINI_3,
  FIRST_BATTLE,
  PEARL_SHOALS,
  OLD_PIRATE,
  JOLLY_ROGER,
  SEA_ON_FIRE,
];

export function scenarioFrom(id: string): Scenario {
  return [...SCENARIOS, ...LESSONS].find((one) => one.id === id) as Scenario;
}
