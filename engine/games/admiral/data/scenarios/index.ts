import type { Scenario } from '../scenario';
import { MINI_1, MINI_2, MINI_3 } from './mini';

/** The scenarios that come with the game, in the order in which they are learned (16.1). */
export const SCENARIOS: readonly Scenario[] = [MINI_1, MINI_2, MINI_3];

export function scenarioFrom(id: string): Scenario {
  return SCENARIOS.find((one) => one.id === id) as Scenario;
}
