import type { Layout, Scenario } from '../data/scenario';
import { owning, withValue } from './paths';

/** A list of a layout with what it holds now, its own from then on. */
export function list<K extends 'islands' | 'forts' | 'royalPorts'>(
  scenario: Scenario,
  index: number,
  key: K,
  change: (now: readonly NonNullable<Layout[K]>[number][]) => readonly NonNullable<Layout[K]>[number][],
): Scenario {
  const own = owning(scenario, index, key);
  const now = (own.layouts[index]?.[key] ?? []) as readonly NonNullable<Layout[K]>[number][];
  return withValue(own, `layouts[${index}].${key}`, change(now));
}
