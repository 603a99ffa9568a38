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

const byId: ReadonlyMap<string, Scenario> = new Map([...SCENARIOS, ...LESSONS].map((one) => [one.id, one]));

/** More than can be kept: a wall of charts shows all of them at a time. */
const MOST_OPEN = 40;
const opened = new Map<string, Scenario>();

export function isOwn(scenario: string): boolean {
  return !byId.has(scenario);
}

/** Null: the text is none of a scenario. */
export function idOf(option: string): string | null {
  try {
    const { id } = scenarioFrom(option);
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** By what results are counted: own scenarios are told apart from those of the app, whatever their files call them. */
export function variantOf(option: string): string {
  return isOwn(option) ? `own:${scenarioFrom(option).id}` : option;
}

/** What an option of a match names: one that comes with the game by its id, else the whole text, which was read before. */
export function scenarioFrom(option: string): Scenario {
  const known = byId.get(option) ?? opened.get(option);
  if (known) return known;
  const scenario = JSON.parse(option) as Scenario;
  if (opened.size >= MOST_OPEN) opened.clear();
  opened.set(option, scenario);
  return scenario;
}
