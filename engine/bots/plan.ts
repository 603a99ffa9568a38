import type { Action, Game, View } from '@/engine/core/game';
import { hashOf } from '@/engine/core/hash';

/** An answer to come, and the hash of the view for which it was thought out. */
export interface PlannedStep {
  readonly seen: string;
  readonly action: Action;
}

/** The rest of a turn that has been thought through. Plain data: it also travels to the worker and back. */
export type Plan = readonly PlannedStep[];

export function seen(view: View): string {
  return hashOf(view);
}

/** The answer that the plan has for what the seat sees now, among those it may give; none where anything came another way. */
export function plannedAnswer(
  game: Game,
  plan: Plan | undefined,
  view: View,
  legal: readonly Action[],
): Action | undefined {
  const step = plan?.[0];
  if (!step || step.seen !== seen(view)) return undefined;
  const text = game.describe(step.action);
  return legal.find((action) => game.describe(action) === text);
}
